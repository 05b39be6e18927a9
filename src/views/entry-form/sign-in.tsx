import { css } from '@emotion/react'
import { hasDeclined } from '#machines/entry-form/selectors.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { GatewayForm } from './gateway-form.tsx'
import { ClosedWay, PhoneForm } from './lazy-screens.tsx'
import { useClosedWays, type Way } from './use-closed-ways.ts'

const tabs: readonly { id: Way; label: string }[] = [
  { id: 'esia', label: 'Через Госуслуги' },
  { id: 'phone', label: 'По телефону' },
]
const lead = css`color: var(--ink-soft);`

/** Two ways in (2.6-02). */
export function SignIn({ active, purpose }: { active: Way; purpose: string }) {
  const form = useActor('entryForm')
  const closed = useClosedWays()
  const declined = useView('entryForm', hasDeclined)
  return (
    <>
      <p css={lead}>{purpose}</p>
      {declined && <p role="status">Вы отменили вход через Госуслуги.</p>}
      <Tabs label="Способ входа" tabs={tabs} active={active} onPick={(tab) => form.send({ type: 'tab.chosen', tab })}>
        {closed.has(active) ? (
          <ClosedWay way={active} isOnly={closed.size === tabs.length} />
        ) : active === 'esia' ? (
          <GatewayForm action="Войти через Госуслуги">
            <p>Нужна подтверждённая учётная запись.</p>
          </GatewayForm>
        ) : (
          <PhoneForm hint="Пришлём код на номер, который знает фонд." />
        )}
      </Tabs>
    </>
  )
}
