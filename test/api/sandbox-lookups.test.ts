import { describe, expect, it } from 'vitest'
import { isInn10 } from '#domain/checks/inn.ts'
import { tables } from '#api/tables/all.ts'
import { addresses } from '#test/sandbox/lookups/addresses.ts'
import { banks, closedBanks } from '#test/sandbox/lookups/banks.ts'
import { companies } from '#test/sandbox/lookups/companies.ts'
import { correspondentOf } from '#test/sandbox/lookups/digits.ts'
import { offices } from '#test/sandbox/lookups/offices.ts'
import { isAccountOf, isInn12 } from '#test/sandbox/statements/checks.ts'
import { phones, startCaller } from './sandbox-caller.ts'

const { lookups } = tables
const differ = (values: readonly unknown[]) => new Set(values).size === values.length

describe('the dictionaries', () => {
  it('are as large as they have to be, and name nothing twice', () => {
    expect([banks, addresses, offices, companies].map(({ length }) => length)).toEqual([60, 300, 40, 30])
    expect(closedBanks.size).toBe(3)
    for (const all of [banks, addresses, offices, companies]) expect(differ(all.map(({ value }) => value))).toBe(true)
    expect(differ(banks.map(({ data }) => data.bic))).toBe(true)
    expect(differ(offices.map(({ data }) => data.code))).toBe(true)
  })

  it('have numbers whose check digits agree', () => {
    expect(banks.filter(({ data }) => !isInn10(data.inn ?? '') || !/^04\d{7}$/.test(data.bic ?? ''))).toEqual([])
    expect(companies.filter(({ data }) => !isInn10(data.inn ?? ''))).toEqual([])
    expect(
      companies.filter(({ data: { ogrn } }) => (Number(ogrn?.slice(0, 12)) % 11) % 10 !== Number(ogrn?.[12])),
    ).toEqual([])
    expect(correspondentOf('044525225')).toBe('30101810400000000225')
    expect([isInn12('500100732259'), isInn12('500100732258')]).toEqual([true, false])
    expect([
      isAccountOf('044525225', '40817810700000000001'),
      isAccountOf('049805746', '40602810700000000025'),
      isAccountOf('044525225', '40817810099910004312'),
    ]).toEqual([true, true, false])
  })

  it('are searched by words and codes, as far as is asked', async () => {
    const caller = await startCaller()
    const token = await caller.tokenOf(phones.anna)
    const found = async (row: (typeof lookups)[keyof typeof lookups], Query: string, Count = 20) =>
      (await caller.read(row, { token, query: { Query, Count } })).map(({ value }) => value)
    expect(await found(lookups.banks, 'сбер')).toEqual(['ПАО Сбербанк'])
    expect(await found(lookups.banks, '7707083893')).toEqual(['ПАО Сбербанк'])
    expect(await found(lookups.banks, '0445', 3)).toHaveLength(3)
    expect(await found(lookups.addresses, 'хабаровская тула 4')).toHaveLength(1)
    expect(await found(lookups.offices, '770-05')).toHaveLength(1)
    expect(await found(lookups.companies, 'ООО север')).toHaveLength(3)
    expect(await found(lookups.companies, 'нет такой')).toEqual([])
    expect(await found(lookups.companies, ' ')).toEqual([])
  })

  it('refuse what is too long or too much, and fail where they are made to', async () => {
    const caller = await startCaller()
    const token = await caller.tokenOf(phones.anna)
    const ask = (Query: string, Count: number) => caller.send(lookups.banks, { token, query: { Query, Count } })
    expect(Object.keys((await ask('а'.repeat(301), 21)).error.fields ?? {})).toEqual(['Query', 'Count'])
    expect((await ask('а'.repeat(300), 20)).status).toBe(200)
    await caller.control('fault', { match: 'GET /apirp/dadataadapterservice/*', status: 502, times: 1 })
    expect((await ask('сбер', 5)).status).toBe(502)
  })
})
