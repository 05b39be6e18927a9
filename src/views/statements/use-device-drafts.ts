import * as hrefs from '#domain/hrefs.ts'
import { pensionSteps } from '#domain/pension-steps.ts'
import { portfolioSteps } from '#domain/portfolio-steps.ts'
import type { StatementKind } from '#domain/statement-draft.ts'
import { deductionTitle, pensionTitle, portfolioTitle } from '#domain/statement-titles.ts'
import { products } from '#machines/client/selectors.ts'
import { useMaybeView } from '#system/react/system.tsx'
import { useKeptDraft } from '#system/react/use-kept-draft.ts'
import { stepTitles as pensionTitles } from '../pension-statement/step-titles.ts'
import { stepTitles as portfolioTitles } from '../portfolio-change/step-titles.ts'
import type { DraftCardProps } from './draft-card.tsx'
import { stepAt } from './step-at.ts'

/** A statement that was begun on this device: which, where it was left, and where it is gone on with. */
export type DeviceDraft = {
  kind: StatementKind
  title: string
  href: string
  keptAt: number
  /** Nothing where there is one step alone. */
  step?: DraftCardProps['step']
}

/** The drafts that are on this device alone: no other knows of them. */
export function useDeviceDrafts(): readonly DeviceDraft[] {
  const pension = useKeptDraft('pension')
  const deduction = useKeptDraft('deduction')
  const portfolio = useKeptDraft('portfolio')
  const programmes = useMaybeView('client', products, [])
  const programme = programmes.find(({ agreementId }) => agreementId === portfolio?.agreementId)
  return [
    pension && {
      kind: 'pension' as const,
      title: pensionTitle,
      href: hrefs.pension,
      keptAt: pension.keptAt,
      step: stepAt(pensionSteps, pensionTitles, pension.reached),
    },
    deduction && {
      kind: 'deduction' as const,
      title: deductionTitle,
      href: hrefs.taxDeduction,
      keptAt: deduction.keptAt,
    },
    // Where its programme is not known there is nowhere to go on with it.
    portfolio &&
      programme && {
        kind: 'portfolio' as const,
        title: portfolioTitle,
        href: hrefs.programme(programme.id, 'portfolio-change'),
        keptAt: portfolio.keptAt,
        step: stepAt(portfolioSteps, portfolioTitles, portfolio.reached),
      },
  ].flatMap((draft) => draft ?? [])
}

/** Whether a statement of this kind was begun on this device, and can be gone on with. */
export const useIsBegun = (kind: StatementKind): boolean => useDeviceDrafts().some((one) => one.kind === kind)
