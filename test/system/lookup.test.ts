import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { Source } from '#machines/lookup/contract.ts'
import { filledLookup } from '#system/adapters/kit/lookup.ts'
import { openStatements, type Statements } from './statement-services.ts'

const countries = [{ Code: 643, Name: 'Россия' }]

/** Types into a field, and waits until it is known what is suggested. */
async function type({ dependencies }: Statements, source: Source, query: string) {
  const actor = createActor(filledLookup(dependencies, () => countries)).start()
  actor.send({ type: 'query.typed', source, query })
  const { value, context } = await waitFor(actor, (at) =>
    ['suggesting', 'nothing', 'unavailable'].some((one) => at.matches(one as 'nothing')),
  )
  actor.stop()
  return { value, suggestions: context.suggestions }
}

describe('suggestions to a field', () => {
  it.each([
    ['bank', '044525225', 'ПАО Сбербанк', { bic: '044525225', correspondentAccount: '30101810400000000225' }],
    ['fms', '770053', 'ОТДЕЛОМ УФМС РОССИИ ПО Г. МОСКВЕ ПО РАЙОНУ ЗАМОСКВОРЕЧЬЕ', { departmentCode: '770-053' }],
    ['company', 'ООО север сервис', 'ООО "СЕВЕР СЕРВИС"', { inn: '7707083893', isOpen: true }],
    ['address', 'Москва Хабаровская 4', 'г Москва, ул Хабаровская, д 4', { country: 643, house: '4', isManual: false }],
  ] as const)('fill in what a statement holds of a %s', async (source, query, value, data) => {
    const found = await type(await openStatements(), source, query)
    expect(found.value).toBe('suggesting')
    expect(found.suggestions[0]).toMatchObject({ value, data })
  })

  it('are none where nothing is found, or half of a code is typed', async () => {
    const services = await openStatements()
    expect(await type(services, 'bank', 'нет такого банка')).toEqual({ value: 'nothing', suggestions: [] })
    expect(await type(services, 'fms', '770-0')).toEqual({ value: 'nothing', suggestions: [] })
  })

  it('leave the field to a free hand where the service fails', async () => {
    const services = await openStatements()
    await services.fault('GET /apirp/dadataadapterservice/*', { status: 502, times: 2 })
    expect(await type(services, 'bank', 'сбербанк')).toEqual({ value: 'unavailable', suggestions: [] })
  })
})
