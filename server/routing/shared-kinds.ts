import type { PageKind } from '#lib/routes/page-kind.ts'

/** The kinds of pages that the processes of a shop have looked up in the store, for a day. Neither method rejects. */
export interface SharedKinds {
  kindOf(path: string): Promise<PageKind | undefined>
  storeKind(path: string, kind: PageKind): Promise<void>
}
