import { Button } from '#components/ui/button.tsx'
import { Link } from '#components/ui/link.tsx'
import { profileCopy } from '#lib/copy/profile.ts'
import type { Lang } from '#lib/routes/lang.ts'
import { pagePaths } from '#lib/routes/page-paths.ts'
import { localePath } from '#lib/routes/paths.ts'
import { mask } from '#lib/shop/masks.ts'
import type { SavedAddress } from '#lib/shop/profile.ts'
import type { RejectedForm } from '#lib/shop/rejected-form.ts'
import { AddressForm } from './address-form.tsx'
import styles from './profile.module.css'
import sheet from './sheet.module.css'

type ProfileAddressesProps = {
  lang: Lang
  addresses: readonly SavedAddress[]
  /** The id of the address that the visitor changes; '' for a new one. */
  edited: string
  rejected: RejectedForm | undefined
}

/** The addresses of an account, and the form for a new one or for the one that is changed. */
export function ProfileAddresses({ lang, addresses, edited, rejected }: ProfileAddressesProps) {
  const copy = profileCopy[lang]
  const page = localePath(lang, pagePaths.profile())
  const address = addresses.find(({ id }) => id === edited)
  return (
    <section className={sheet.card} aria-labelledby="titulo-enderecos">
      <h2 id="titulo-enderecos">{copy.addresses}</h2>
      {addresses.length === 0 ? <p>{copy.noAddress}</p> : null}
      <ul role="list" className={styles.addresses}>
        {addresses.map((saved) => (
          <li key={saved.id}>
            <span>{lineOf(saved)}</span>
            <div className={styles.actions}>
              <Link href={`${page}?endereco=${saved.id}#entrega`}>
                {copy.edit} <span className="visually-hidden">{copy.theAddress(lineOf(saved))}</span>
              </Link>
              <form method="post" action={localePath(lang, pagePaths.profileAddressRemove())}>
                <input type="hidden" name="id" value={saved.id} />
                <Button type="submit" variant="quiet" size="small">
                  {copy.remove} <span className="visually-hidden">{copy.theAddress(lineOf(saved))}</span>
                </Button>
              </form>
            </div>
          </li>
        ))}
      </ul>
      <div id="entrega" className={styles.form}>
        <h3>{address ? copy.editAddress : copy.newAddress}</h3>
        <AddressForm
          key={address?.id ?? ''}
          lang={lang}
          rejected={rejected}
          address={address ?? {}}
          action={pagePaths.profileAddress()}
          isForOrder={false}
          submit={copy.saveAddress}
        >
          {address ? <input type="hidden" name="id" value={address.id} /> : null}
        </AddressForm>
        {address ? <Link href={page}>{copy.cancel}</Link> : null}
      </div>
    </section>
  )
}

function lineOf({ logradouro, numero, complemento, bairro, cidade, uf, cep }: SavedAddress): string {
  const street = [logradouro, numero, complemento].filter(Boolean).join(', ')
  return [street, bairro, `${cidade}, ${uf}`, mask('postalCode', cep)].filter(Boolean).join(' · ')
}
