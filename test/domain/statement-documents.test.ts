import { expect, it } from 'vitest'
import { Failure } from '#domain/faults.ts'
import { documentsToSign } from '#domain/statement-documents.ts'

const paper = { name: 'Application', title: 'Заявление', isRequired: true }

it('a statement without a document that has to be read is signed by nobody, and it is said why', () => {
  expect(documentsToSign([paper, { ...paper, name: 'Note', isRequired: false }])).toHaveLength(2)
  for (const none of [[], [{ ...paper, isRequired: false }]]) expect(() => documentsToSign(none)).toThrow(Failure)
})
