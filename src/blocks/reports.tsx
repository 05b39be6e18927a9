import * as z from 'zod/mini'
import { useVisitorKind } from '#system/react/use-visitor-kind.ts'
import { lazyWithFallback } from '#ui/lazy-with-fallback.tsx'
import { block } from './kit/block.tsx'
import { BlockHeading, Under } from './kit/heading.tsx'
import { flow } from './kit/page-grid.ts'
import { optionalText } from './kit/params.ts'
import { usable } from './kit/usable.ts'
import { SignInInvitation } from './parts/sign-in-invitation.tsx'
import { OrdersSkeleton } from './reports/orders-skeleton.tsx'
import { reportKinds } from './reports/kinds.ts'

const params = z.object({ title: optionalText, kinds: z.catch(usable(z.enum(reportKinds)), [...reportKinds]) })

const ReportOrders = lazyWithFallback(async () => (await import('./reports/orders.tsx')).ReportOrders, { fallback: <OrdersSkeleton count={2} /> })

/** Reports that a client orders and receives as files; an anonymous visitor is invited to sign in. */
export const Block = block(params, function ReportsBlock({ params: { title, kinds } }) {
  const visitor = useVisitorKind()
  const offered = [...new Set(kinds)]
  if (offered.length === 0) return null
  return (
    <div css={flow}>
      {title && <BlockHeading>{title}</BlockHeading>}
      <Under title={title}>
        {visitor === 'client' && <ReportOrders kinds={offered} />}
        {visitor === 'unknown' && <OrdersSkeleton count={offered.length} />}
        {visitor === 'anonymous' && <SignInInvitation title="Отчёты готовятся в личном кабинете">Войдите, и здесь можно будет заказать выписку и справку о взносах.</SignInInvitation>}
        {visitor === 'joiner' && <p>Отчёты появятся, когда договор вступит в силу.</p>}
      </Under>
    </div>
  )
})
