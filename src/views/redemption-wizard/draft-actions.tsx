import { reached, step } from '#machines/redemption-wizard/selectors.ts'
import { isDeletable } from '#machines/draft/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { Button } from '#ui/button.tsx'
import { row } from '#ui/layout.ts'
import { stepTitles } from './step-titles.ts'
import { useRedemption } from './use-redemption.ts'

const actions = row(12)

/** What can be done with the statement as a whole: gone on with where it was left, put aside until later, or thrown away. */
export function DraftActions() {
  const { wizard, isSaving, blocked } = useRedemption()
  const shown = useView('redemptionWizard', step)
  const furthest = useView('redemptionWizard', reached)
  const mayDelete = useView('draft', isDeletable)
  const why = blocked ?? (isSaving ? 'Подождите: шаг сохраняется' : undefined)
  const unfinished = why ?? (mayDelete ? undefined : 'Подождите: заявление сохраняется')
  return (
    <div css={actions} data-print="no">
      {furthest !== shown && (
        <Button
          kind="quiet"
          blocked={why}
          onClick={() => why === undefined && wizard.send({ type: 'redemption.continued' })}
        >
          Продолжить с шага «{stepTitles[furthest]}»
        </Button>
      )}
      <Button
        kind="quiet"
        blocked={why}
        onClick={() => why === undefined && wizard.send({ type: 'redemption.putAside' })}
      >
        Отложить
      </Button>
      <Button
        kind="quiet"
        blocked={unfinished}
        onClick={() => unfinished === undefined && wizard.send({ type: 'deletion.requested' })}
      >
        Удалить черновик
      </Button>
    </div>
  )
}
