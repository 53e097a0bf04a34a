import type { Env } from '#lib/config/env.ts'
import { createPageAnswers, type PageAnswers } from './answer.ts'
import { createEdgeHeaders } from './cdn/edge-headers.ts'
import { createFinishPage, type FinishPage } from './finished-page/finished-page.ts'
import { readStyleSheets } from './finished-page/inline-styles.ts'
import { createDeferredSheets, type DeferredSheets } from './finished-page/deferred-sheet.ts'
import type { Observer } from './observability/observer.ts'
import type { OutagePages } from './outage-page.ts'
import { NotFoundPages } from './page-store/not-found-pages.ts'
import { PageAddresses } from './page-store/page-addresses.ts'
import { PageEncodings } from './page-store/page-encodings.ts'
import { PageRefresher } from './page-store/page-refresher.ts'
import { PageStore, setPageStore } from './page-store/page-store.ts'
import { createSendCopy } from './page-store/send-copy.ts'
import { createPagePolicy } from './policy/page-policy.ts'

const MIB = 1024 * 1024
// With PAGE_CACHE_MB=0 Next handles every visit, still from its stored copies.
const COPIES_OF_NEXT_MB = 64
// The compressed forms of a page, Brotli and gzip, take about an eighth of the memory of the page.
const SHARE_OF_FORMS = 1 / 8

/** The finished pages of the process and everything that responds with them or changes them (docs/decisions/0047). */
export interface PageService {
  store: PageStore
  addresses: PageAddresses
  notFoundPages: NotFoundPages
  refresher: PageRefresher
  answers: PageAnswers
  finish: FinishPage
  deferredSheets: DeferredSheets
  /** Filled by `loadOutagePages` once the server listens. */
  outagePages: OutagePages
}

interface Surroundings {
  dev: boolean
  /** The server's own address. */
  origin: string
  observer: Observer
  isListening: () => boolean
}

/** Creates the page service and makes its store the one that Next's cache handler fills. */
export function createPageService(
  env: Env,
  { dev, origin, observer, isListening }: Surroundings,
): PageService {
  const styleSheets = dev ? new Map() : readStyleSheets('.next/static')
  const deferredSheets = createDeferredSheets(styleSheets)
  const finish = createFinishPage(styleSheets, createPagePolicy(env), deferredSheets, env.pageStepsOff)
  const bytes = (env.pageCacheMb || COPIES_OF_NEXT_MB) * MIB
  const store = new PageStore(bytes * (1 - SHARE_OF_FORMS), Date.now, finish)
  setPageStore(store)
  const addresses = new PageAddresses()
  const notFoundPages = new NotFoundPages()
  const refresher = new PageRefresher(origin, store, isListening)
  const outagePages: OutagePages = {}
  const send = createSendCopy(
    new PageEncodings(bytes * SHARE_OF_FORMS),
    createEdgeHeaders(env.edge),
    observer.page,
  )
  // Reports only renders of this process: for a copy that another process has rendered, the two times differ (docs/decisions/0070).
  store.onStored((page) => page.asOf === page.renderedFrom && observer.stored(page))
  const refreshesAll = env.pageCacheMb > 0
  const answers = createPageAnswers({
    store,
    addresses,
    notFoundPages,
    refresher,
    outagePages,
    finish,
    send,
    refreshesAll,
  })
  return { store, addresses, notFoundPages, refresher, answers, finish, deferredSheets, outagePages }
}
