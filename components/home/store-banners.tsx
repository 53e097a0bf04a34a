import { Link } from '#components/ui/link.tsx'
import type { StoreBanner } from '#lib/client/store/showcase.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { localePath } from '#lib/routes/paths.ts'
import styles from './store-banners.module.css'

/** The banners of a store in a row that scrolls sideways, one banner at a time (platform 3.1). */
export function StoreBanners({ banners, lang }: { banners: readonly StoreBanner[]; lang: Lang }) {
  if (banners.length === 0) return null
  return (
    <ul role="list" className={styles.row}>
      {banners.map((banner, index) => (
        <li key={index} className={styles.banner}>
          <BannerLink banner={banner} lang={lang} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  )
}

function BannerLink({ banner, lang, isFirst }: { banner: StoreBanner; lang: Lang; isFirst: boolean }) {
  const { name, picture, phonePicture, path, url } = banner
  const image = (
    <picture>
      {phonePicture && <source media="(max-width: 47.99rem)" srcSet={phonePicture} />}
      <img
        src={picture}
        alt={name}
        width={1600}
        height={600}
        loading={isFirst ? 'eager' : 'lazy'}
        className={styles.picture}
      />
    </picture>
  )
  if (path) return <Link href={localePath(lang, path)}>{image}</Link>
  if (!url) return image
  return (
    <a href={url} rel="noopener">
      {image}
    </a>
  )
}
