import { describe, expect, it } from 'vitest'
import { formParts } from '#api/form-parts.ts'

describe('a body as the parts of a form', () => {
  it('[7-01] has its file as it is, with its name, and everything else as JSON', async () => {
    const file = new File(['снимок'], 'паспорт.jpg', { type: 'image/jpeg' })
    const form = formParts({ file, meta: { title: 'Паспорт', statementId: null } })
    const sent = form.get('file') as File
    const meta = form.get('meta') as File
    expect([...form.keys()]).toEqual(['file', 'meta'])
    expect({ name: sent.name, type: sent.type, text: await sent.text() }).toEqual({
      name: 'паспорт.jpg',
      type: 'image/jpeg',
      text: 'снимок',
    })
    expect({ type: meta.type, text: await meta.text() }).toEqual({
      type: 'application/json',
      text: '{"title":"Паспорт","statementId":null}',
    })
  })
})
