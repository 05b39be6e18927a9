import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Checkbox } from '#ui/checkbox.tsx'
import { show } from '#test/ui/kit/page.tsx'

it('is named and toggled by its words', async () => {
  const { user } = show(
    <Checkbox>
      Принимаю <a href="#terms">условия</a>
    </Checkbox>,
  )
  await user.click(screen.getByText('Принимаю', { exact: false }))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Принимаю условия' }).checked).toBe(true)
})

it('says its error and is described by it', () => {
  show(<Checkbox error="Нужно согласие">Согласие</Checkbox>)
  const box = screen.getByRole('checkbox')
  expect(box.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Нужно согласие')
})
