import { screen } from '@testing-library/react'
import type { MouseEvent } from 'react'
import { expect, it } from 'vitest'
import { Router } from 'wouter'
import { TextLink } from '#ui/text-link.tsx'
import { show } from '#test/ui/kit/page.tsx'

it('a page address is a whole one inside a nested router too', async () => {
  const { user } = show(
    <Router base="/lk">
      <TextLink href="/support?topic=1#form">Поддержка</TextLink>
    </Router>,
  )
  const link = screen.getByRole('link', { name: 'Поддержка' })
  expect(link.getAttribute('href')).toBe('/support?topic=1#form')
  await user.click(link)
  expect(location.pathname + location.search + location.hash).toBe('/support?topic=1#form')
})

it.each([
  'tel:88001234567',
  'mailto:info@example.ru',
  'https://example.ru/',
  '//example.ru',
  '/files/policy.pdf',
  '#form',
])('%s is left to the browser', async (href) => {
  let taken: boolean | undefined
  const look = (event: MouseEvent) => {
    taken = event.defaultPrevented
    event.preventDefault()
  }
  const { user } = show(
    <p onClick={look}>
      <TextLink href={href}>Ссылка</TextLink>
    </p>,
  )
  await user.click(screen.getByRole('link'))
  expect(taken).toBe(false)
})

it('a link to a new tab says so and does not hand over this one', () => {
  show(
    <TextLink href="/docs/userconvention/" newTab>
      соглашение
    </TextLink>,
  )
  const link = screen.getByRole('link')
  expect(link.textContent).toContain('(откроется в новой вкладке)')
  expect(link.getAttribute('rel')).toBe('noopener')
  expect(link.getAttribute('target')).toBe('_blank')
})
