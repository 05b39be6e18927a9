import { fieldErrors, form, isMaking } from '#machines/tax-deduction/selectors.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { useOpenStatement, type StatementEvent } from '../statements/statement.ts'
import { useSaved } from '../statements/use-saved.ts'

export const title = 'Документы для налогового вычета'
const choose = 'choose'
const unkept = 'Это устройство не хранит введённое. Не закрывайте страницу, пока не подадите заявление'

/** What the form of the open order asks of it, and says to it. */
export function useDeduction() {
  const actor = useActor('taxDeduction')
  const opened = useView('taxDeduction', form)
  if (!opened) throw new Error('an order is shown without its form')
  return useOpenStatement({
    title,
    steps: [choose],
    titles: { [choose]: 'Что включить в документы' },
    step: choose,
    reached: choose,
    rules: opened.rules,
    today: opened.today,
    files: [],
    isSaving: useView('taxDeduction', isMaking),
    saved: useSaved(unkept),
    refused: useView('taxDeduction', fieldErrors),
    send: actor.send as (event: StatementEvent) => void,
    resume: () => actor.send({ type: 'deduction.continued' }),
    putAside: () => actor.send({ type: 'deduction.putAside' }),
  })
}
