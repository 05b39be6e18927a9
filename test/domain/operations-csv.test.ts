import { describe, expect, it } from 'vitest'
import { operationsCsv } from '#domain/operations-csv.ts'
import type { TransactionGroup } from '#domain/programme.ts'

const group = (given: Partial<TransactionGroup>): TransactionGroup => ({
  groupId: '1',
  date: '2026-02-05',
  operationType: 'Any',
  title: 'Взнос работодателя',
  portfolio: 'Balanced',
  amount: 12500.5,
  direction: 'In',
  transactions: [],
  ...given,
})
const purpose = (text: string) => ({
  id: text,
  date: '2026-02-05',
  accountGroupType: 'Personal',
  portfolio: 'Balanced',
  amount: 1,
  purpose: text,
})

const named = (key: string) => (key === 'Balanced' ? 'Сбалансированный' : 'другой')

describe('operations as a table', () => {
  it('are what Excel in Russian opens: a byte mark, semicolons, decimal commas, lines of its own', () => {
    expect(
      operationsCsv(
        [
          group({ transactions: [purpose('За январь 2026'), purpose('За январь 2026')] }),
          group({ title: 'Выплата', direction: 'Out', amount: 700, date: '2026-01-31' }),
        ],
        named,
      ),
    ).toBe(
      '\uFEFFДата;Операция;Портфель;Назначение;Сумма, руб.\r\n' +
        '05.02.2026;Взнос работодателя;Сбалансированный;За январь 2026;12500,50\r\n' +
        '31.01.2026;Выплата;Сбалансированный;;-700,00\r\n',
    )
  })

  it.each([
    ['Взнос; прочее', '"Взнос; прочее"'],
    ['Взнос "Север"', '"Взнос ""Север"""'],
    ['Взнос\nи доход', '"Взнос\nи доход"'],
    ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
    ['+7 999', "'+7 999"],
    ['@сумма', "'@сумма"],
  ])('keep %j as a text of one cell that nobody reckons', (title, shown) => {
    expect(
      operationsCsv([group({ title })], named)
        .split('\r\n')
        .slice(1)
        .join('\r\n'),
    ).toBe(`05.02.2026;${shown};Сбалансированный;;12500,50\r\n`)
  })
})
