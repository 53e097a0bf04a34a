import type { StoreContext } from './store.ts'
import type { StoredSettings } from './stored-settings.ts'

/** GET settings: the stored settings with the tag ids of the configuration (contract 4.1). */
export async function settingsDocument({ rules, config }: StoreContext): Promise<StoredSettings> {
  const { configuracoes } = (await rules()).settings
  const gtm = config.tags?.gtm ?? configuracoes.google.ga.gtm
  const id = config.tags?.pixel ?? configuracoes.pixelFacebook.id
  return { configuracoes: { ...configuracoes, google: { ga: { gtm } }, pixelFacebook: { id } } }
}
