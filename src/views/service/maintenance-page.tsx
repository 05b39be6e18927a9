import { css } from '@emotion/react'
import { longMoment } from '#domain/long-moment.ts'
import { maintenanceEnd } from '#machines/navigation/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { Icon } from '#ui/icon.tsx'
import { clock } from '#ui/icons.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { HotlineLink } from './hotline-link.tsx'
import { PageCard } from './page-card.tsx'

const end = css`
  display: flex; gap: 12px; align-items: center; padding: 16px; border-radius: var(--control-radius); background: var(--mist);
  font-size: var(--type-18); font-weight: 500; font-variant-numeric: tabular-nums;
  > svg { color: var(--deep); }
`
const soft = css`color: var(--ink-soft);`

/** What the browser's tab is called. */
export const tabTitle = 'Технические работы'

/** /lk/maintenance: until when, where that is known, and that the page will lead back by itself (2.2-06). */
export function Page() {
  const until = longMoment(useView('navigation', maintenanceEnd))
  return (
    <PageCard>
      <PageHeading>Идут технические работы</PageHeading>
      <p>Сайт и личный кабинет ненадолго закрыты. Деньги на счетах и поданные заявления в сохранности.</p>
      {until !== '' && (
        <p css={end}>
          <Icon path={clock} />
          <span>Планируем закончить {until} по московскому времени</span>
        </p>
      )}
      <p>Обновлять страницу не нужно: когда работы закончатся, она сама вернёт вас туда, куда вы шли.</p>
      <p css={soft}>
        Срочный вопрос? Позвоните: <HotlineLink />.
      </p>
    </PageCard>
  )
}
