import { describe, expect, it } from 'vitest'
import { isForSignedIn, readTree, visibleTo, type BlockNode } from '#blocks/kit/tree.ts'
import { pageLinks } from '#blocks/kit/page-links.ts'
import { sideNavOf } from '#views/content/side-nav.ts'

const node = (id: string, given: { label?: string; template?: string; params?: object; inside?: object[] } = {}) => ({
  id,
  template: given.template ?? 'section',
  label: given.label ?? null,
  params: given.params ?? {},
  slots: { default: given.inside ?? [] },
})
const idsOf = (tree: readonly BlockNode[]): unknown[] =>
  tree.map(({ id, slots }) => [id, ...idsOf(slots.get('default') ?? [])])

describe('links into a page', () => {
  it('[2.7-06] lead to its labelled blocks in order, each deeper than the labelled block that it stands in', () => {
    const tree = readTree([
      node('a', { label: 'Участники', inside: [node('b', { inside: [node('c', { label: 'Сотрудники' })] })] }),
      node('d'),
      node('e и f', { label: 'Взносы' }),
    ])
    expect(pageLinks(tree)).toEqual([
      { href: '#a', label: 'Участники', index: 0, block: 'a', numberOfExtraIndets: 0 },
      { href: '#c', label: 'Сотрудники', index: 1, block: 'c', numberOfExtraIndets: 1 },
      { href: '#e%20%D0%B8%20f', label: 'Взносы', index: 2, block: 'e и f', numberOfExtraIndets: 0 },
    ])
  })

  it('[2.7-06] stand beside a page of several labelled blocks where that is wanted', () => {
    const two = readTree([node('a', { label: 'Один' }), node('b', { label: 'Два' })])
    expect(sideNavOf(two, true).beside.map(({ block }) => block)).toEqual(['a', 'b'])
    expect(sideNavOf(two, false).beside).toEqual([])
    expect(sideNavOf(two.slice(0, 1), true).beside).toEqual([])
  })

  it('[2.7-06] know where every block of their page lies: none is laid out later than the others', () => {
    const two = readTree([node('a', { label: 'Один' }), node('b', { label: 'Два' })])
    expect(sideNavOf(two, true).blocks.map(({ index }) => index)).toEqual([null, null])
    expect(sideNavOf(two, false).blocks.map(({ index }) => index)).toEqual([0, 1])
  })

  it('[2.7-05] come from a sticky block of the page, which leaves its place', () => {
    const links = [
      { href: '#a', label: 'Первое' },
      { href: '#b', label: 'Второе', block: 'b', numberOfExtraIndets: 1 },
      { href: 'javascript:alert(1)', label: 'Нет' },
    ]
    const tree = readTree([
      node('n', { template: 'nav', params: { links, sticky: true } }),
      node('a', { label: 'Один' }),
    ])
    const { beside, blocks } = sideNavOf(tree, false)
    expect(beside).toEqual([
      { href: '#a', label: 'Первое', index: 0, block: 'a', numberOfExtraIndets: 0 },
      { href: '#b', label: 'Второе', index: 1, block: 'b', numberOfExtraIndets: 1 },
    ])
    expect(blocks.map(({ id }) => id)).toEqual(['a'])
  })
})

it('a block knows which of the page’s own it is, as they were sent; one inside another is none of them', () => {
  const tree = readTree([
    node('a', { inside: [node('b')] }),
    'broken',
    node('c', { params: { visibleFor: 'client' } }),
    node('d'),
  ])
  expect(visibleTo('guest', tree).map(({ id, index }) => ({ id, index }))).toEqual([
    { id: 'a', index: 0 },
    { id: 'd', index: 2 },
  ])
  expect(tree[0]?.slots.get('default')?.map(({ index }) => index)).toEqual([null])
})

describe('a page that is not for everybody', () => {
  const tree = readTree([
    node('all', { params: { visibleFor: 'all' }, inside: [node('guest', { params: { visibleFor: 'guest' } })] }),
    node('client', { params: { visibleFor: 'client' } }),
    node('online', { params: { visibleFor: 'onlineClient' }, inside: [node('within')] }),
    node('strange', { params: { visibleFor: 'nobody' } }),
  ])

  it.each([
    ['guest', [['all', ['guest']], ['strange']]],
    ['client', [['all'], ['client'], ['strange']]],
    ['onlineClient', [['all'], ['online', ['within']], ['strange']]],
  ] as const)('[2.7-01] shows a reader who is “%s” the blocks that are meant for such', (audience, shown) => {
    expect(idsOf(visibleTo(audience, tree))).toEqual(shown)
  })

  it('[2.7-04] is for those who are signed in where any of its blocks is', () => {
    expect(isForSignedIn(tree)).toBe(false)
    expect(isForSignedIn(readTree([node('a', { inside: [node('b', { params: { pageNeedAuth: true } })] })]))).toBe(true)
    expect(isForSignedIn(readTree([node('a', { params: { pageNeedAuth: 'true' } })]))).toBe(false)
  })
})
