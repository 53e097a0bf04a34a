import { classNames } from './class-names.ts'
import styles from './skeleton.module.css'

type SkeletonProps = { shape?: 'line' | 'block' | 'circle' | undefined; className?: string | undefined }

/** A soft place-holder while something loads; its size comes from the class name. Say "loading" elsewhere, once. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return <span aria-hidden="true" className={classNames(styles.skeleton, styles[shape], className)} />
}
