const WIDTHS = [160, 320, 640, 1080]
const NO_PHOTO = '/img/sem-foto'

// A constant of the build (next.config.mjs); empty in development.
declare const PICTURE_VERSION: string

type PictureProps = {
  src: string
  alt: string
  width: number
  height: number
  sizes?: string | undefined
  widths?: readonly number[] | undefined
  priority?: boolean | undefined
  className?: string | undefined
}

/**
 * A picture of the shop (`/img/name` without extension: AVIF files `name-<width>`, and one WebP file for browsers without AVIF;
 * docs/decisions/0006), or a plain `<img>` for any other address. `width` and `height` (pixels) only set the aspect ratio, which prevents layout shifts.
 */
export function Picture({
  src,
  alt,
  width,
  height,
  sizes,
  widths = WIDTHS,
  priority,
  className,
}: PictureProps) {
  const base = src || NO_PHOTO
  const image = {
    width,
    height,
    className,
    ...(priority
      ? { fetchPriority: 'high' as const }
      : { loading: 'lazy' as const, decoding: 'async' as const }),
  }
  // `loading` comes before `src`: WebKit starts the download at the first attribute it reads.
  if (!isShopPicture(base)) return <img {...image} alt={alt} src={base} />
  const name = versioned(base)
  const srcSet = widths.map((each) => `${name}-${each}.avif ${each}w`).join(', ')
  const fallbackWidth = widths[2] ?? widths.at(-1)
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      <img {...image} alt={alt} src={`${name}-${fallbackWidth}.webp`} />
    </picture>
  )
}

/** Whether a picture belongs to the shop and therefore has files of several widths. */
export function isShopPicture(src: string) {
  return /^\/img\/[^.]+$/.test(src)
}

/** The name of a picture of the shop with the version of all pictures, so that browsers keep its files for ever (R78). */
export function versioned(name: string) {
  return PICTURE_VERSION ? name.replace('img', `img/${PICTURE_VERSION}`) : name
}
