import { describe, expect, it } from 'vitest'
import { programmeAt } from '#domain/programme-location.ts'

const products = [{ id: '104512' }, { id: '104513' }]

describe('[2.2-19] the address of a programme', () => {
  it.each([
    [{ id: '104513', page: 'assignees' }, '104513', 'assignees'],
    [{ id: '104513', page: 'My-Portfolio' }, '104513', 'my-portfolio'],
    [{ id: '104513' }, '104513', 'statement'],
    [{ id: '104513', page: '' }, '104513', 'statement'],
    [{}, '104512', 'statement'],
    [{ id: '', page: '' }, '104512', 'statement'],
    [{ id: 'statement' }, '104512', 'statement'],
    [{ id: 'Assignees', page: '' }, '104512', 'assignees'],
  ])('%j means programme %s and its page %s', (params, id, page) => {
    expect(programmeAt(params, products)).toEqual({ programme: { id }, page })
  })

  it.each([
    { id: '104514', page: 'statement' },
    { id: 'statement', page: 'assignees' },
    { id: '__proto__' },
    { id: '104512', page: 'memo' },
  ])('%j is none of the client’s', (params) => expect(programmeAt(params, products)).toBeNull())

  it('of a client without programmes means none', () => {
    expect(programmeAt({}, [])).toBeNull()
    expect(programmeAt({ id: 'statement' }, [])).toBeNull()
  })
})
