import * as z from 'zod/mini'
import { useVisitor } from '#system/react/use-visitor.ts'
import { later } from '#ui/later.tsx'
import { block } from './kit/block.tsx'
import { BlockHeading, Under } from './kit/heading.tsx'
import { flow } from './kit/page-grid.ts'
import { maybeWords } from './kit/params.ts'
import { usable } from './kit/usable.ts'
import { SignInInvitation } from './parts/sign-in-invitation.tsx'
import { DeskSkeleton } from './reports/desk-skeleton.tsx'
import { reportKinds } from './reports/kinds.ts'

const params = z.object({ title: maybeWords, kinds: z.catch(usable(z.enum(reportKinds)), [...reportKinds]) })

const ReportDesk = later(async () => (await import('./reports/desk.tsx')).ReportDesk, { fallback: <DeskSkeleton count={2} /> })

/** Reports that a client orders and receives as files; a guest is invited to sign in. */
export const Block = block(params, function ReportsBlock({ params: { title, kinds } }) {
  const visitor = useVisitor()
  const offered = [...new Set(kinds)]
  if (offered.length === 0) return null
  return (
    <div css={flow}>
      {title && <BlockHeading>{title}</BlockHeading>}
      <Under title={title}>
        {visitor === 'client' && <ReportDesk kinds={offered} />}
        {visitor === 'unknown' && <DeskSkeleton count={offered.length} />}
        {visitor === 'guest' && <SignInInvitation title="Отчёты готовятся в личном кабинете">Войдите, и здесь можно будет заказать выписку и справку о взносах.</SignInInvitation>}
        {visitor === 'joiner' && <p>Отчёты появятся, когда договор вступит в силу.</p>}
      </Under>
    </div>
  )
})
