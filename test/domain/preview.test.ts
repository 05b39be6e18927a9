import { expect, it } from 'vitest'
import { canBeRead } from '#domain/preview.ts'

it.each([
  ['выписка.PDF', true],
  ['снимок.jpeg', true],
  ['картинка.svg', false],
  ['таблица.xlsx', false],
  ['pdf', false],
  ['', false],
])('a file called «%s» can be read in the portal: %s', (fileName, can) => {
  expect(canBeRead({ fileId: 'f-1', fileName })).toBe(can)
})

it('a paper is always drawn up as a PDF', () => {
  expect(canBeRead({ paper: { kind: 'consent', consentType: 'pdn' }, fileName: 'Согласие' })).toBe(true)
})
