import * as hrefs from '#domain/hrefs.ts'
import { deductionTitle } from '#domain/statement-titles.ts'
import { filed } from '#machines/tax-deduction/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { FiledReceipt } from '../statements/filed-receipt.tsx'

const next = [
  'Фонд подготовит справки о взносах за выбранные годы.',
  'Готовые справки появятся на странице «Налоговый вычет».',
  'С ними подайте декларацию 3\u2011НДФЛ; если вы просили передать сведения в налоговую, дождитесь её предложения в кабинете налогоплательщика.',
]

/** The order was filed (4.7-08). */
export function Submitted() {
  return (
    <FiledReceipt
      title={deductionTitle}
      filed={useView('taxDeduction', filed)}
      unnamedTerm="Обычно несколько рабочих дней"
      next={next}
      onward={{ href: hrefs.taxation, text: 'К налоговому вычету' }}
    />
  )
}
