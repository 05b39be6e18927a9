import { css } from '@emotion/react'
import { useOperatorReason } from '#blocks/parts/use-operator-reason.ts'
import { editedAtOf, type DraftValues } from '#domain/statement-draft.ts'
import { theirs as theirsIn, values } from '#machines/draft/selectors.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { stack } from '#ui/layout.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import type { ReviewSection } from './review.tsx'
import { VersionConflict } from './version-conflict.tsx'

const page = css`${stack(16)}`

type DraftConflictProps = {
  /** Which statement it is. */
  title: string
  /** All that it says with these values, as its review would say it. */
  itemsOf: (values: DraftValues) => ReviewSection['items']
}

/** The statement was changed here and elsewhere: what differs, and the choice. */
export function DraftConflict({ title, itemsOf }: DraftConflictProps) {
  const draft = useActor('draft')
  const mine = useView('draft', values)
  const theirs = useView('draft', theirsIn)
  const told = (of: DraftValues) => new Map(itemsOf(of).map(({ term, value }) => [term, value]))
  const here = told(mine)
  const there = told(theirs?.values ?? {})
  const labels = [...new Set([...here.keys(), ...there.keys()])]
  const differences = labels
    .map((label) => ({ label, mine: here.get(label) ?? null, theirs: there.get(label) ?? null }))
    .filter((one) => one.mine !== one.theirs)
  return (
    <div css={page}>
      <PageHeading>{title}</PageHeading>
      <VersionConflict
        mine={{ at: editedAtOf(mine) }}
        theirs={theirs && { at: theirs.savedAt }}
        differences={differences}
        blocked={useOperatorReason('заявление менять нельзя')}
        onMine={() => draft.send({ type: 'draft.mineChosen' })}
        onTheirs={() => draft.send({ type: 'draft.theirsChosen' })}
      />
    </div>
  )
}
