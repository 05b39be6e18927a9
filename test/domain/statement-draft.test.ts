import { expect, it } from 'vitest'
import { editedAtOf, editedNow, isSameDraft, relationOf } from '#domain/statement-draft.ts'

const now = Date.parse('2026-02-17T15:42:00Z')
const typed = { bankDetails: { bic: '044525225' } }

it('an edit bears its moment, which makes no other draft of what says the same', () => {
  const edited = editedNow(typed, now)
  expect(editedAtOf(edited)).toBe('2026-02-17T15:42:00.000Z')
  expect(editedAtOf(typed)).toBeNull()
  expect(isSameDraft(edited, typed)).toBe(true)
  expect(isSameDraft(edited, editedNow(typed, now + 1000))).toBe(true)
  expect(isSameDraft(edited, { bankDetails: { bic: '044525226' } })).toBe(false)
})

it('a copy that says what the services have is no conflict, whenever it was typed', () => {
  const stored = { statementId: 'rs-1', version: 5, key: 'theirs', savedAt: null, reached: 'review', values: typed }
  const copy = {
    statementId: 'rs-1',
    version: 4,
    reached: 'review',
    validationVersion: '',
    values: editedNow(typed, now),
    edits: 1,
    attempt: null,
  }
  expect(relationOf(copy, { kind: 'draft', stored })).toBe('saved')
  expect(relationOf({ ...copy, values: editedNow({ bankDetails: null }, now) }, { kind: 'draft', stored })).toBe(
    'conflict',
  )
})
