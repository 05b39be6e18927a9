import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { flowNames } from '#machines/flows.ts'
import { routes } from '#routes/table.ts'
import { root } from '#test/kit/build.ts'
import { listFiles } from '#test/kit/sources.ts'
import { kebab } from '#test/models/all.ts'

/** The rows of a flow: the only places beside its own files where its name may stand. */
const rows = ['machines/directory.ts', 'machines/flows.ts', 'machines/registry.ts', 'src/routes/table.ts']
/** A word of the fund's language too: where it is meant as an actor, it is asked, written to or made. */
const namesakes = ['consent', 'supplement', 'taxDeduction']
const asActor = (name: string) =>
  namesakes.includes(name)
    ? `(tell|use\\w+|childMachine)(<[^>]*>)?\\('${name}'|actor="${name}"`
    : `['"]${name}['"]|\\b${name}:`
/** A joining page shows the entry form in its own place to whoever is not signed in (2.3-02). */
const inPlace = 'entryForm: machines/navigation/admit.ts'
/** The layout of the joining statement alone. */
const ownLayout = 'joiningWizard: src/layouts/online-joining.tsx'
/** Of one who joins their request alone knows the number that the entry asks for again. */
const joinersNumber = 'joiningWizard: src/system/adapters/entry-form.ts'
/** It is also entered by where a page waits for its client. */
const reentries = [
  'machines/reentry/glossary.ts',
  'machines/reentry/machine.ts',
  'machines/reentry/setup.ts',
  'src/system/adapters/residents/reentry.ts',
].map((file) => `entryForm: ${file}`)
const exceptions = [inPlace, ownLayout, joinersNumber, ...reentries]

const code = listFiles().filter((file) => /^(machines|src)\/.*\.tsx?$/.test(file) && !rows.includes(file))
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')
/** Files of its own are found by its name; its view may lie in a layout of its page. */
const isOwn = (file: string, name: string) => file.includes(kebab(name))

describe.each(flowNames)('the flow %s', (name) => {
  it('has its folder, its adapter and its model under its own name', () => {
    const files = [
      `machines/${kebab(name)}/machine.ts`,
      `machines/${kebab(name)}/contract.ts`,
      `src/system/adapters/${kebab(name)}.ts`,
      `test/models/${kebab(name)}.ts`,
    ]
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
  })

  it('is the flow of a page', () => {
    expect(Object.values(routes).some((row) => 'flow' in row && row.flow === name)).toBe(true)
  })

  it('is named by no shared file', () => {
    const shared = code.filter((file) => /^(machines|src\/(?!views\/))/.test(file) && !isOwn(file, name))
    const spelt = new RegExp(asActor(name))
    expect(
      shared
        .filter((file) => spelt.test(textOf(file)))
        .map((file) => `${name}: ${file}`)
        .filter((found) => !exceptions.includes(found)),
    ).toEqual([])
  })
})
