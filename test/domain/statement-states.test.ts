import { expect, it } from 'vitest'
import { askedSum } from '#domain/redemption-statements.ts'
import { filedStates, statementState } from '#domain/statement-states.ts'

it.each([
  ['draft', 'Черновик'],
  ['waitConfirmation', 'Ждёт подписи кодом'],
  ['registered', 'Принято фондом'],
  ['inReview', 'На рассмотрении'],
  ['needSupplement', 'Нужны документы'],
  ['approved', 'Одобрено'],
  ['paid', 'Выплачено'],
  ['rejected', 'Отказано'],
  ['clientRejected', 'Отозвано вами'],
  ['somethingNew', 'Состояние уточняется'],
  ['constructor', 'Состояние уточняется'],
])('[2.2-11] the state %s is called «%s»', (state, name) => expect(statementState(state).name).toBe(name))

it('[4.7-01] what is filed is every state but that of a draft', () => {
  expect(filedStates).toHaveLength(8)
  expect(filedStates).not.toContain('draft')
})

it.each([
  [[], 0],
  [[{ amount: 100, availableAmount: 500 }], 100],
  [[{ amount: null, availableAmount: 164210.3 }], 164210.3],
  [[{ amount: 0, availableAmount: 500 }, { availableAmount: 20 }], 20],
])('of %j the sum of %d is asked for', (contracts, sum) => {
  const whole = { contractId: '1', contractNumber: '1', redemptionType: 'Full' }
  expect(askedSum({ contracts: contracts.map((one) => ({ ...whole, ...one })) })).toBe(sum)
})
