import { isDeletable } from '#machines/draft/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { Button } from '#ui/button.tsx'
import { row } from '#ui/layout.ts'
import { useStatement } from './statement.ts'

const actions = row(12)

type DraftActionsProps = {
  /** The services keep such a draft until its day: it cannot be thrown away. */
  isUndeletable?: boolean | undefined
}

/** What can be done with the statement as a whole: gone on with where it was left, put aside until later, or thrown away. */
export function DraftActions({ isUndeletable = false }: DraftActionsProps) {
  const { step, reached, titles, isSaving, blocked, send, resume, putAside } = useStatement()
  const mayDelete = useView('draft', isDeletable)
  const why = blocked ?? (isSaving ? 'Подождите: шаг сохраняется' : undefined)
  const unfinished = why ?? (mayDelete ? undefined : 'Подождите: заявление сохраняется')
  return (
    <div css={actions} data-print="no">
      {reached !== step && (
        <Button kind="quiet" blocked={why} onClick={() => why === undefined && resume()}>
          Продолжить с шага «{titles[reached]}»
        </Button>
      )}
      <Button kind="quiet" blocked={why} onClick={() => why === undefined && putAside()}>
        Отложить
      </Button>
      {!isUndeletable && (
        <Button
          kind="quiet"
          blocked={unfinished}
          onClick={() => unfinished === undefined && send({ type: 'deletion.requested' })}
        >
          Удалить черновик
        </Button>
      )}
    </div>
  )
}
