import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RichText } from '#ui/rich-text.tsx'
import { show } from '#test/ui/kit/page.tsx'

it('shows that it is loading, then the text', async () => {
  show(<RichText html="<h2>Правила</h2>" />)
  expect(screen.getByRole('status').textContent).toBe('Загрузка…')
  const heading = await screen.findByRole('heading', { name: 'Правила' })
  expect(heading.textContent).toBe('Правила')
})
