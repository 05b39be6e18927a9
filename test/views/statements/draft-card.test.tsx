import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { DeleteDraft } from '#views/statements/delete-draft.tsx'
import { DraftCard } from '#views/statements/draft-card.tsx'
import { show } from '#test/ui/kit/page.tsx'

type Given = Partial<Parameters<typeof DraftCard>[0]>
type Deletion = Partial<Parameters<typeof DeleteDraft>[0]>

function open(deletion: Deletion = {}, given: Given = {}) {
  const remove = vi.fn()
  const shown = show(
    <DraftCard
      title="Заявление на выкуп"
      step={{ number: 5, count: 7, label: 'Реквизиты' }}
      changedAt="2026-02-16T15:40:00Z"
      expires="2026-04-17"
      today="2026-02-17"
      onward={<a href="/on">Продолжить</a>}
      deletion={<DeleteDraft title="Заявление на выкуп" onDelete={remove} {...deletion} />}
      {...given}
    />,
  )
  return { remove, ...shown }
}
const text = () => (document.body.textContent ?? '').replace(/\u00A0/g, ' ')
const asks = () => screen.getByRole('button', { name: 'Удалить черновик: Заявление на выкуп' })

describe('the card of a draft', () => {
  it('tells where it was left, when it was changed, until when it is kept, and leads on', () => {
    open()
    screen.getByRole('heading', { name: 'Заявление на выкуп' })
    expect(text()).toContain('Шаг 5 из 7: Реквизиты')
    expect(text()).toContain('Изменено вчера в 18:40 · хранится до 17 апреля 2026')
    screen.getByRole('link', { name: 'Продолжить' })
  })

  it('deletes only after a question, in which the focus is on keeping it', async () => {
    const { user, remove } = open()
    await user.click(asks())
    const question = await screen.findByRole('dialog', { name: 'Удалить черновик?' })
    expect(remove).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(within(question).getByRole('button', { name: 'Оставить' }))
    await user.click(within(question).getByRole('button', { name: 'Удалить' }))
    expect(remove).toHaveBeenCalledOnce()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each(['{Enter}', '{Escape}'])('keeps it by %s, and gives the focus back', async (key) => {
    const { user, remove } = open()
    await user.click(asks())
    await screen.findByRole('dialog')
    await user.keyboard(key)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(remove).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(asks())
  })

  it('waits while it is being deleted, and says why it was not', async () => {
    const { user } = open({ busy: true, failure: 'Черновик не удалился' })
    expect(asks().getAttribute('aria-busy')).toBe('true')
    await user.click(asks())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('alert').textContent).toBe('Черновик не удалился')
  })

  it('asks an operator nothing', async () => {
    const { user } = open({ blocked: 'В режиме просмотра удалять нельзя' })
    await user.click(asks())
    expect(screen.queryByRole('dialog')).toBeNull()
    screen.getByText('В режиме просмотра удалять нельзя')
  })

  it('has nothing to delete with where drafts cannot be deleted', () => {
    open({}, { deletion: undefined, step: undefined, expires: null })
    expect(screen.queryByRole('button')).toBeNull()
    expect(text()).not.toContain('хранится')
    expect(text()).not.toContain('Шаг')
  })
})
