import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { flows } from '#machines/flows.ts'
import type * as accountViews from '#routes/account-views.ts'
import { routes } from '#routes/table.ts'
import { root } from '#test/kit/build.ts'
import { anotherAccountPage, budgets, statementPage } from '#test/kit/budgets.ts'
import { bytesOf, chunkOf, filesOf, readManifest } from './manifest.ts'

type AccountView = keyof typeof accountViews

const kilobyte = 1000
const manifest = readManifest()
const filesWith = (parts: readonly string[]) =>
  filesOf(manifest, ['index.html', ...parts.map((part) => chunkOf(manifest, part))])

const listed = 'src/routes/account-views.ts'
/** The module that each page begins with, as the list of them says. */
const modules = new Map(
  [...readFileSync(path.join(root, listed), 'utf8').matchAll(/const (\w+) = \(\) => import\('#(.+)\.tsx'\)/g)].map(
    ([, name, module]) => [name, `src/${module}`] as const,
  ),
)
const main = budgets.find(({ page }) => page === '/lk')?.parts ?? []
const beginning = new Set(filesWith(main))

/** What a page of a programme shows, one at a time; its outline is there before. */
const ofProgramme = [
  'src/views/programme/statement',
  'src/views/programme/assignees',
  'src/views/programme/programme-content',
  'src/views/programme/portfolio-part',
]

const adapterOf = (flow: string) => `src/system/adapters/${flow.replace(/[A-Z]/g, (one) => `-${one.toLowerCase()}`)}`

const pages = Object.entries(routes).filter(([name, { layout }]) => layout === 'npf-lk' && name !== 'main')

it('every page of the account but the main one is in the list of them', () => {
  expect(pages.map(([name]) => name).sort()).toEqual([...modules.keys()].sort())
})

type Weighed = readonly [name: string, most: number, parts: readonly string[]]

const weighed = pages.flatMap(([name, route]): Weighed[] => {
  const own = [listed, 'src/api/tables/account-pages', modules.get(name as AccountView) ?? name]
  const flow = 'flow' in route ? route.flow : null
  const parts = flow ? [...own, adapterOf(flow)] : own
  const most = flow && flows[flow].group === 'statements' ? statementPage : anotherAccountPage
  return name === 'programme'
    ? ofProgramme.map((view) => [`${name}: ${path.basename(view)}`, most, [...parts, view]])
    : [[name, most, parts]]
})

it.each(weighed)('%s takes at most %d kB of JavaScript more than the main page', (name, most, parts) => {
  const more = filesWith([...main, ...parts]).filter((file) => !beginning.has(file))
  const sizes = more.map((file) => `${file} ${bytesOf([file])}`).join('\n')
  console.log(`${name}: ${(bytesOf(more) / kilobyte).toFixed(1)} kB more`)
  expect(bytesOf(more) / kilobyte, sizes).toBeGreaterThan(1)
  expect(bytesOf(more) / kilobyte, sizes).toBeLessThanOrEqual(most)
})
