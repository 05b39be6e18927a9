import { act, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { block } from '#blocks/kit/block.tsx'
import { HashTarget } from '#blocks/kit/hash-target.ts'
import { Blocks, templatesOf } from '#blocks/kit/registry.tsx'
import { headingOf, readTree } from '#blocks/kit/tree.ts'
import { show } from '#test/ui/kit/page.tsx'

type Raw = { id?: unknown; template?: unknown; label?: unknown; params?: unknown; slots?: unknown }
const node = (template: string, rest: Raw = {}): Raw => ({
  id: template,
  template,
  label: null,
  params: {},
  slots: {},
  ...rest,
})
const text = (html: string): Raw => node('richText', { id: html, params: { html } })

const PlainWords = block(z.object({ text: z.string() }), ({ params, slot }) => (
  <div>
    {params.text}
    {slot('default')}
  </div>
))
const Broken = block(z.object({}), () => {
  throw new Error('broken')
})
const probes = templatesOf({
  './plain-words.tsx': () => Promise.resolve({ Block: PlainWords }),
  './broken.tsx': () => Promise.resolve({ Block: Broken }),
  './unloadable.tsx': () => Promise.reject(new Error('no such part')),
})
const words = (said: string, slots: unknown = {}): Raw =>
  node('plainWords', { id: said, params: { text: said }, slots })

/** Templates are loaded from files, and a busy machine is slow at it. */
const patience = { timeout: 5000 }
const warn = vi.fn()
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(warn)
  // React reports every caught error of a boundary here.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  warn.mockClear()
})
const said = () => warn.mock.calls.map(([first]) => String(first)).join('\n')

async function render(blocks: readonly unknown[], templates?: typeof probes) {
  const shown = show(
    <Suspense fallback="ждём">
      <Blocks tree={readTree(blocks)} {...(templates ? { templates } : {})} />
    </Suspense>,
  )
  await vi.waitFor(() => expect(shown.container.textContent).not.toBe('ждём'), patience)
  return shown
}

describe('a tree of blocks', () => {
  it('[2.7-01] is rendered with the blocks of its slots, in their order', async () => {
    const { container } = await render(
      [words('а', { default: [words('б', { default: [words('в')] }), words('г')] }), words('д')],
      probes,
    )
    expect(container.textContent).toBe('абвгд')
  })

  it('lets the layout of its fourth block and of those after it wait, not that of what stands inside', async () => {
    const { container } = await render(
      [
        words('а', { default: ['1', '2', '3', '4'].map((said) => words(said)) }),
        words('б'),
        words('в'),
        words('г', { default: [words('5')] }),
        words('д'),
      ],
      probes,
    )
    expect([...container.querySelectorAll('[data-lower]')].map(({ textContent }) => textContent)).toEqual(['г5', 'д'])
  })

  it('[2.7-03] shows the rest where a template is unknown, and says which', async () => {
    const { container } = await render([words('до'), node('carousel3000'), words('после')], probes)
    expect(container.textContent).toBe('допосле')
    expect(said()).toContain('carousel3000')
  })

  const hostileNames = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '', '../../main']
  it.each(hostileNames)('[2.7-03] takes the template «%s» for an unknown one', async (name) => {
    const { container } = await render([words('до'), node(name), words('после')], probes)
    expect(container.textContent).toBe('допосле')
  })

  it('[2.7-03] leaves out a block whose params are unusable, and says which', async () => {
    const { container } = await render(
      [words('до'), node('plainWords', { id: 'b7', params: { text: 5 } }), words('после')],
      probes,
    )
    expect(container.textContent).toBe('допосле')
    expect(said()).toContain('"b7"')
  })

  it('[2.7-03] leaves out a block that throws, or cannot be loaded, alone', async () => {
    const { container } = await render(
      [words('до', { default: [node('broken')] }), node('unloadable'), words('после')],
      probes,
    )
    await vi.waitFor(() => expect(container.textContent).toBe('допосле'), patience)
    expect(said()).toContain('"broken" threw')
  })

  const junks = [null, 5, 'b', [], {}, { id: 'b' }, { id: 5, template: 'plainWords' }, { template: 'plainWords' }]
  it.each(junks.map((junk) => [JSON.stringify(junk), junk] as const))('[2.7-03] passes over %s', async (_, junk) => {
    const { container } = await render([words('до'), junk, words('после')], probes)
    expect(container.textContent).toBe('допосле')
  })

  it('[2.7-03] does without params, slots and labels that are none', async () => {
    const oddSlots: unknown = JSON.parse(
      '{ "default": "никто", "aside": 5, "__proto__": [{ "id": "x", "template": "plainWords" }] }',
    )
    const { container } = await render(
      [words('до'), node('plainWords', { params: null }), words('после', oddSlots)],
      probes,
    )
    expect(container.textContent).toBe('допосле')
  })
})

describe('a hostile tree', () => {
  const deep = (depth: number): Raw => {
    let tree = words('дно')
    for (let level = 1; level < depth; level += 1) tree = words('.', { default: [tree] })
    return tree
  }

  it('[2.7-01] 200 deep is shown to the bottom, 1000 deep down to the 200th', async () => {
    expect((await render([deep(200)], probes)).container.textContent).toMatch(/^\.{199}дно$/)
    expect((await render([deep(1000), words('после')], probes)).container.textContent).toMatch(/^\.{200}после$/)
    expect(said()).toContain('deeper than 200')
  })

  it('[2.7-03] that contains itself ends', () => {
    const loop = words('круг')
    loop.slots = { default: [loop] }
    expect(readTree([loop])).toHaveLength(1)
  })

  it('[2.7-03] of a million blocks gives the first 2000', () => {
    expect(readTree(Array.from({ length: 1_000_000 }, () => words('.')))).toHaveLength(2000)
    expect(said()).toContain('more than 2000')
  })

  it('[2.7-01] whose blocks share an id shows them all, and one of them answers to it', async () => {
    const twin = (text: string): Raw => node('plainWords', { id: 'b1', label: 'Раздел', params: { text } })
    const { container } = await render([twin('а'), { ...twin('б'), slots: { default: [twin('в')] } }], probes)
    expect(container.textContent).toBe('абв')
    expect(container.querySelectorAll('#b1')).toHaveLength(1)
  })
})

describe('the heading of a page', () => {
  it('[2.2-22] is the title of its first main block that has one', () => {
    const tree = readTree([
      node('main', { id: 'empty', params: { title: ' ' } }),
      node('main', { id: 'real', params: { title: 'О Фонде' } }),
    ])
    expect(headingOf(tree)?.id).toBe('real')
    expect(headingOf(readTree([text('<p>x</p>')]))).toBeNull()
    expect(headingOf(readTree([node('main', { params: { title: ['x'] } })]))).toBeNull()
  })

  it('[2.2-22] is the only h1, however many main blocks there are', async () => {
    await render([node('main', { params: { title: 'Первый' } }), node('main', { params: { title: 'Второй' } })])
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Первый')
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Второй')
  })
})

describe('templates of the portal', () => {
  it('[2.7-01] main, section, columns, cards, button, info, alert and richText stand in each other', async () => {
    await render([
      node('main', {
        params: { title: 'О Фонде', subtitle: 'С 2009 года' },
        slots: { actions: [node('button', { params: { text: 'Войти', href: '/lk' } })] },
      }),
      node('section', {
        params: { title: 'Показатели', anchor: 'figures' },
        slots: {
          default: [
            node('columns', {
              params: { ratio: '2-1' },
              slots: {
                col1: [text('<p>слева</p>')],
                col2: [node('info', { params: { title: 'Важно', text: '<p>справа</p>', tone: 'warning' } })],
              },
            }),
            node('cards', {
              params: {
                title: 'Пути',
                items: [
                  { title: 'Для себя', text: 'План', href: '/forme' },
                  { title: 'Без ссылки', href: 'javascript:alert(1)' },
                ],
              },
            }),
            node('alert', { params: { text: 'Доходность в прошлом не гарантирует доход в будущем', tone: 'warning' } }),
          ],
        },
      }),
    ])
    expect(screen.getByRole('link', { name: 'Войти' }).getAttribute('href')).toBe('/lk')
    expect(screen.getByText('слева')).toBeTruthy()
    expect(screen.getByText('Важно')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 2, name: 'Показатели' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 3, name: 'Пути' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Для себя' }).getAttribute('href')).toBe('/forme')
    expect(screen.getByRole('heading', { level: 4, name: 'Без ссылки' }).querySelector('a')).toBeNull()
    expect(screen.getByText(/не гарантирует/)).toBeTruthy()
    expect(said()).toBe('')
  })

  const hostileAddresses = ['javascript:alert(1)', '//evil.example', 'data:text/html,x', '/\\evil.example', '']
  it.each(hostileAddresses)('[2.7-03] leaves out a button that leads to «%s»', async (href) => {
    const { container } = await render([node('button', { params: { text: 'Сюда', href } })])
    await vi.waitFor(() => expect(said()).toContain('(button)'), patience)
    expect(container.textContent).toBe('')
  })

  it('[2.7-08] richText runs nothing', async () => {
    await render([text('<p>текст</p><img src=x onerror="window.hit = 1"><script>window.hit = 1</script>')])
    expect(document.querySelector('script, img')).toBeNull()
  })

  it('[2.7-01] an alert with a key stays closed on this device', async () => {
    const closable = node('alert', { params: { text: 'Новое расписание', dismissible: true, storageKey: 'hours' } })
    const { user, unmount } = await render([closable])
    await user.click(screen.getByRole('button', { name: 'Закрыть сообщение' }))
    expect(screen.queryByText('Новое расписание')).toBeNull()
    unmount()
    const again = await render([closable])
    expect(again.container.textContent).toBe('')
  })
})

it('[2.1-09] the part that the address names comes into view, also where it comes later', async () => {
  const seen: string[] = []
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    seen.push(this.id)
  }
  const tree = readTree([
    node('section', { id: 'b1', label: 'Форма', params: { anchor: 'form' } }),
    node('section', { id: 'b2', params: { anchor: 'other' } }),
  ])
  const page = (hash: string) => (
    <HashTarget value={{ hash }}>
      <Suspense fallback="ждём">
        <Blocks tree={tree} />
      </Suspense>
    </HashTarget>
  )
  const { rerender } = show(page('#form'))
  await vi.waitFor(() => expect(seen).toEqual(['form']), patience)
  act(() => rerender(page('#b1')))
  await vi.waitFor(() => expect(seen).toEqual(['form', 'b1']), patience)
})
