import { classNames } from '#components/ui/class-names.ts'
import { moderationOrdersCopy as copy } from '#lib/copy/moderation-orders.ts'
import { moderationPaths } from '#lib/routes/moderation-paths.ts'
import { TEAM_ROLES } from '#lib/shop/owner-orders.ts'
import parts from './parts.module.css'

/** Asks a moderator for name and role before an address is shown, because all moderators share one password. */
export function TeamMemberForm({ number, formToken }: { number: number; formToken: string }) {
  return (
    <section aria-labelledby="quem">
      <h2 id="quem" className={parts.subheading}>
        {copy.who}
      </h2>
      <p className={parts.intro}>{copy.hidden}</p>
      <form method="post" action={moderationPaths.orderTeamMember} className={parts.filter}>
        <input type="hidden" name="ficha" value={formToken} />
        <input type="hidden" name="numero" value={number} />
        <label className={parts.label}>
          {copy.name}
          <input
            name="nome"
            required
            minLength={2}
            maxLength={60}
            autoComplete="name"
            className={parts.control}
          />
        </label>
        <label className={parts.label}>
          {copy.role}
          <select name="funcao" required defaultValue="" className={parts.control}>
            <option value="">{copy.choose}</option>
            {TEAM_ROLES.map((role) => (
              <option key={role} value={role}>
                {copy.roles[role]}
              </option>
            ))}
          </select>
        </label>
        <button className={classNames(parts.button, parts.positive)}>{copy.reveal}</button>
      </form>
    </section>
  )
}
