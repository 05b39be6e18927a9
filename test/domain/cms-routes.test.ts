import { expect, test } from 'vitest'
import { isSameCmsRoute } from '#domain/cms-routes.ts'
import type { CmsRoute } from '#domain/content.ts'

const route: CmsRoute = {
  path: '/about/investing',
  name: 'about-investing',
  type: 'page',
  id: 'about-investing',
  title: 'Как мы инвестируем',
  layout: 'default',
  pageNeedAuth: false,
  updatedAt: '2026-10-19T08:00:00Z',
}

test('a route that was touched later and says the same has the page drawn no second time', () => {
  expect(isSameCmsRoute(route, { ...route, updatedAt: '2026-11-02T08:00:00Z' })).toBe(true)
  expect(isSameCmsRoute(null, null)).toBe(true)
})

test.each<Partial<CmsRoute>>([
  { path: '/about/funds' },
  { type: 'litesection' },
  { id: 'investing' },
  { title: 'Как инвестирует фонд' },
  { layout: 'npf-lk' },
  { pageNeedAuth: true },
])('a route that says something else has the page drawn anew: %j', (change) => {
  expect(isSameCmsRoute(route, { ...route, ...change })).toBe(false)
  expect(isSameCmsRoute(route, null)).toBe(false)
})
