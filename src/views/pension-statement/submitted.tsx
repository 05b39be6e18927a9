import * as hrefs from '#domain/hrefs.ts'
import { pensionTitle } from '#domain/statement-titles.ts'
import { filed } from '#machines/pension-statement/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { FiledReceipt } from '../statements/filed-receipt.tsx'

const next = [
  'Фонд проверит основание и документы.',
  'Если чего-то не хватит, фонд позвонит или напишет вам.',
  'Фонд назначит пенсию и переведёт первую выплату на ваш счёт.',
]

/** The application was filed (2.2-12). */
export function Submitted() {
  return (
    <FiledReceipt
      title={pensionTitle}
      filed={useView('pensionStatement', filed)}
      unnamedTerm="Назван в пенсионных правилах"
      next={next}
      onward={{ href: hrefs.services, text: 'К услугам' }}
    />
  )
}
