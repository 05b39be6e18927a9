import { describe, expect, it } from 'vitest'
import { FormRules } from '#domain/form-rules.ts'

const withField = (field: object) => ({
  version: '1',
  forms: { KppOnline: { steps: [{ step: 's', fields: [field] }] } },
})
const field = { path: 'personalData.snils', required: true, check: 'snils' }
const document = { fileType: 'PassportMain', title: 'Паспорт', required: true, maxCount: 2 }

describe('the rules of the forms', () => {
  it.each([
    ['fields and documents', { steps: [{ step: 's', fields: [field], documents: [document] }] }],
    ['a step that asks nothing', { steps: [{ step: 's' }] }],
    [
      'null instead of nothing',
      { steps: [{ step: 's', fields: [{ ...field, maxLength: null, requiredWhen: null }] }] },
    ],
    ['a check of another day', { steps: [{ step: 's', fields: [{ ...field, check: 'oktmo' }] }] }],
    ['a condition of another day', { steps: [{ step: 's', fields: [{ ...field, requiredWhen: { any: [] } }] }] }],
    ['keys of another day', { since: 1, steps: [{ step: 's', hint: 'h', fields: [{ ...field, minLength: 2 }] }] }],
  ])('are read and kept as they came: %s', (_, form) => {
    const rules = { version: '2026.02', forms: { RedemptionStatement: form } }
    expect(FormRules.parse(rules)).toEqual(rules)
  })

  it.each([[{}], [{ path: 1 }], [{ path: 'a', required: 'yes' }], [{ path: 'a', maxLength: '60' }]])(
    'leave out the one form that is written wrong, and keep the others: %o',
    (wrong) => {
      const rules = withField(wrong)
      const other = { steps: [{ step: 's', fields: [field] }] }
      const read = FormRules.parse({ ...rules, forms: { ...rules.forms, Other: other } })
      expect(read.forms).toEqual({ KppOnline: null, Other: other })
    },
  )
})
