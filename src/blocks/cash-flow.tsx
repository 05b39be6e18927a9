import { css } from '@emotion/react'
import * as z from 'zod/mini'
import { useVisitorKind } from '#system/react/use-visitor-kind.ts'
import { lazyWithFallback } from '#ui/lazy-with-fallback.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { block } from './kit/block.tsx'
import { BlockHeading, Under } from './kit/heading.tsx'
import { flow } from './kit/page-grid.ts'
import { optionalText } from './kit/params.ts'
import { SignInInvitation } from './parts/sign-in-invitation.tsx'

const picture = css`height: 29rem;`

/** Stands where the picture and its figures will be. */
export const FlowOutline = () => (
  <Loading label="Данные программы загружаются…">
    <Skeleton css={picture} shape="card" />
  </Loading>
)

const day = z.catch(z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))), undefined)
const params = z.object({
  title: optionalText,
  mode: z.catch(z.enum(['turnover', 'graph']), 'turnover'),
  begin: day,
  end: day,
})

const Flow = lazyWithFallback(async () => (await import('./cash-flow/flow.tsx')).Flow, { fallback: <FlowOutline /> })

/** How a client's programme grows: what came and went between two days, or year by year; an anonymous visitor is invited to sign in. */
export const Block = block(params, function CashFlowBlock({ params: { title, mode, begin, end } }) {
  const visitor = useVisitorKind()
  if (visitor === 'joiner') return null
  return (
    <div css={flow}>
      {title && <BlockHeading>{title}</BlockHeading>}
      <Under title={title}>
        {visitor === 'client' && <Flow mode={mode} begin={begin} end={end} />}
        {visitor === 'unknown' && <FlowOutline />}
        {visitor === 'anonymous' && (
          <SignInInvitation title="Движение денег видно в личном кабинете">
            Войдите, и здесь появятся взносы, доход и остаток по вашей программе.
          </SignInInvitation>
        )}
      </Under>
    </div>
  )
})
