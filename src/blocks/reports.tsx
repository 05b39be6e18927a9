import { css } from '@emotion/react'
import * as z from 'zod/mini'
import { useVisitorKind } from '#system/react/use-visitor-kind.ts'
import { stack } from '#ui/layout.ts'
import { lazyWithFallback } from '#ui/lazy-with-fallback.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { block } from './kit/block.tsx'
import { BlockHeading, Under } from './kit/heading.tsx'
import { flow } from './kit/page-grid.ts'
import { optionalText, usable } from './kit/params.ts'
import { SignInInvitation } from './parts/sign-in-invitation.tsx'

const list = css`${stack(24)} max-width: 52rem;`
const card = css`height: 22rem;`

/** Stands where the reports will be while they are on their way. */
const OrdersSkeleton = ({ count }: { count: number }) => (
  <Loading css={list} label="Отчёты загружаются…">
    <Skeleton css={card} shape="card" count={count} />
  </Loading>
)

/** Reports that content may offer. */
const reportKinds = ['account-statement', 'tax-deduction'] as const
export type ReportKind = (typeof reportKinds)[number]

const params = z.object({ title: optionalText, kinds: z.catch(usable(z.enum(reportKinds)), [...reportKinds]) })

const ReportOrders = lazyWithFallback(async () => (await import('./reports/orders.tsx')).ReportOrders, {
  fallback: <OrdersSkeleton count={2} />,
})

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
        {visitor === 'anonymous' && (
          <SignInInvitation title="Отчёты готовятся в личном кабинете">
            Войдите, и здесь можно будет заказать выписку и справку о взносах.
          </SignInInvitation>
        )}
        {visitor === 'joiner' && <p>Отчёты появятся, когда договор вступит в силу.</p>}
      </Under>
    </div>
  )
})
