import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { dist } from './manifest.ts'
import { root } from '#test/kit/build.ts'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
const texts = files.filter((file) => /\.(js|css|html|json|svg)$/.test(file))

it.each([
  ['the Stately inspector', /stately\.ai|createBrowserInspector|@statelyai/],
  ['msw', /mockServiceWorker|\[MSW\]/],
  ['the sandbox', /\/sandbox\b|песочниц/i],
  ['a handle for tests', /__portal|data-testid/],
  ['a source map', /sourceMappingURL/],
  ['a development build of React', /react\.development|jsxDEV/],
])('[S-07] holds nothing of %s', (_, trace) => {
  expect(texts.filter((file) => trace.test(readFileSync(path.join(dist, file), 'utf8')))).toEqual([])
})

it('makes no style while it runs: nothing of what throws there is left', () => {
  const [, stub = ''] = read('deploy/static-styles/emotion.ts').match(/new Error\('([^']+)'\)/) ?? []
  expect(stub).not.toBe('')
  expect(texts.filter((file) => readFileSync(path.join(dist, file), 'utf8').includes(stub))).toEqual([])
})

it('[S-07] ships no file that is not for a browser', () => {
  expect(files.filter((file) => /(^|[\\/])\./.test(file))).toEqual([])
  expect(files.filter((file) => /\.(map|tsx?)$|(^|[\\/])(sandbox|inspector)/.test(file))).toEqual([])
})

it('has one sheet of styles, which every page begins with: no part that comes late brings its own', () => {
  expect(files.filter((file) => file.endsWith('.css') && file.startsWith('assets'))).toHaveLength(1)
})

it('is a whole build', () => {
  expect(texts).toEqual(expect.arrayContaining(['index.html', 'app.html']))
  expect(texts.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(5)
})
