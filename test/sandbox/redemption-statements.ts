import { addDays, formatISO, parseISO, subDays } from 'date-fns'
import type { RedemptionStatement } from '#domain/redemption-statements.ts'
import { sumAmounts, totalOf } from '#domain/money.ts'
import type { Client } from './state.ts'

type Step = RedemptionStatement['history'][number]

const comments: Record<string, string | null> = {
  needSupplement: 'Пришлите новый паспорт: прежний числится недействительным',
  inReview: 'Срок рассмотрения: 30 дней',
}
/** What a statement has gone through by now, as the answer to «may a new one be filed» says. */
const ways: Record<string, string[]> = {
  DraftExists: ['draft'],
  InReview: ['draft', 'registered', 'inReview'],
  Blocked: ['draft', 'registered', 'inReview', 'needSupplement'],
}

/** The redemption statements of a client (L2), some days old. */
export function redemptionsOf(client: Client, today: string): RedemptionStatement[] {
  const { statementId, reasonCode } = client.canSubmit
  const passed = ways[reasonCode ?? '']
  const programme = client.programmes.at(-1)
  if (!statementId || !passed || !programme) return []
  const begun = subDays(parseISO(today), 12)
  const on = (days: number) => `${formatISO(addDays(begun, days), { representation: 'date' })}T09:40:00Z`
  const history: Step[] = passed.map((state, index) => ({
    state,
    date: on(index * 3),
    comment: comments[state] ?? null,
  }))
  const last = passed.at(-1) ?? 'draft'
  return [
    {
      statementId,
      state: last,
      createdDate: on(0),
      changedDate: on((passed.length - 1) * 3),
      expireDate: last === 'draft' ? formatISO(addDays(begun, 60), { representation: 'date' }) : null,
      contracts: [
        {
          contractId: programme.product.id,
          contractNumber: programme.product.agreementNumber,
          redemptionType: 'Full',
          amount: null,
          availableAmount: totalOf(sumAmounts(programme.holdings)),
        },
      ],
      history,
    },
  ]
}
