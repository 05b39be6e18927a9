import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PageLinks, pageLinks } from '#blocks/kit/page-links.ts'
import { readTree } from '#blocks/kit/tree.ts'
import { contentPage, html, sent, showBlocks } from './kit/content.tsx'
import { show } from '#test/ui/kit/page.tsx'

describe('joining', () => {
  const params = {
    title: 'Вступите онлайн',
    holdingName: 'Север',
    text: 'Нужен паспорт',
    steps: ['Заполните', { title: 'Подпишите' }, 7],
  }

  it('[2.7-02] leads to the joining statement of its holding, where the entry form stands first', async () => {
    await showBlocks(sent('joining', params))
    expect(screen.getByRole('heading', { name: 'Вступите онлайн' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Хочу вступить' }).getAttribute('href')).toBe(
      '/lk/%D0%A1%D0%B5%D0%B2%D0%B5%D1%80/joining-statement',
    )
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Заполните', 'Подпишите'])
  })

  it('[2.7-02] says its own words on the button, and shows what stands inside', async () => {
    const { text } = await showBlocks(
      sent('joining', { ...params, buttonText: 'Вступить', steps: 'нет' }, { default: html('<p>Ещё</p>') }),
    )
    expect(screen.getByRole('link', { name: 'Вступить' })).toBeTruthy()
    expect(screen.queryByRole('list')).toBeNull()
    expect(text()).toContain('Ещё')
  })

  it('[2.7-03] is left out where it does not say whose', async () => {
    const { container } = await showBlocks(sent('joining', { title: 'Вступите' }))
    expect(container.textContent).toBe('')
  })
})

describe('nav', () => {
  const labelled = [sent('section', { title: 'Взносы' }, {}, 'Взносы')].map((one) => ({ ...one, id: 'money' }))
  const page = (params: unknown) => {
    const blocks = [sent('nav', params), ...labelled]
    return <PageLinks value={pageLinks(readTree(blocks))}>{contentPage(blocks)}</PageLinks>
  }

  it('[2.7-06] links all labelled blocks of its page, and leads into them with the address', async () => {
    const { user } = show(page({ auto: true }))
    const nav = await screen.findByRole('navigation', { name: 'На этой странице' }, { timeout: 8000 })
    const link = within(nav).getByRole('link', { name: 'Взносы' })
    const entries = window.history.length
    await user.click(link)
    expect(window.location.hash).toBe('#money')
    expect(window.history.length).toBe(entries)
    expect(document.activeElement?.id).toBe('money')
  })

  it('[2.7-06] links what it names itself, without what is no part of a page', async () => {
    show(
      page({
        links: [
          { href: '#money', label: 'Деньги' },
          { href: 'https://evil.example', label: 'Прочь' },
        ],
      }),
    )
    const nav = await screen.findByRole('navigation', { name: 'На этой странице' }, { timeout: 8000 })
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['#money'])
  })
})
