import type { Kind } from './record.ts'

/** What each kind of statement is called: as a title, and as what a code signs. */
export const names: Record<Kind, { title: string; signed: string }> = {
  RedemptionStatement: {
    title: 'Заявление о выплате выкупной суммы',
    signed: 'заявления о выплате выкупной суммы',
  },
  ClientRejected: { title: 'Отзыв заявления о выплате выкупной суммы', signed: 'отзыва заявления о выкупе' },
  TaxDeduction: {
    title: 'Заявление о выдаче документов для налогового вычета',
    signed: 'заявления о документах для налогового вычета',
  },
  PensionStatement: {
    title: 'Заявление о назначении негосударственной пенсии',
    signed: 'заявления о назначении пенсии',
  },
  ChangePortfolioUniversal: { title: 'Заявление о смене портфеля', signed: 'заявления о смене портфеля' },
  ChangePortfolioAdditional: {
    title: 'Дополнительное соглашение к договору',
    signed: 'дополнительного соглашения о смене портфеля',
  },
  KppOnline: {
    title: 'Заявление на вступление в пенсионную программу',
    signed: 'заявления на вступление в пенсионную программу',
  },
}
