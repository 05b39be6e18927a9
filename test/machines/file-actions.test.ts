import { describe, expect, it } from 'vitest'
import { createActor, createMachine, sendParent, setup } from 'xstate'
import { fileActions } from '#machines/kit/file-actions.ts'
import { fileEvents } from '#machines/kit/statement-files.ts'
import type { StatementFile } from '#domain/statement-files.ts'

const limits = { jpg: 1, pdf: 1 }
const chosen = (id: string) => ({ id, slot: 'PassportMain', name: `${id}.pdf`, size: 1, limits })

/** As an upload ends: by a word to its statement from its last state. */
const upload = createMachine({
  types: {} as { context: { id: string }; input: { id: string } },
  context: ({ input }) => input,
  initial: 'clean',
  states: {
    clean: { on: { 'file.removed': 'removed' } },
    removed: { type: 'final', entry: sendParent(({ context: { id } }) => ({ type: 'file.gone', id })) },
  },
})

const openStatement = () =>
  createActor(
    setup({
      types: {} as { context: { files: readonly StatementFile[] } },
      actors: { upload },
      actions: { ...fileActions, sendEdit: () => undefined, deleteFile: () => undefined },
    }).createMachine({ context: { files: [] }, on: fileEvents as never }),
  ).start()

describe('the files of an open statement', () => {
  it('leave nothing of an upload that was taken away, however many there were', () => {
    const statement = openStatement()
    for (const id of ['kept', 'first', 'second', 'third'])
      statement.send({ type: 'file.attached', file: chosen(id), contentType: 'application/pdf' })
    expect(Object.keys(statement.getSnapshot().children)).toHaveLength(4)
    for (const id of ['first', 'second', 'third']) statement.getSnapshot().children[id]?.send({ type: 'file.removed' })
    expect(Object.keys(statement.getSnapshot().children)).toEqual(['kept'])
    expect(statement.getSnapshot().context.files.map((file) => file.id)).toEqual(['kept'])
  })
})
