import { shortDate } from '#domain/short-dates.ts'
import type { MaskedFieldProps } from '#ui/masked-field.tsx'

/** How one kind of text is typed: its shape, its keyboard, what is taken of a paste. */
export type Mask = Pick<MaskedFieldProps, 'mask' | 'cleanPaste' | 'before' | 'after' | 'type' | 'inputMode'>

const digits = (mask: string): Mask => ({ mask, inputMode: 'numeric' })

export { phone } from './phone-mask.ts'
/** `17.05.1984`; a day that was copied in the order of the services is turned round. */
export const day: Mask = { ...digits('##.##.####'), cleanPaste: (text) => shortDate(text.trim()) || text }
export const snils = digits('###-###-### ##')
export const passportSeries = digits('## ##')
export const passportNumber = digits('######')
export const companyInn = digits('##########')
export const personInn = digits('############')
export const departmentCode = digits('###-###')
export const bic = digits('#########')
/** The account of a person, or of a bank: twenty digits. */
export const bankAccount = digits('####################')
/** Rubles and kopecks: `1 200,50`. */
export const money: Mask = { mask: { fraction: 2 }, inputMode: 'decimal', after: '₽' }
/** Hundredths: `33,33`. */
export const percent: Mask = { ...money, after: '%' }
