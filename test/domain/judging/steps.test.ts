import { describe, expect, it } from 'vitest'
import { changedSteps, stepMarks } from '#domain/judging/changed-steps.ts'
import { documentsOfStep } from '#domain/judging/documents.ts'
import { completeSteps, isFormComplete, isStepComplete } from '#domain/judging/steps.ts'
import type { DocumentRule, FormSteps } from '#domain/form-rules.ts'
import { files, judging, rules, stepOf, values } from './form.ts'

const of = (...fileTypes: string[]) => fileTypes.map((fileType) => ({ fileType }))

describe('the documents of a step', () => {
  it('are slots, each with how many files are in it', () => {
    const { judged } = judging({ files: of('PassportMain', 'PassportMain', 'Other') })
    expect(documentsOfStep(stepOf('Documents'), judged)).toEqual([
      {
        fileType: 'PassportMain',
        title: 'Паспорт, разворот с фото',
        isRequired: true,
        count: 2,
        mostCount: 2,
        fault: null,
      },
      {
        fileType: 'TaxCertificate',
        title: 'Справка из налоговой',
        isRequired: true,
        count: 0,
        mostCount: 1,
        fault: 'Приложите файл: «Справка из налоговой»',
      },
    ])
  })

  it.each<[string, DocumentRule, string[], string | null]>([
    ['required and there', { fileType: 'A', required: true }, ['A'], null],
    ['required and another there', { fileType: 'A', required: true }, ['B'], 'Приложите файл: «A»'],
    ['not required', { fileType: 'A', title: 'Б' }, [], null],
    ['too many', { fileType: 'A', title: 'Б', maxCount: 1 }, ['A', 'A'], 'Оставьте не больше 1\u00A0файла: «Б»'],
    ['as many as one likes', { fileType: 'A', maxCount: null }, ['A', 'A', 'A'], null],
    ['an unknown condition', { fileType: 'A', required: true, requiredWhen: { any: [] } }, [], null],
  ])('%s', (_, rule, there, fault) => {
    const { judged } = judging({ files: of(...there) })
    expect(documentsOfStep({ step: 's', documents: [rule] }, judged).map((slot) => slot.fault)).toEqual([fault])
  })

  it('tell of a key that is not known', () => {
    const { judged, unknown } = judging()
    documentsOfStep({ step: 's', documents: [{ fileType: 'A', minCount: 2 }] }, judged)
    expect(unknown).toEqual([{ path: 'A', part: 'key', what: 'minCount' }])
  })

  it('are none where a step asks for none', () =>
    expect(documentsOfStep(stepOf('BankDetails'), judging().judged)).toEqual([]))
})

describe('the steps that are complete', () => {
  it('are judged by the values', () => {
    expect(completeSteps(rules, judging().judged)).toEqual([
      'PersonalData',
      'IdentityDocument',
      'BankDetails',
      'Documents',
    ])
    const { judged } = judging({ values: { ...values, bankDetails: { bic: '', accountNumber: '' } } })
    expect(completeSteps(rules, judged)).toEqual(['PersonalData', 'IdentityDocument', 'Documents'])
  })

  it('lose one that was complete, when an answer elsewhere asks for more', () => {
    const one = judging({ files: of('PassportMain'), values: { ...values, tax: { deductionUsage: 'Used' } } })
    expect(isStepComplete(stepOf('Documents'), one.judged)).toBe(true)
    const other = judging({ files: of('PassportMain') })
    expect(isStepComplete(stepOf('Documents'), other.judged)).toBe(false)
  })

  it('make the form complete when they are all', () => {
    expect(isFormComplete(rules, judging().judged)).toBe(true)
    expect(isFormComplete(rules, judging({ files: files.slice(1) }).judged)).toBe(false)
    expect(isFormComplete({ steps: [] }, judging().judged)).toBe(true)
  })
})

describe('the steps that changed between two versions of the rules', () => {
  const first: FormSteps = {
    steps: [{ step: 'A', fields: [{ path: 'a', required: true, check: 'bic' }] }, { step: 'B' }],
  }
  const after = (steps: FormSteps['steps']) => changedSteps(stepMarks(first), stepMarks({ steps }))

  it.each<[string, FormSteps['steps'], string[]]>([
    ['nothing', [{ step: 'A', fields: [{ path: 'a', required: true, check: 'bic' }] }, { step: 'B' }], []],
    [
      'the order of keys, and null for nothing',
      [{ fields: [{ check: 'bic', maxLength: null, required: true, path: 'a' }], step: 'A' }],
      [],
    ],
    [
      'a field asks more',
      [{ step: 'A', fields: [{ path: 'a', required: true, check: 'bic', maxLength: 9 }] }, { step: 'B' }],
      ['A'],
    ],
    ['a field is gone', [{ step: 'A', fields: [] }, { step: 'B' }], ['A']],
    ['documents are asked for', [{ step: 'B', documents: [{ fileType: 'X' }] }], ['B']],
    ['a step is new', [{ step: 'B' }, { step: 'C' }], ['C']],
    ['a key of another day', [{ step: 'B', hint: 'x' }], ['B']],
  ])('%s', (_, steps, changed) => expect(after(steps)).toEqual(changed))
})
