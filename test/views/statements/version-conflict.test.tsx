import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { VersionConflict } from '#views/statements/version-conflict.tsx'
import { show } from '#test/ui/kit/page.tsx'

const given = () => ({
  mine: { at: '2026-02-17T15:42:00Z' },
  theirs: { at: '2026-02-17T16:02:00Z' },
  differences: [
    { label: 'Номер счёта', mine: '1234', theirs: '9876' },
    { label: 'Адрес', mine: 'Москва', theirs: null },
  ],
  onMine: vi.fn<() => void>(),
  onTheirs: vi.fn<() => void>(),
})
const settle = () => screen.getByRole('button', { name: 'Оставить выбранное' })

describe('a conflict of versions', () => {
  it('takes the focus and shows beside each other what differs, and when each was changed', () => {
    show(<VersionConflict {...given()} />)
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Заявление изменено в двух местах' }))
    const rows = within(screen.getByRole('table', { name: 'Что различается' })).getAllByRole('row')
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['', 'На этом устройстве', 'В фонде'],
      ['Номер счёта', '1234', '9876'],
      ['Адрес', 'Москва', 'Не указано'],
    ])
    screen.getByRole('radio', { name: /То, что на этом устройстве.*17.февраля 2026 в.18:42/ })
    screen.getByRole('radio', { name: /То, что в фонде.*17.февраля 2026 в.19:02/ })
  })

  it('chooses nothing beforehand, and does nothing until there is a choice', async () => {
    const props = given()
    const { user } = show(<VersionConflict {...props} />)
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([false, false])
    await user.click(settle())
    screen.getByText('Выберите, что оставить')
    expect([props.onMine, props.onTheirs].map((one) => one.mock.calls.length)).toEqual([0, 0])
  })

  it.each([
    [/на этом устройстве/, 1, 0],
    [/в фонде/, 0, 1],
  ])('keeps what was chosen: %s', async (name, mine, theirs) => {
    const props = given()
    const { user } = show(<VersionConflict {...props} />)
    await user.click(screen.getByRole('radio', { name }))
    await user.click(settle())
    expect([props.onMine, props.onTheirs].map((one) => one.mock.calls.length)).toEqual([mine, theirs])
  })

  it('can be settled by the keyboard alone', async () => {
    const props = given()
    const { user } = show(<VersionConflict {...props} />)
    await user.tab()
    await user.keyboard(' ')
    await user.tab()
    await user.keyboard('{Enter}')
    expect(props.onMine).toHaveBeenCalledOnce()
  })

  it('says it otherwise where the draft was deleted elsewhere', async () => {
    const props = { ...given(), theirs: null }
    const { user } = show(<VersionConflict {...props} />)
    screen.getByRole('heading', { name: 'Черновик удалён в другом месте' })
    expect(screen.queryByRole('table')).toBeNull()
    await user.click(screen.getByRole('radio', { name: /Удалить и здесь/ }))
    await user.click(settle())
    expect(props.onTheirs).toHaveBeenCalledOnce()
  })

  it('lets an operator choose nothing', async () => {
    const props = given()
    const { user } = show(<VersionConflict {...props} blocked="В режиме просмотра выбирать нельзя" />)
    await user.click(screen.getByRole('radio', { name: /в фонде/ }))
    await user.click(settle())
    expect(props.onTheirs).not.toHaveBeenCalled()
    screen.getByText('В режиме просмотра выбирать нельзя')
  })
})
