import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { CodeField } from '#ui/code-field.tsx'
import { show } from '#test/ui/kit/page.tsx'

function Code() {
  const [code, setCode] = useState('')
  const missing = code === '' ? 'Введите код' : code.length < 4 ? 'Введите код полностью' : undefined
  return <CodeField label="Код" value={code} onCode={setCode} error={missing} />
}

const field = () => screen.getByLabelText<HTMLInputElement>('Код')

it('[4.2-04] is marked as a one-time code for the device to fill in, with digits on the keyboard', () => {
  show(<Code />)
  expect(field().autocomplete).toBe('one-time-code')
  expect(field().inputMode).toBe('numeric')
})

it('takes digits alone and no more than four, out of a pasted message too', async () => {
  const { user } = show(<Code />)
  await user.click(field())
  await user.paste('Ваш код: 24681')
  expect(field().value).toBe('2468')
  await user.clear(field())
  await user.keyboard('1a2-34 5')
  expect(field().value).toBe('1234')
})

it('keeps each digit that is typed, whatever is said of what is missing meanwhile', async () => {
  const { user } = show(<Code />)
  await user.click(field())
  await user.keyboard('12')
  expect(screen.getByRole('textbox', { description: 'Введите код полностью' })).toBe(field())
  await user.keyboard('34')
  expect(field().value).toBe('1234')
})
