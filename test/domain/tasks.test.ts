import { describe, expect, it } from 'vitest'
import { statementOrder, type ReportOrder } from '#domain/reports.ts'
import { readyText, taskIdOf } from '#domain/tasks.ts'
import { corporateProgramme, individualProgramme } from '#test/views/account-samples.ts'

const statement = (agreementId: string, start: string, end: string): ReportOrder => ({
  kind: 'accountStatement',
  agreementId,
  period: { start, end },
})
/** Of one of two contracts of the client, or of the only one. */
const first = { ...corporateProgramme, agreementId: '1', agreementNumber: 'КПП-1' }
const period = { start: '2026-01-01', end: '2026-06-30' }
const contributions = (...years: number[]): ReportOrder => ({ kind: 'taxDeduction', years })
const plain = (order: ReportOrder) => readyText({ kind: 'report', order }).replace(/\u00A0/g, ' ')

describe('a piece of work', () => {
  it('has one name however often it is asked for, and another where anything of it is another', () => {
    const orders = [
      statement('1', '2026-01-01', '2026-06-30'),
      statement('2', '2026-01-01', '2026-06-30'),
      statement('1', '2026-01-02', '2026-06-30'),
      statement('1', '2026-01-01', '2026-06-29'),
      contributions(2025),
      contributions(2025, 2026),
    ]
    const names = [
      ...orders.map((order) => taskIdOf({ kind: 'report', order })),
      taskIdOf({ kind: 'download', file: { fileId: 'f-1', fileName: 'a.pdf' } }),
      taskIdOf({ kind: 'download', file: { fileId: 'f-2', fileName: 'a.pdf' } }),
      taskIdOf({ kind: 'download', file: { paper: { kind: 'consent', consentType: 'PDn' }, fileName: 'a.pdf' } }),
      ...(['Balanced', 'Minor'] as const).flatMap((portfolioName) =>
        (['portfolioStatement', 'portfolioAgreement'] as const).map((kind) =>
          taskIdOf({
            kind: 'download',
            file: {
              paper: {
                kind,
                change: { agreementId: '1', contributionType: 'Company', changeType: 'AllFunds', portfolioName },
              },
              fileName: 'a.pdf',
            },
          }),
        ),
      ),
    ]
    expect(new Set(names).size).toBe(names.length)
    expect(taskIdOf({ kind: 'report', order: structuredClone(orders[0]!) })).toBe(names[0])
    expect(taskIdOf({ kind: 'download', file: { fileId: 'f-1', fileName: 'other.pdf' } })).toBe(names[6])
  })

  it('[4.6-02] says in Russian that it is ready: which report, and where it is', () => {
    expect([
      plain(statementOrder(first, [first], period)),
      plain(statementOrder(first, [first, individualProgramme], period)),
      plain(statementOrder(individualProgramme, [first, individualProgramme], period)),
      plain(contributions(2025)),
      plain(contributions(2023, 2024, 2025)),
    ]).toEqual([
      'Выписка с 01.01.2026 по 30.06.2026 готова. Её можно скачать на странице, где вы её заказали.',
      'Выписка по договору № КПП-1 с 01.01.2026 по 30.06.2026 готова. Её можно скачать на странице, где вы её заказали.',
      'Выписка по договору № ИПП-2022/1107 с 01.01.2026 по 30.06.2026 готова. Её можно скачать на странице, где вы её заказали.',
      'Справка о взносах за 2025 год готова. Её можно скачать на странице, где вы её заказали.',
      'Справка о взносах за 2023, 2024 и 2025 годы готова. Её можно скачать на странице, где вы её заказали.',
    ])
  })
})
