const LENS = 85 / 36

/** A function that returns where a point of the scene is in a picture of that width, in pixels: the camera of scene/studio.py. */
export function projection({ size: [w, h], camera: { frame, middle, pitch = 9 } }, width) {
  const a = (pitch * Math.PI) / 180
  const distance = frame * LENS
  const height = (width * h) / w
  return ([x, y, z]) => {
    const [right, back, up] = [x - middle[0], y - middle[1], z - middle[2]]
    const depth = distance + back * Math.cos(a) - up * Math.sin(a)
    const scale = ((width / frame) * distance) / depth
    return [width / 2 + right * scale, height / 2 - (back * Math.sin(a) + up * Math.cos(a)) * scale]
  }
}
