import { describe, expect, it } from 'vitest'
import { bytesByPart, partOf } from '#test/kit/page-bytes.ts'

describe('what a page’s bytes are made of', () => {
  it.each([
    ['node_modules/react-dom/client.js', 'react-dom'],
    ['node_modules/@xstate/react/dist/a.js', '@xstate/react'],
    ['src/ui/button.tsx', 'src/ui'],
    ['src/views/account/total.tsx', 'src/views/account'],
    ['src/system/adapters/kit/at-once.ts', 'src/system/adapters'],
    ['machines/root/machine.ts', 'machines/root'],
    ['runtime.js', 'runtime.js'],
  ])('%s is a part of %s', (module, part) => expect(partOf(module)).toBe(part))

  it('is shared among packages and folders by the length of their modules, and nothing is lost', () => {
    const parts = bytesByPart([
      { bytes: 100, modules: { 'src/ui/a.ts': 30, 'src/ui/b.ts': 10, 'machines/root/machine.ts': 60 } },
      { bytes: 50, modules: { 'node_modules/zod/a.js': 1 } },
      { bytes: 5, modules: {} },
    ])
    expect(parts).toEqual([
      ['machines/root', 60],
      ['zod', 50],
      ['src/ui', 40],
      ['runtime', 5],
    ])
  })
})
