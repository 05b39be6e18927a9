import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { CodeField } from '#ui/code-field.tsx'
import { show } from '#test/ui/kit/page.tsx'

function Code() {
  const [code, setCode] = useState('')
  return <CodeField label="Код" value={code} onCode={setCode} error={code === '1111' ? 'Неверный код' : undefined} />
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

it('selects a wrong code so that the next one is typed over it', async () => {
  const { user } = show(<Code />)
  await user.type(field(), '1111')
  expect(screen.getByText('Неверный код')).toBeTruthy()
  expect({ start: field().selectionStart, end: field().selectionEnd }).toEqual({ start: 0, end: 4 })
  await user.keyboard('2')
  expect(field().value).toBe('2')
})
