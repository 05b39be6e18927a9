import { sumAmounts, totalOf } from '#domain/money.ts'
import { holdingsOf } from '../holdings.ts'
import type { Client, Programme } from '../state.ts'
import type { StateName, StatementRecord } from '../statements/record.ts'
import { daysFrom } from './days.ts'
import { home, passportOf } from './person.ts'

const begun = -12
const pause = 3
const draftDays = 60
const comments: Partial<Record<StateName, string>> = {
  needSupplement: 'Пришлите новый паспорт: прежний числится недействительным',
  inReview: 'Срок рассмотрения: 30 дней',
}

const contractOf = (programme: Programme) => ({
  contractId: programme.product.id,
  contractNumber: programme.product.agreementNumber,
  redemptionType: 'Full',
  amount: null,
  availableAmount: totalOf(sumAmounts(holdingsOf(programme))),
})

/** What a client had filled in before the bank's details. */
function partsOf({ me, passports }: Client) {
  const { lastName, firstName, middleName, birthDate, gender, snils, phoneNumber, email } = me
  const passport = passports.at(-1)
  return {
    tax: { isTaxResident: true, taxResidencyCountry: 643, deductionUsage: 'Used', certificateProvided: false },
    personalData: {
      lastName,
      firstName,
      middleName,
      birthDate,
      birthPlace: 'г. Тула',
      gender,
      nationality: 643,
      documentCode: 21,
      snils,
      inn: '500100732259',
      previousLastName: null,
    },
    passportContainer: passport ? passportOf(passport) : null,
    declarations: { isPublicOfficial: false, hasBeneficiary: false },
    addresses: { registration: home, sameAsRegistration: true, residence: null },
    contactInfo: { phoneNumber, email },
  }
}

const bankDetails = ({ me }: Client) => ({
  bic: '044525225',
  bankName: 'ПАО Сбербанк',
  correspondentAccount: '30101810400000000225',
  accountNumber: '40817810700000000001',
  recipient: [me.lastName, me.firstName, me.middleName].filter(Boolean).join(' '),
})

const filedParts = (client: Client) => ({
  bankDetails: bankDetails(client),
  documents: [],
  consents: { accuracy: true, terminationWarning: true, taxWarning: true },
})
const unfiledParts = { bankDetails: null, documents: [], consents: null }

/** A redemption of the client's last programme that has gone through these states, a few days apart. */
function redemption(client: Client, today: string, passed: [...StateName[], StateName]): StatementRecord {
  const number = Number(client.persona.slice(1))
  const on = (days: number) => `${daysFrom(today, days)}T09:40:00Z`
  const history = passed.map((state, index) => ({
    state,
    date: on(begun + index * pause),
    comment: comments[state] ?? null,
  }))
  const isDraft = passed.length === 1
  const programme = client.programmes.at(-1)
  return {
    id: `rs-${number}`,
    kind: 'RedemptionStatement',
    userId: client.userId,
    version: 4,
    idempotencyKey: `7e1f0000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    createdDate: on(begun),
    changedDate: history.at(-1)?.date ?? on(begun),
    expireDate: isDraft ? daysFrom(today, begun + draftDays) : null,
    registrationNumber: isDraft ? null : `З-${today.slice(0, 4)}-${String(800 + number).padStart(6, '0')}`,
    registrationDate: isDraft ? null : on(begun + pause),
    history,
    content: {
      pegasUserId: client.pegasUserId,
      currentStep: isDraft ? 'BankDetails' : 'Signing',
      validationVersion: '2026.02',
      contracts: programme ? [contractOf(programme)] : [],
      ...partsOf(client),
      ...(isDraft ? unfiledParts : filedParts(client)),
    },
  }
}

function taxPapers(client: Client, today: string): StatementRecord {
  const year = Number(today.slice(0, 4)) - 1
  const on = (time: string) => `${year + 1}-01-20T${time}Z`
  return {
    id: 'td-1',
    kind: 'TaxDeduction',
    userId: client.userId,
    version: 2,
    idempotencyKey: '5bd20000-0000-4000-8000-000000000001',
    createdDate: on('09:40:00'),
    changedDate: `${year + 1}-01-21T08:00:00Z`,
    expireDate: null,
    registrationNumber: `НВ-${year + 1}-000014`,
    registrationDate: on('09:42:00'),
    history: [
      { state: 'waitConfirmation', date: on('09:40:00'), comment: null },
      { state: 'registered', date: on('09:42:00'), comment: null },
      { state: 'inReview', date: on('09:52:00'), comment: null },
      { state: 'completed', date: `${year + 1}-01-21T08:00:00Z`, comment: null },
    ],
    content: {
      years: [year],
      agreementIds: client.programmes.map(({ product }) => product.id),
      deductionKind: 'LongTermSavings',
      recipient: 'Self',
      deliveryMethod: 'Account',
      sendToFns: true,
    },
  }
}

const begunBy: Record<string, (client: Client, today: string) => StatementRecord> = {
  P1: (client, today) => redemption(client, today, ['draft']),
  P5: (client, today) => redemption(client, today, ['draft', 'registered', 'inReview', 'needSupplement']),
  P7: (client, today) => redemption(client, today, ['draft', 'registered', 'inReview']),
  P11: taxPapers,
}

/** What clients had begun and filed before anybody opened the portal. */
export const statementsOf = (clients: readonly Client[], today: string): StatementRecord[] =>
  clients.flatMap((client) => begunBy[client.persona]?.(client, today) ?? [])
