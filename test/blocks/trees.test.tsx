import { act, screen, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { useSyncExternalStore } from 'react'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { Layout } from '#layouts/default.tsx'
import { loadLazyComponents } from '#ui/lazy-with-fallback.tsx'
import { contentPage } from './kit/content.tsx'
import { samples, type SentBlock } from './kit/samples.ts'
import { showSite } from '#test/views/site-portal.tsx'

/** The templates of the portal, as their files name them. */
const templateNames = Object.keys(import.meta.glob('../../src/blocks/*.tsx'))
  .map((file) => file.replace(/^.*\/|\.tsx$/g, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()))
  .toSorted()
const trees = 2000
const sentinel = {
  id: 'sentinel',
  template: 'info',
  label: null,
  params: { title: 'Звучит', text: '<p>Сигнал</p>', tone: 'info' },
  slots: {},
}

const sound = fc.constantFrom(...samples.values())
const junk = fc.oneof(
  fc.constant(null),
  fc.string(),
  fc.double(),
  fc.boolean(),
  fc.array(fc.anything({ maxDepth: 2 }), { maxLength: 3 }),
  fc.anything({ maxDepth: 2 }),
)
const name = fc.oneof(
  fc.constantFrom(...templateNames),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'kit', '../main', ''),
  fc.string(),
)

/** A sound block of which some params are something else. */
const spoilt = fc
  .tuple(sound, fc.array(fc.tuple(fc.nat(), junk), { minLength: 1, maxLength: 4 }))
  .map(([block, changes]) => {
    const params: Record<string, unknown> = { ...block.params }
    const keys = Object.keys(params)
    for (const [index, value] of changes) params[keys[index % Math.max(keys.length, 1)] ?? 'title'] = value
    return { ...block, params }
  })
const wild = fc.record({
  id: fc.string(),
  template: name,
  label: fc.oneof(fc.constant(null), fc.string()),
  params: fc.dictionary(fc.string(), junk),
  slots: fc.dictionary(fc.string(), junk),
})
const leaf = fc.oneof(
  { weight: 3, arbitrary: sound },
  { weight: 3, arbitrary: spoilt },
  { weight: 2, arbitrary: wild },
  { weight: 1, arbitrary: junk },
)

/** Blocks inside blocks, in the slots that sections, columns and tabs have and in such as none has. */
const { tree } = fc.letrec<{ tree: unknown; block: unknown }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.record({
      id: fc.constantFrom('a', 'b', 'c'),
      template: fc.constantFrom('section', 'columns', 'info', 'cards', 'tabs'),
      label: fc.constant(null),
      params: fc.constantFrom({ title: 'Внешний' }, { ratio: '1-1' }, {}, { tabs: [{ key: 'one', title: 'Один' }] }),
      slots: fc.record({ default: tie('tree'), col1: tie('tree'), 'tab:one': tie('tree') }, { requiredKeys: [] }),
    }),
  ),
  tree: fc.array(tie('block'), { maxLength: 6 }),
}))

/** The same block so many times within itself. */
function nested(depth: number): SentBlock {
  let block: SentBlock = { ...sentinel, id: 'deepest' }
  for (let level = 0; level < depth; level += 1)
    block = { id: `level-${level}`, template: 'section', label: null, params: {}, slots: { default: [block] } }
  return block
}

function cyclic(): SentBlock {
  const block: SentBlock = { id: 'one', template: 'section', label: null, params: {}, slots: {} }
  block.slots['default'] = [block]
  return block
}

/** Blocks in their page, of which others can take the place while the layout around them stays. */
function changingPage(first: readonly unknown[]) {
  let blocks = first
  let told = () => undefined as void
  const listen = (tell: () => void) => {
    told = tell
    return () => undefined
  }
  function Content() {
    return contentPage([sentinel, ...useSyncExternalStore(listen, () => blocks), { ...sentinel, id: 'last' }])
  }
  return {
    page: (
      <Layout>
        <Content />
      </Layout>
    ),
    change: (next: readonly unknown[]) => {
      blocks = next
      told()
    },
  }
}

describe('content as it may come', () => {
  beforeAll(async () => loadLazyComponents())

  async function open() {
    const errors: unknown[] = []
    const note = (event: ErrorEvent) => errors.push(event.error)
    window.addEventListener('error', note)
    onTestFinished(() => window.removeEventListener('error', note))
    // Not a spy, which would keep all that thousands of broken blocks are said to be.
    const { error, warn } = console
    Object.assign(console, { error: () => undefined, warn: () => undefined })
    onTestFinished(() => void Object.assign(console, { error, warn }))
    const { page, change } = changingPage([...samples.values()])
    const site = showSite(page)
    await waitFor(() => expect(screen.getAllByText('Сигнал').length).toBeGreaterThanOrEqual(2), { timeout: 15_000 })
    return {
      show: (blocks: readonly unknown[]) => act(() => change(blocks)),
      /** The header, the footer and both sound blocks are there, and nothing was thrown past its block. */
      isWhole: () => {
        expect(errors).toEqual([])
        expect(site.container.querySelectorAll('header').length).toBeGreaterThan(0)
        expect(site.container.querySelector('footer')?.textContent).toContain('Лицензия')
        expect(
          [...site.container.querySelectorAll('main p')].filter(({ textContent }) => textContent === 'Сигнал').length,
        ).toBeGreaterThanOrEqual(2)
      },
    }
  }

  it('[2.7-02] the portal has forty templates, and each has a sound sample here', () => {
    expect(templateNames).toHaveLength(40)
    expect([...samples.keys()].toSorted()).toEqual(templateNames)
  })

  it(`[2.7-03] of ${trees} pages of valid and broken blocks every one keeps its header, its footer and its sound blocks`, async () => {
    const site = await open()
    fc.assert(
      fc.property(tree, (blocks) => {
        site.show(blocks as unknown[])
        site.isWhole()
      }),
      { numRuns: trees },
    )
  })

  it.each([
    ['1000 deep', () => [nested(1000)]],
    ['a cycle of blocks', () => [cyclic()]],
    ['1500 blocks', () => Array.from({ length: 1500 }, () => sentinel)],
  ])('[2.7-01, 2.7-03] a tree of %s stands', async (_, blocks) => {
    const site = await open()
    site.show(blocks())
    site.isWhole()
  })
})
