import { moderationCopy as copy } from '#lib/copy/moderation.ts'

import styles from './key-help.module.css'
import parts from './parts.module.css'
import type { QueueKeys } from './use-queue-keys.ts'

/** The dialog that lists the keyboard shortcuts, with a checkbox that turns them off. */
export function KeyHelp({ keys }: { keys: QueueKeys }) {
  const { help, isOn, switchTo } = keys
  return (
    <>
      <button type="button" onClick={() => help.current?.showModal()} className={styles.opener}>
        {copy.keys}
      </button>
      <dialog ref={help} aria-labelledby="atalhos" className={styles.dialog}>
        <h2 id="atalhos" className={parts.subheading}>
          {copy.keys}
        </h2>
        <dl className={styles.keys}>
          {copy.keyList.map(([names, action]) => (
            <div key={action}>
              <dt>
                {names.map((name) => (
                  <kbd key={name}>{name}</kbd>
                ))}
              </dt>
              <dd>{action}</dd>
            </div>
          ))}
        </dl>
        <label className={styles.switch}>
          <input type="checkbox" checked={isOn} onChange={({ target }) => switchTo(target.checked)} />
          {copy.keysOn}
        </label>
        <button type="button" onClick={() => help.current?.close()} className={parts.button}>
          {copy.close}
        </button>
      </dialog>
    </>
  )
}
