import { screen, within } from '@testing-library/react'
import { use, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Arrival } from '#ui/page-heading.tsx'
import type { Step } from '#ui/steps.tsx'
import type { Saved } from '#views/statements/saved-line.tsx'
import { WizardActions } from '#views/statements/wizard-actions.tsx'
import { WizardFrame } from '#views/statements/wizard-frame.tsx'
import { show } from '#test/ui/kit/page.tsx'

const names = ['Счета', 'Реквизиты', 'Документы', 'Проверка']
const stepsAt = (current: number, reached = current): Step[] =>
  names.map((label, index) => ({
    id: label,
    label,
    state: index < current ? 'done' : index === current ? 'current' : 'ahead',
    isReached: index <= reached,
  }))
type Given = { at?: number; reached?: number; saved?: Saved | null; onPick?: (id: string) => void; fields?: ReactNode }

const frame = ({ at = 1, reached, saved = null, onPick, fields = 'Поля шага' }: Given) => (
  <WizardFrame
    title="Заявление на выкуп"
    steps={stepsAt(at, reached)}
    onPick={onPick}
    saved={saved}
    today="2026-02-17"
    sum={{ label: 'К выплате, ориентировочно', value: '142 862 ₽' }}
  >
    <p>{fields}</p>
  </WizardFrame>
)
const text = () => (document.body.textContent ?? '').replace(/\u00A0/g, ' ')
const unfold = async (user: ReturnType<typeof show>['user']) =>
  user.click(screen.getByRole('button', { name: 'Все шаги' }))

describe('the frame of a statement', () => {
  it('tells which step it is, how many there are, what they lead to and the sum', () => {
    show(frame({}))
    screen.getByRole('heading', { level: 1, name: 'Заявление на выкуп' })
    const card = screen.getByRole('region', { name: 'Реквизиты' })
    within(card).getByText('Поля шага')
    const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: /^Шаг.2.из.4 · Реквизиты$/ })
    expect([bar.value, bar.max]).toEqual([2, 4])
    expect(screen.getByRole('region', { name: 'К выплате, ориентировочно' }).textContent).toContain('142 862 ₽')
  })

  it('lists the steps on demand, says which are done, and marks the current one', async () => {
    const { user } = show(frame({}))
    const opener = screen.getByRole('button', { name: 'Все шаги' })
    expect(opener.getAttribute('aria-expanded')).toBe('false')
    await user.click(opener)
    expect(opener.getAttribute('aria-expanded')).toBe('true')
    const list = document.getElementById(opener.getAttribute('aria-controls') ?? '') as HTMLElement
    const items = within(list).getAllByRole('listitem')
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null, null])
    expect(items[0]?.textContent).toContain('Счета — заполнено')
  })

  it('leads to every step that was reached, and to no other', async () => {
    const pick = vi.fn()
    const { user } = show(frame({ reached: 2, onPick: pick }))
    await unfold(user)
    const ways = within(screen.getByRole('navigation', { name: 'Шаги заявления' })).getAllByRole('listitem')
    expect(ways.map((way) => within(way).queryByRole('button') !== null)).toEqual([true, false, true, false])
    await user.click(within(ways[2] as HTMLElement).getByRole('button'))
    expect(pick).toHaveBeenCalledWith('Документы')
    expect(screen.getByRole('button', { name: 'Все шаги' }).getAttribute('aria-expanded')).toBe('false')
  })

  it('takes the focus to the heading of another step and tells of it politely, not of the first', () => {
    const { rerender } = show(frame({}))
    expect(document.activeElement).toBe(document.body)
    rerender(frame({ at: 2 }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Документы' }))
    const told = screen.getAllByRole('status').map((one) => one.textContent?.replace(/\u00A0/g, ' '))
    expect(told).toContain('Шаг 3 из 4: Документы')
  })

  it('says to the fields of a step that one has come to them, once the step of the beginning has been left', () => {
    const Fields = () => `Arrival: ${use(Arrival)}`
    const told = () => screen.getByText(/^Arrival: /).textContent
    const { rerender } = show(frame({ fields: <Fields /> }))
    const seen = [told()]
    for (const at of [2, 1]) {
      rerender(frame({ at, fields: <Fields /> }))
      seen.push(told())
    }
    expect(seen).toEqual(['Arrival: false', 'Arrival: Документы', 'Arrival: Реквизиты'])
  })

  it('does not move the focus while one stays at a step', () => {
    const { rerender } = show(frame({}))
    rerender(frame({ saved: { kind: 'saving' } }))
    expect(document.activeElement).toBe(document.body)
  })

  it.each([
    [{ kind: 'inFund', at: '2026-02-17T15:42:00Z' }, 'Сохранено в фонде в 18:42', false],
    [{ kind: 'inFund', at: '2026-02-16T15:42:00Z' }, 'Сохранено в фонде вчера в 18:42', false],
    [{ kind: 'onDevice' }, 'Сохранено на этом устройстве', true],
    [{ kind: 'saving' }, 'Сохраняем…', false],
    [{ kind: 'nowhere', reason: 'Нет связи' }, 'Не сохранено. Нет связи', true],
  ] as const)('says where what was typed is kept: %o', (saved, said, isTold) => {
    show(frame({ saved }))
    expect(text()).toContain(said)
    expect(screen.getAllByRole('status').some((one) => one.textContent === said)).toBe(isTold)
  })
})

describe('the ways from a step', () => {
  it('lead on and back', async () => {
    const [on, back] = [vi.fn(), vi.fn()]
    const { user } = show(<WizardActions onContinue={on} onBack={back} />)
    await user.click(screen.getByRole('button', { name: 'Продолжить' }))
    await user.click(screen.getByRole('button', { name: 'Назад' }))
    expect([on.mock.calls.length, back.mock.calls.length]).toEqual([1, 1])
  })

  it('both wait while the step is saved, and say so', async () => {
    const [on, back] = [vi.fn(), vi.fn()]
    const { user } = show(<WizardActions busy onContinue={on} onBack={back} />)
    const onward = screen.getByRole('button', { name: 'Продолжить' })
    expect(onward.getAttribute('aria-busy')).toBe('true')
    expect(screen.getByRole('status').textContent).toBe('Шаг сохраняется')
    await user.click(onward)
    await user.click(screen.getByRole('button', { name: 'Назад' }))
    expect([on.mock.calls.length, back.mock.calls.length]).toEqual([0, 0])
  })

  it('do not lead on while something is in the way', async () => {
    const on = vi.fn()
    const { user } = show(<WizardActions blocked="В режиме просмотра заявления не подаются" onContinue={on} />)
    await user.click(screen.getByRole('button', { name: 'Продолжить' }))
    expect(on).not.toHaveBeenCalled()
    expect(screen.queryByRole('button', { name: 'Назад' })).toBeNull()
  })
})
