import { css } from '@emotion/react'
import { useOperatorReason } from '#blocks/parts/use-operator-reason.ts'
import { redemptionSteps, type RedemptionStep } from '#domain/redemption-steps.ts'
import type { DraftValues } from '#domain/statement-draft.ts'
import { theirs as theirsIn, values } from '#machines/draft/selectors.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { stack } from '#ui/layout.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { VersionConflict } from '../statements/version-conflict.tsx'
import { sectionItems } from './section-items.ts'
import { useCountries } from '../statements/use-countries.ts'

const page = css`${stack(16)}`
const compared = redemptionSteps.filter((one): one is Exclude<RedemptionStep, 'review'> => one !== 'review')

/** The statement was changed here and elsewhere: what differs, as the review would say it, and the choice. */
export function Conflict() {
  const draft = useActor('draft')
  const mine = useView('draft', values)
  const theirs = useView('draft', theirsIn)
  const countries = useCountries()
  const countryOf = (code: number) => countries.find(({ value }) => value === String(code))?.label ?? null
  const itemsOf = (of: DraftValues) =>
    new Map(compared.flatMap((id) => sectionItems(id, of, countryOf)).map(({ term, value }) => [term, value]))
  const here = itemsOf(mine)
  const there = itemsOf(theirs?.values ?? {})
  const labels = [...new Set([...here.keys(), ...there.keys()])]
  const differences = labels
    .map((label) => ({ label, mine: here.get(label) ?? null, theirs: there.get(label) ?? null }))
    .filter((one) => one.mine !== one.theirs)
  return (
    <div css={page}>
      <PageHeading>Заявление на выкуп</PageHeading>
      <VersionConflict
        mine={{ at: null }}
        theirs={theirs && { at: theirs.savedAt }}
        differences={differences}
        blocked={useOperatorReason('заявление менять нельзя')}
        onMine={() => draft.send({ type: 'draft.mineChosen' })}
        onTheirs={() => draft.send({ type: 'draft.theirsChosen' })}
      />
    </div>
  )
}
