import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Combobox, type ComboboxStatus } from '#ui/combobox.tsx'
import { show } from '#test/ui/kit/page.tsx'

const banks = [
  { id: '044525225', label: 'ПАО Сбербанк', hint: 'БИК 044525225' },
  { id: '044525187', label: 'Банк ВТБ' },
  { id: '044525593', label: 'Альфа-Банк' },
]
type Given = {
  options?: readonly (typeof banks)[number][]
  status?: ComboboxStatus
  onDismiss?: () => void
  onSubmit?: () => void
}

function Bank({ options = banks, status = 'found', onDismiss, onSubmit }: Given) {
  const [text, setText] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.()
      }}
    >
      <Combobox
        label="Банк"
        name="bank"
        listLabel="Банки"
        value={text}
        onText={setText}
        options={options}
        status={status}
        onPick={({ label }) => setText(label)}
        onDismiss={onDismiss}
      />
      <button>Дальше</button>
    </form>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Банк' })
const options = () => screen.queryAllByRole('option')
const activeName = () => {
  const id = field().getAttribute('aria-activedescendant')
  return id === null ? null : (document.getElementById(id)?.textContent ?? 'lost')
}
const scrolled = vi.fn()
beforeEach(() => {
  scrolled.mockClear()
  Element.prototype.scrollIntoView = scrolled
})

describe('a field with suggestions', () => {
  it('offers them while one types, and says how many', async () => {
    const { user } = show(<Bank />)
    expect(field().getAttribute('aria-expanded')).toBe('false')
    expect(field().getAttribute('aria-autocomplete')).toBe('list')
    await user.type(field(), 'сбе')
    expect(field().getAttribute('aria-expanded')).toBe('true')
    const list = screen.getByRole('listbox', { name: 'Банки' })
    expect(field().getAttribute('aria-controls')).toBe(list.id)
    expect(within(list).getAllByRole('option')).toHaveLength(3)
    expect(screen.getByRole('status').textContent).toBe('Подсказок: 3')
    expect(activeName()).toBeNull()
  })

  it('is walked by the arrows, round and back, and Enter takes what they have reached', async () => {
    const submit = vi.fn()
    const { user } = show(<Bank onSubmit={submit} />)
    await user.type(field(), 'б{ArrowDown}')
    expect(activeName()).toBe('ПАО СбербанкБИК 044525225')
    expect(options().map((one) => one.getAttribute('aria-selected'))).toEqual(['true', 'false', 'false'])
    await user.keyboard('{ArrowUp}')
    expect(activeName()).toBe('Альфа-Банк')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(activeName()).toBe('Банк ВТБ')
    expect(scrolled).toHaveBeenLastCalledWith({ block: 'nearest' })
    await user.keyboard('{Enter}')
    expect(field().value).toBe('Банк ВТБ')
    expect(options()).toEqual([])
    expect(submit).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(field())
  })

  it('opens by an arrow too: at the first, at the last, or with none reached', async () => {
    const { user } = show(<Bank />)
    await user.click(field())
    expect(options()).toEqual([])
    await user.keyboard('{ArrowDown}')
    expect(activeName()).toContain('Сбербанк')
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(options()).toEqual([])
    await user.keyboard('{ArrowUp}')
    expect(activeName()).toBe('Альфа-Банк')
    await user.keyboard('{Escape}{Alt>}{ArrowDown}{/Alt}')
    expect(options()).toHaveLength(3)
    expect(activeName()).toBeNull()
  })

  it('leaves Enter to the form while nothing was reached or it is closed', async () => {
    const submit = vi.fn()
    const { user } = show(<Bank onSubmit={submit} />)
    await user.type(field(), 'Мой банк{Enter}')
    expect(submit).toHaveBeenCalledOnce()
    expect(field().value).toBe('Мой банк')
    expect(options()).toEqual([])
    await user.keyboard('{Enter}')
    expect(submit).toHaveBeenCalledTimes(2)
  })

  it.each(['{Home}', '{End}', '{ArrowLeft}', '{ArrowRight}'])('goes back to the text by %s', async (key) => {
    const { user } = show(<Bank />)
    await user.type(field(), `бан{ArrowDown}${key}`)
    expect(activeName()).toBeNull()
    expect(options()).toHaveLength(3)
    expect(field().value).toBe('бан')
  })

  it.each([
    ['Escape', '{Escape}', true],
    ['Tab', '{Tab}', false],
  ])('is closed by %s and keeps what was typed', async (_, key, hasFocus) => {
    const dismiss = vi.fn()
    const { user } = show(<Bank onDismiss={dismiss} />)
    await user.type(field(), `Мой{ArrowDown}${key}`)
    expect(options()).toEqual([])
    expect(field().value).toBe('Мой')
    expect(dismiss).toHaveBeenCalledOnce()
    expect(document.activeElement === field()).toBe(hasFocus)
  })

  it('lets a dialog around it stay when Escape closes the list, and no longer after that', async () => {
    const heard: boolean[] = []
    const hear = (event: Event) => heard.push(event.defaultPrevented)
    const { user } = show(<Bank />)
    document.addEventListener('keydown', hear)
    await user.type(field(), 'б')
    heard.length = 0
    await user.keyboard('{Escape}{Escape}')
    document.removeEventListener('keydown', hear)
    expect(heard).toEqual([true, false])
  })

  it('takes what is pressed, and keeps the focus', async () => {
    const { user } = show(<Bank />)
    await user.type(field(), 'а')
    await user.click(screen.getByRole('option', { name: 'Альфа-Банк' }))
    expect(field().value).toBe('Альфа-Банк')
    expect(document.activeElement).toBe(field())
    expect(options()).toEqual([])
  })

  it.each([
    ['loading', 'Ищем…'],
    ['failed', 'Подсказки не загрузились. Введите сами'],
    ['found', 'Ничего не нашлось. Введите сами'],
  ] as const)('says politely that it is %s, and takes what is typed all the same', async (status, said) => {
    const { user } = show(<Bank options={[]} status={status} />)
    expect(screen.getByRole('status').textContent).toBe('')
    await user.type(field(), 'Банк')
    expect(screen.getByRole('status').textContent).toBe(said)
    expect(field().getAttribute('aria-expanded')).toBe('false')
    expect(field().value).toBe('Банк')
  })
})

it('forgets what the arrows had reached when other suggestions come', async () => {
  const { user, rerender } = show(<Bank />)
  await user.type(field(), 'б{ArrowDown}')
  rerender(<Bank options={banks.slice(1)} />)
  expect(activeName()).toBeNull()
  await user.keyboard('{Enter}')
  expect(field().value).toBe('б')
})
