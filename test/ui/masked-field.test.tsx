import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useLayoutEffect, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { MaskedField } from '#ui/masked-field.tsx'
import { show } from '#test/ui/kit/page.tsx'

const lastTen = (text: string) => text.replace(/\D/g, '').slice(-10)

function Phone({ onSubmit, initial = '' }: { onSubmit?: (text: string) => void; initial?: string }) {
  const [text, setText] = useState(initial)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.(text)
      }}
    >
      <MaskedField
        label="Телефон"
        type="tel"
        mask="### ###-##-##"
        before="+7"
        value={text}
        onText={setText}
        cleanPaste={lastTen}
      />
      <button type="button" onClick={() => setText('9990001122')}>
        Другой
      </button>
      <output>{text}</output>
    </form>
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>('Телефон')
const reported = () => screen.getByRole('status').textContent

it('shapes what is typed, reports every change, and Enter sends what is seen', async () => {
  const submit = vi.fn()
  const { user } = show(<Phone onSubmit={submit} />)
  await user.type(field(), '912a3456789')
  expect(field().value).toBe('912 345-67-89')
  expect(reported()).toBe('912 345-67-89')
  await user.keyboard('{Enter}')
  expect(submit).toHaveBeenCalledExactlyOnceWith('912 345-67-89')
})

it('shapes its first value without reporting a change', async () => {
  const text = vi.fn()
  show(<MaskedField label="Телефон" mask="### ###-##-##" value="9123456789" onText={text} />)
  await Promise.resolve()
  expect(field().value).toBe('912 345-67-89')
  expect(text).not.toHaveBeenCalled()
})

it('keeps the caret where one edits', async () => {
  const { user } = show(<Phone initial="9123456789" />)
  await user.click(field())
  field().setSelectionRange(1, 1)
  await user.keyboard('{Delete}5')
  expect(field().value).toBe('952 345-67-89')
  expect(field().selectionStart).toBe(2)
})

it.each([
  [
    'a whole number replaces what was there, wherever the caret is',
    {
      initial: '9123456789',
      caret: 3,
      clip: '+7 (916) 123-45-67',
      result: '916 123-45-67',
    },
  ],
  ['a number with 8 in front', { initial: '', caret: 0, clip: '8 916 123 45 67', result: '916 123-45-67' }],
  ['a part is put in at the caret', { initial: '912', caret: 3, clip: ' 345-67-89', result: '912 345-67-89' }],
])('paste: %s', async (_, { initial, caret, clip, result }) => {
  const { user } = show(<Phone initial={initial} />)
  await user.click(field())
  field().setSelectionRange(caret, caret)
  await user.paste(clip)
  expect(field().value).toBe(result)
  expect(reported()).toBe(result)
})

it('picks its part out of what the browser fills in', () => {
  show(<Phone />)
  fireEvent.input(field(), { target: { value: '+79161234567' } })
  expect(field().value).toBe('916 123-45-67')
  expect(reported()).toBe('916 123-45-67')
})

it('takes a new value from outside, but not out from under the fingers', async () => {
  const { user } = show(<Phone />)
  await user.type(field(), '912')
  await user.click(screen.getByRole('button', { name: 'Другой' }))
  expect(field().value).toBe('999 000-11-22')
  await user.type(field(), '{Backspace}')
  fireEvent.click(screen.getByRole('button', { name: 'Другой' }))
  expect(field().value).toBe('999 000-11-2')
})

it('says its error beside the field and ties it to it', () => {
  show(<MaskedField label="Телефон" mask="###" onText={() => {}} error="Введите полный номер телефона" />)
  expect(field().getAttribute('aria-invalid')).toBe('true')
  const words = field()
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(words).toContain('Введите полный номер телефона')
})

it('knows what was typed in a field of the page before the page was taken up', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(<Phone />)
  field().value = '999 000-11-22'
  render(<Phone />, { container: place, hydrate: true })
  await waitFor(() => expect(reported()).toBe('999 000-11-22'))
  expect(field().value).toBe('999 000-11-22')
})

it('knows what is typed at the very moment when it comes', async () => {
  function TypedAtOnce() {
    useLayoutEffect(() => {
      field().value = '9990001122'
      field().dispatchEvent(new InputEvent('input', { bubbles: true }))
    }, [])
    return <Phone />
  }
  show(<TypedAtOnce />)
  await waitFor(() => expect(reported()).toBe('999 000-11-22'))
})
