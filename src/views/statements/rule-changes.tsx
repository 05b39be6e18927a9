import { isSamePlace, place } from '#machines/draft/selectors.ts'
import { reload } from '#system/react/browser.ts'
import { useView } from '#system/react/system.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'

const title = 'Правила заявления изменились'

/** The fund asks for something else than when the draft was begun; `steps` are those to look at, null where it is not known which. */
export function RuleChangesNotice({ steps }: { steps: readonly string[] | null }) {
  return (
    <Notice tone="warn" title={title}>
      <p>
        {steps === null
          ? 'Вы начали заявление по прежним правилам фонда. Проверьте шаги, которые уже заполнили.'
          : `Вы начали заявление по прежним правилам фонда. Проверьте ${steps.length === 1 ? 'шаг' : 'шаги'}: ${steps
              .map((step) => `«${step}»`)
              .join(', ')}.`}
      </p>
    </Notice>
  )
}

/** The fund refuses something that the step does not ask for: its rules may be others by now. */
export function RulesOutdated() {
  const canReload = useView('draft', place, isSamePlace) !== 'nowhere'
  return (
    <>
      <p>
        Похоже, правила заявления изменились, пока вы его заполняли.
        {canReload && ' Загрузите их заново: всё введённое сохранено.'}
      </p>
      {canReload && (
        <Button kind="secondary" size="small" onClick={reload}>
          Загрузить новые правила
        </Button>
      )}
    </>
  )
}
