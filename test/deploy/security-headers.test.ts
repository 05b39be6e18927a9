import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '#test/kit/build.ts'
import { listFiles } from '#test/kit/sources.ts'
import { contentSecurityPolicyOf } from '../../deploy/security-headers.ts'

const rules = new Map(
  contentSecurityPolicyOf({ apiBase: '' })
    .split('; ')
    .map((rule) => {
      const [name = '', ...allowed] = rule.split(' ')
      return [name, allowed] as const
    }),
)

it('object URLs are allowed to images alone', () => {
  expect([...rules].filter(([, allowed]) => allowed.includes('blob:')).map(([name]) => name)).toEqual(['img-src'])
})

it('nothing is framed: not by the portal, nor in it', () => {
  expect([rules.get('frame-src'), rules.get('frame-ancestors'), rules.get('object-src')]).toEqual([
    ["'none'"],
    ["'none'"],
    ["'none'"],
  ])
})

it('no view draws a frame', () => {
  const drawn = /<(?:iframe|embed|object)\s|createElement\(['"](?:iframe|embed|object)/
  const files = listFiles('src').filter((file) => /\.tsx?$/.test(file))
  expect(files.filter((file) => drawn.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([])
})
