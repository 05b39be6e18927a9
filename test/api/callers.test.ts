import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { tables } from '#api/tables/all.ts'
import { charts } from '#machines/registry.ts'
import { services } from '#system/queries/services.ts'
import { root } from '#test/kit/build.ts'
import { arrowsOf, nodesOf } from '#test/kit/model/edges.ts'
import { marksOf } from '#test/kit/model/trace.ts'
import { listFiles } from '#test/kit/sources.ts'

const rowsOf = (service: string) =>
  Object.keys(tables[service as keyof typeof tables]).map((name) => `${service}.${name}`)
const endpoints = Object.keys(tables).flatMap(rowsOf)
const sources = listFiles('src')
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const)
const kebab = (service: string) => service.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Every name in a file that is not imported there. */
function namesIn(file: string, text: string): Set<string> {
  const found = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return
    if (ts.isIdentifier(node)) found.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(
    ts.createSourceFile(
      file,
      text,
      ts.ScriptTarget.Latest,
      false,
      file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    ),
  )
  return found
}

const queried = new Set(
  sources.flatMap(([, text]) => [...text.matchAll(/\brows\.(\w+\.\w+)/g)].map(([, row]) => row ?? '')),
)
/** An adapter names a row where it imports its table. */
const called = sources
  .filter(([file]) => !/^src\/(api\/tables|system\/queries)\//.test(file))
  .flatMap(([file, text]) => {
    const own = Object.keys(tables).filter((service) => text.includes(`#api/tables/${kebab(service)}.ts`))
    const names = own.length > 0 ? namesIn(file, text) : new Set<string>()
    return own.flatMap(rowsOf).filter((row) => names.has(row.slice(row.indexOf('.') + 1)))
  })

describe('the endpoint table', () => {
  it('[7-04] has no row without a caller', () => {
    expect(endpoints.filter((row) => !queried.has(row) && !called.includes(row))).toEqual([])
  })

  it('has every row that a view names', () => {
    expect([...queried].filter((row) => !endpoints.includes(row))).toEqual([])
  })
})

describe('the services that views query', () => {
  const lines: [string, { home: string; tags: readonly string[] }][] = Object.entries(services)

  it('have one home each, which is an actor of the queries’ chart, and are queried', () => {
    const homes = ['queries', 'accountQueries']
    expect(lines.filter(([, { home }]) => !homes.includes(home))).toEqual([])
    for (const home of homes) {
      const places = Object.values(charts).flatMap(({ machine }) =>
        nodesOf(machine).flatMap(({ invoke }) => invoke.filter(({ systemId }) => systemId === home)),
      )
      expect(places, home).toHaveLength(1)
    }
    expect(
      lines.map(([service]) => service).filter((service) => ![...queried].some((row) => row.startsWith(`${service}.`))),
    ).toEqual([])
  })

  it('stand in one list: nobody else says where the rows of a service are loaded for views', () => {
    expect(Object.keys(services).filter((service) => !(service in tables))).toEqual([])
    expect(
      sources
        .filter(([file, text]) => /^src\/(views|blocks|layouts|ui)\//.test(file) && text.includes('#api/'))
        .map(([file]) => file),
    ).toEqual([])
  })

  it('are called by tags and names that they bear, where a flow says what it has made old', () => {
    const tags = lines.flatMap(([, { tags: own }]) => own)
    const named = (name: string) => name in services || endpoints.includes(name)
    const messages = Object.values(charts).flatMap(({ machine }) => {
      const isWritten = (type: string) =>
        marksOf(machine.implementations.actions[type]).message?.type === 'queries.invalidated'
      return nodesOf(machine)
        .flatMap(arrowsOf)
        .flatMap(({ actions }) =>
          (actions as { type: string; params?: { names: string[]; tags: string[] } }[]).filter(({ type }) =>
            isWritten(type),
          ),
        )
    })
    expect(messages.length).toBeGreaterThan(1)
    expect(messages.flatMap(({ params }) => params?.tags ?? []).filter((tag) => !tags.includes(tag))).toEqual([])
    expect(messages.flatMap(({ params }) => params?.names ?? []).filter((name) => !named(name))).toEqual([])
  })
})

it('no view forces a type on a request', () => {
  const views = sources.filter(([file]) => /^src\/(views|blocks|layouts)\//.test(file))
  expect(views.filter(([, text]) => /\bas never\b|\bas unknown as\b/.test(text)).map(([file]) => file)).toEqual([])
})
