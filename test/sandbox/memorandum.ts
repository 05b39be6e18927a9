import type { Memorandum } from '#domain/memorandum.ts'
import { programContent } from './content/programs.ts'
import type { AccountFile } from './files.ts'
import { pdfOf } from './pdf/document.ts'
import type { Client } from './state.ts'

const title = 'Инвестиционный меморандум'
const day = '2026-01-01'
const filePrefix = 'f-memo-'
const sections = [
  {
    label: 'Цели инвестирования',
    text: 'Сохранить взносы участников и на длинном сроке получить доход выше роста цен. Это цель, а не обещание: в отдельные годы результат бывает и отрицательным.',
  },
  {
    label: 'Допустимые активы',
    text: 'Государственные облигации — не меньше четверти портфеля, корпоративные облигации с высоким рейтингом — не больше 55 %, депозиты и деньги — не больше 40 %, акции — не больше 15 %.',
  },
  {
    label: 'Риски',
    text: 'Стоимость бумаг меняется, эмитент может не заплатить, облигации дешевеют, когда ставки растут. Доля каждого эмитента ограничена.',
  },
]

/** The memorandum of one agreement (E2); null where the content service knows of none. */
export function memorandumOf(agreementId: string): Memorandum | null {
  if (programContent(agreementId)?.agreements?.[agreementId]?.memorandum?.exists !== true) return null
  return {
    agreementId,
    title,
    effectiveDate: day,
    fileId: `${filePrefix}${agreementId}`,
    sections: sections.map(({ label, text }) => ({ label, html: `<p>${text}</p>` })),
  }
}

/** Its file; null where this is another's file, or another file. */
export function memorandumFile({ programmes }: Client, fileId: string): AccountFile | null {
  const product = programmes.find(({ product: { agreementId } }) => `${filePrefix}${agreementId}` === fileId)?.product
  if (!product || memorandumOf(product.agreementId) === null) return null
  return {
    id: fileId,
    name: `${title}.pdf`,
    content: pdfOf(
      `${title} к договору №\u00A0${product.agreementNumber}`,
      sections.map(({ label, text }) => ({ heading: label, paragraphs: [text] })),
    ),
    contentType: 'application/pdf',
    createdDate: `${day}T08:00:00Z`,
  }
}
