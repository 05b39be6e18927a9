import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { fileOf, partOf } from '../../deploy/chunks/parts.ts'
import { reachOf } from '../../deploy/chunks/reach.ts'

const graph: Record<string, { now?: string[]; late?: string[] }> = {
  entry: { now: ['small'], late: ['hydrate', 'render'] },
  hydrate: { now: ['machine'] },
  render: { now: ['machine'], late: ['page', 'form'] },
  page: { now: ['money', 'small'], late: ['chart'] },
  form: { now: ['money', 'mask'] },
  chart: { now: ['money'] },
  // Two that need each other.
  mask: { now: ['digits'] },
  digits: { now: ['mask'] },
}
const modules = {
  getModuleInfo: (id: string) => ({
    code: '',
    importedIds: graph[id]?.now ?? [],
    dynamicallyImportedIds: graph[id]?.late ?? [],
  }),
}

describe('what the portal is cut by', () => {
  it('is who needs a module before it runs, over everything that is imported late', () => {
    const reach = reachOf(modules, 'entry', (id) => id)
    const partsOf = (id: string) => [...(reach.get(id) ?? [])].sort()
    expect(partsOf('small')).toEqual(['entry', 'page'])
    expect(partsOf('machine')).toEqual(['hydrate', 'render'])
    expect(partsOf('money')).toEqual(['chart', 'form', 'page'])
    expect(partsOf('digits')).toEqual(['form'])
    expect(partsOf('chart')).toEqual(['chart'])
  })

  it('joins what is one part: the page of a flow and its adapter, the layout and the page of an area', () => {
    const named = (file: string) => partOf(path.resolve(import.meta.dirname, '../..', file))
    expect(named('src/views/consent/consent-page.tsx')).toBe('consent')
    expect(named('src/system/adapters/consent.ts')).toBe('consent')
    expect(named('src/views/consent/consent-body.tsx')).toBe('src/views/consent/consent-body')
    expect(named('src/layouts/npf-lk.tsx')).toBe('account')
    expect(named('src/views/account/main-page.tsx')).toBe('account')
  })

  it.each([
    [['src/app/render', 'src/app/hydrate', 'consent'], 'app'],
    [['src/app/hydrate'], null],
    [['site', 'account'], 'app'],
    [['data', 'account', 'consent'], 'data'],
    [['account'], 'account'],
    [['account', 'consent'], 'account-common'],
    [['consent'], 'consent'],
    [['consent', 'src/blocks/tabs'], 'shared'],
    [['src/blocks/tabs'], null],
  ])('what %j need lies in %s', (parts, file) => {
    expect(fileOf(new Set(parts), false)).toBe(file)
  })

  it('a library that some share lies apart from the portal’s own code', () => {
    expect(fileOf(new Set(['consent', 'src/blocks/tabs']), true)).toBe('library')
  })
})
