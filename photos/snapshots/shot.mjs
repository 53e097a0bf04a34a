/** How a phone is held. */
export const TALL = [600, 800]
export const WIDE = [800, 600]

const SAMPLES = 8

/** A model at a place, turned by degrees about the upright. */
export const at = (as, place, more = {}, turn = 0) => ({ as, at: place, turn: [0, 0, turn], ...more })

/** A pack of the catalogue (plan/packs.mjs) at a place. */
export const put = ({ thing }, x, y, turn = 0, z = 0) => ({ ...thing, at: [x, y, z], turn: [0, 0, turn] })

/** A window or a tube that shines towards a place. */
export const area = (from, toward, size, power, colour) => ({ at: from, toward, size, power, colour })

/** A picture in a room; `look` is what the phone makes of it (film.mjs). */
export const snapshot = (size, room, phone, things, look) => ({
  size,
  samples: SAMPLES,
  light: room.light,
  phone,
  things: [...things, ...room.things],
  look,
})
