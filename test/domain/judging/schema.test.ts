import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { requiredPlaces } from '#domain/judging/required.ts'
import { schemaOfStep } from '#domain/judging/schema.ts'

const rules = {
  step: 'BankDetails',
  fields: [
    { path: 'bank.bic', required: true, check: 'bic' },
    { path: 'heirs[].share', required: true },
    { path: 'tax.country', requiredWhen: { path: 'status.isResident', equals: false } },
  ],
  documents: [{ fileType: 'TaxCertificate', title: 'Справка', required: true }],
}
type Typed = { bank: { bic: string }; heirs?: { share: string }[]; tax: { country: string } }
const typed: Typed = { bank: { bic: '12' }, heirs: [{ share: '1' }, { share: '' }], tax: { country: '' } }
const given = { files: [], today: '2026-02-17' }
const check = (isResident: boolean, files: { fileType: string }[] = []) =>
  z.safeParse(
    schemaOfStep<Typed>(rules, { ...given, files }, (own) => ({ ...own, status: { isResident } })),
    typed,
  )
const wrong = (result: ReturnType<typeof check>) => result.error?.issues.map(({ path }) => path.join('.'))

it('a form is checked by the rules of its step, each fault at the place of its field', () => {
  const result = check(true)
  expect(wrong(result)).toEqual(['bank.bic', 'heirs.1.share', 'documents.TaxCertificate'])
  expect(result.error?.issues.map(({ message }) => message)).toEqual([
    'В БИК девять цифр, первая — ноль',
    'Заполните это поле',
    'Приложите файл: «Справка»',
  ])
})

it('a rule may look at what other steps hold, and files that are there are not asked for', () => {
  expect(wrong(check(false, [{ fileType: 'TaxCertificate' }]))).toEqual(['bank.bic', 'heirs.1.share', 'tax.country'])
})

it('what is right comes out as it was typed', () => {
  const right = { bank: { bic: '044525225' }, tax: { country: '' } }
  const schema = schemaOfStep<Typed>({ step: 'BankDetails', fields: rules.fields }, given, (own) => own)
  expect(z.parse(schema, right)).toBe(right)
})

it('the places that must be filled in follow from what was typed', () => {
  const places = (isResident: boolean) => [
    ...requiredPlaces(rules, { ...given, values: { ...typed, status: { isResident } } }),
  ]
  expect(places(true)).toEqual(['bank.bic', 'heirs.0.share', 'heirs.1.share'])
  expect(places(false)).toEqual(['bank.bic', 'heirs.0.share', 'heirs.1.share', 'tax.country'])
})
