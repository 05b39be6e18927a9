import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Arrival, PageHeading } from '#ui/page-heading.tsx'
import { show } from '#test/ui/kit/page.tsx'

const page = (arrival: string | false) => (
  <Arrival value={arrival}>
    <PageHeading>Контакты</PageHeading>
    <input />
  </Arrival>
)

it('leaves the focus alone on the first page of a visit', () => {
  show(page(false))
  expect(document.activeElement).toBe(document.body)
})

it('takes the focus on each arrival, and not between them', async () => {
  const { user, rerender } = show(page('/contacts'))
  const heading = screen.getByRole('heading', { level: 1 })
  expect(document.activeElement).toBe(heading)
  await user.click(screen.getByRole('textbox'))
  rerender(page('/contacts'))
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  rerender(page('/news'))
  expect(document.activeElement).toBe(heading)
})
