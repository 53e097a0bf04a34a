import { PageData } from '#components/analytics/page-data.tsx'
import { SearchForm } from '#components/search/search-form.tsx'
import { NotFoundView } from '#components/shell/not-found-view.tsx'
import { brand } from '#lib/host/brand.ts'
import { host } from '#lib/host/host.ts'
import { loadFooterMenu, loadMenu } from '#lib/pages/loaders.ts'
import type { MenuItem } from '#lib/client/store/menus.ts'
import { langOfParam } from '#lib/routes/lang.ts'

function flattenMenu(items: MenuItem[]): MenuItem[] {
  return items.flatMap((item) => [...flattenMenu(item.items), item])
}

/** The not-found page; `nearest` is the path of a page to suggest (spec section 2). */
export async function notFoundPage(param: string, nearest?: string) {
  const lang = langOfParam(param)
  const { mainMenu, popularMenu } = host().env.blocks
  const [main, foot, popular] = await Promise.all([
    loadMenu(lang, mainMenu),
    loadFooterMenu(lang),
    loadMenu(lang, popularMenu),
  ])
  // Suggests only pages of the menus: anyone can request this internal address with any path.
  const suggestion = nearest && flattenMenu([...main, ...foot]).find(({ path }) => path === nearest)
  return (
    <>
      <PageData payload={{ nivel: '404', brand: host().env.brandName }} />
      <NotFoundView
        lang={lang}
        text={brand().words?.notFound?.[lang]}
        nearest={suggestion || undefined}
        search={<SearchForm lang={lang} id="busca-pagina" variant="page" />}
        popular={popular.filter(({ path, url }) => path ?? url)}
      />
    </>
  )
}
