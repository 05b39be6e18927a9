import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { contentPage, html, sent, showContent } from './kit/content.tsx'

const seen: string[] = []
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    seen.push(this.id)
  }
  seen.length = 0
  return () => vi.restoreAllMocks()
})

describe('accordion', () => {
  const items = [
    { id: 'pay', question: 'Как сделать взнос?', answerHtml: '<p>Картой или по&nbsp;счёту</p>' },
    { id: 'tax', question: 'Какой налог вернут?', answerHtml: '<p>До <b>52 000</b> в год</p>' },
    { id: 'get', question: 'Когда начнутся выплаты?', answerHtml: '<p>С 55 или 60 лет</p>' },
  ]
  const questions = () => screen.queryAllByRole('listitem').map((item) => item.querySelector('summary')?.textContent)
  const isOpen = (id: string) => document.querySelector<HTMLDetailsElement>(`#${id} details`)?.open
  const field = () => screen.getByRole('searchbox', { name: 'Поиск по вопросам и ответам' })

  it('[2.7-01] folds answers under questions that are headings', async () => {
    const { user } = await showContent([sent('accordion', { title: 'Вопросы', items })])
    expect(screen.getByRole('heading', { level: 2, name: 'Вопросы' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 3, name: 'Как сделать взнос?' })).toBeTruthy()
    expect(isOpen('pay')).toBe(false)
    await user.click(screen.getByText('Как сделать взнос?'))
    expect(isOpen('pay')).toBe(true)
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  it('[2.7-01] finds questions and answers as one types, and says how many', async () => {
    const { user } = await showContent([sent('accordion', { items, searchable: true })])
    expect(screen.getByRole('status').textContent).toBe('')
    await user.type(field(), 'СЧЕТУ')
    expect(questions()).toEqual(['Как сделать взнос?'])
    expect(screen.getByRole('status').textContent).toBe('Найдено: 1\u00A0вопрос')
    await user.clear(field())
    await user.type(field(), 'как')
    expect(screen.getByRole('status').textContent).toBe('Найдено: 2\u00A0вопроса')
    await user.type(field(), ' год вернут')
    expect(questions()).toEqual(['Какой налог вернут?'])
    await user.type(field(), ' ипотека')
    expect(questions()).toEqual([])
    expect(screen.getByRole('status').textContent).toMatch(/^Ничего не нашлось/)
    await user.clear(field())
    expect(questions()).toHaveLength(3)
  })

  it('[2.7-01] does not find the marks of HTML', async () => {
    const { user } = await showContent([sent('accordion', { items, searchable: true })])
    await user.type(field(), 'nbsp')
    expect(questions()).toEqual([])
  })

  it('[2.1-09] opens the question that the address names, also among those not found', async () => {
    const blocks = [sent('accordion', { items, searchable: true })]
    const { user, rerender } = await showContent(blocks, '#tax')
    await vi.waitFor(() => expect(seen).toEqual(['tax']))
    expect({ pay: isOpen('pay'), tax: isOpen('tax') }).toEqual({ pay: false, tax: true })
    await user.type(field(), 'ипотека')
    act(() => rerender(contentPage(blocks, '#get')))
    expect(isOpen('get')).toBe(true)
    expect(questions()).toHaveLength(3)
  })

  it('[2.7-03] leaves out what is no question, gives an id once, and leaves no title over nothing', async () => {
    const junk = [null, { question: 'Без ответа' }, { question: '', answerHtml: 'x' }]
    const { unmount } = await showContent([
      sent('accordion', { items: [...junk, items[0], { ...items[1], id: 'pay' }, { ...items[2], id: 5 }] }),
    ])
    expect(questions()).toHaveLength(3)
    expect(document.querySelectorAll('#pay')).toHaveLength(1)
    unmount()
    const { container } = await showContent([sent('accordion', { title: 'Вопросы', items: junk, searchable: true })])
    expect(container.textContent).toBe('')
  })
})

describe('tabs', () => {
  const tabs = [
    { key: 'a', title: 'Результаты' },
    { key: 'empty', title: 'Пустая' },
    { key: 'the docs', title: 'Документы' },
    null,
    { key: 'a', title: 'Ещё раз' },
  ]
  const slots = {
    'tab:a': html('<p>Доход</p>'),
    'tab:the docs': [sent('section', { title: 'Правила', anchor: 'rules' })],
  }
  const labels = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)
  const chosen = () => screen.getByRole('tab', { selected: true }).textContent

  it.each(['underline', 'pills', 'unheard-of'])(
    '[2.7-01] show one group of blocks at a time and keep the rest in the page (%s)',
    async (variant) => {
      const { user, container } = await showContent([sent('tabs', { variant, tabs }, slots)])
      expect(labels()).toEqual(['Результаты', 'Документы'])
      const panel = screen.getByRole('tabpanel', { name: 'Результаты' })
      expect(panel.textContent).toBe('Доход')
      expect(container.textContent).toContain('Правила')
      await user.click(screen.getByRole('tab', { name: 'Документы' }))
      expect(screen.getByRole('tabpanel', { name: 'Документы' }).textContent).toBe('Правила')
      expect(panel.getAttribute('hidden')).toBe('until-found')
    },
  )

  it('[2.7-01] are picked by arrows, Home and End, and name their panels', async () => {
    const { user } = await showContent([sent('tabs', { tabs }, slots)])
    await user.tab()
    for (const [key, label] of [
      ['{ArrowRight}', 'Документы'],
      ['{ArrowRight}', 'Результаты'],
      ['{End}', 'Документы'],
      ['{Home}', 'Результаты'],
    ] as const) {
      await user.keyboard(key)
      expect({ chosen: chosen(), focused: document.activeElement?.textContent }).toEqual({
        chosen: label,
        focused: label,
      })
      expect(document.activeElement?.getAttribute('aria-controls')).toBe(
        screen.getByRole('tabpanel', { name: label }).id,
      )
    }
  })

  it('[2.7-01] begin with the one that content says, if there is such', async () => {
    const { unmount } = await showContent([sent('tabs', { tabs, defaultKey: 'the docs' }, slots)])
    expect(chosen()).toBe('Документы')
    unmount()
    await showContent([sent('tabs', { tabs, defaultKey: 'empty' }, slots)])
    expect(chosen()).toBe('Результаты')
  })

  it('[2.1-09] show the panel that holds what the address names, or what the browser has found', async () => {
    await showContent([sent('tabs', { tabs }, slots)], '#rules')
    expect(chosen()).toBe('Документы')
    await vi.waitFor(() => expect(seen).toEqual(['rules']))
    fireEvent(screen.getByText('Доход'), new Event('beforematch', { bubbles: true }))
    expect(chosen()).toBe('Результаты')
  })

  it('[2.7-03] without any blocks stay away', async () => {
    const { container } = await showContent([sent('tabs', { tabs })])
    expect(container.textContent).toBe('')
  })
})
