import { css } from '@emotion/react'
import { fullName, profileOf } from '#domain/account.ts'
import { me } from '#machines/client/selectors.ts'
import { operatorName } from '#machines/session/selectors.ts'
import { useActor, useMaybeView, useView } from '#system/react/system.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { eye } from '#ui/icons.ts'

const banner = css`border-bottom: 1px solid var(--lantern); background: var(--lantern-soft);`
const inner = css`
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 24px; padding-block: 8px;
  p { display: flex; gap: 12px; min-width: 0; flex: 1 1 16rem; }
  svg { flex: none; color: var(--lantern); }
`

type MimicBannerProps = {
  /** As wide as the page is. */
  className?: string | undefined
}

/** Says that an employee is looking at a client's account, and how to leave it (6-05). */
export function MimicBanner({ className }: MimicBannerProps) {
  const session = useActor('session')
  const operator = useView('session', operatorName)
  const client = useMaybeView('client', me, null)
  return (
    <aside css={banner} aria-label="Режим просмотра">
      <div css={inner} className={className}>
        <p>
          <Icon path={eye} />
          <span>
            <strong>Режим просмотра.</strong> {client && <>Кабинет клиента: {fullName(profileOf(client))}. </>}
            {operator && <>Сотрудник: {operator}. </>}Изменить здесь ничего нельзя.
          </span>
        </p>
        <Button kind="secondary" size="small" onClick={() => session.send({ type: 'signOut.requested' })}>
          Выйти из режима
        </Button>
      </div>
    </aside>
  )
}
