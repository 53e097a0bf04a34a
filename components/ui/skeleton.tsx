import { classNames } from './class-names.ts'
import styles from './skeleton.module.css'

type SkeletonProps = { shape?: 'line' | 'block' | 'circle' | undefined; className?: string | undefined }

/** A placeholder while content loads, sized by `className`. It is hidden from screen readers: announce "loading" once elsewhere. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return <span aria-hidden="true" className={classNames(styles.skeleton, styles[shape], className)} />
}
