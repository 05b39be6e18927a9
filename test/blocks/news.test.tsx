import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sent as node, showBlocks } from './kit/content.tsx'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

const news = (count: number, category?: string) =>
  Array.from({ length: count }, (_, index) => ({
    title: `Новость ${index + 1}`,
    date: '2026-02-17',
    href: `/news/${index + 1}`,
    category,
  }))
const titles = () => screen.getAllByRole('link').map((each) => each.textContent)

describe('a list of news', () => {
  it('[2.7-01] shows the first of them, with their dates', async () => {
    await showBlocks(
      node('newsList', {
        title: 'Новости',
        limit: 2,
        items: [{ ...news(1)[0], lead: 'Коротко', category: 'pds' }, ...news(3)],
      }),
    )
    expect(screen.getByRole('heading', { level: 2, name: 'Новости' })).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2)
    expect(screen.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual(['/news/1', '/news/1'])
    expect(screen.getAllByText('17 февраля 2026')).toHaveLength(2)
    expect(screen.getByText('Коротко')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('[2.7-01] shows more by keyboard: the focus stays, and goes on with the last page', async () => {
    const { user } = await showBlocks(node('newsList', { limit: 2, showMore: true, items: news(5) }))
    const more = screen.getByRole('button', { name: 'Показать ещё' })
    expect(screen.getByRole('status').textContent).toBe('')
    more.focus()
    await user.keyboard('{Enter}')
    expect(titles()).toHaveLength(4)
    expect(document.activeElement).toBe(more)
    expect(screen.getByRole('status').textContent).toBe('Показано 4\u00A0новости из\u00A05')
    await user.keyboard('{Enter}')
    expect(titles()).toHaveLength(5)
    expect(screen.queryByRole('button')).toBeNull()
    expect(document.activeElement?.textContent).toBe('Новость 5')
    expect(screen.getByRole('status').textContent).toBe('Показано 5\u00A0новостей из\u00A05')
  })

  it('[2.7-01] takes news of its category alone', async () => {
    await showBlocks(
      node('newsList', {
        category: 'pds',
        items: [...news(2), { title: 'Рынок', href: '/news/pds', category: 'pds' }],
      }),
    )
    expect(titles()).toEqual(['Рынок'])
  })

  it('[2.7-03] leaves out what has no title, and links that lead nowhere good', async () => {
    await showBlocks(
      node('newsList', {
        limit: -1,
        items: [{ href: '/news/1' }, null, { title: 'Хитрая', href: 'javascript:alert(1)', date: 'когда-то' }],
      }),
    )
    expect(screen.getAllByRole('heading').map((each) => each.textContent)).toEqual(['Хитрая'])
    expect(screen.queryByRole('link')).toBeNull()
    expect(document.querySelector('time')).toBeNull()
  })

  it('[2.7-03] of nothing leaves no heading alone', async () => {
    expect(
      (await showBlocks(node('newsList', { title: 'Новости', category: 'нет такой', items: news(3) }))).text(),
    ).toBe('')
  })
})

describe('a piece of news', () => {
  const article = { title: 'Итоги года', date: '2026-02-17', leadHtml: '<p>Коротко</p>', bodyHtml: '<p>Подробно</p>' }

  it('[2.7-01] says when, in short, in full and whence', async () => {
    const { container } = await showBlocks(
      node(
        'newsArticle',
        { ...article, imageId: 'i 1', source: 'https://bank.example/news/5' },
        { default: [node('richText', { html: '<p>и ещё</p>' })] },
      ),
    )
    expect(screen.getByRole('article')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Итоги года' })).toBeTruthy()
    expect(screen.getByText('17 февраля 2026').getAttribute('datetime')).toBe('2026-02-17')
    for (const words of ['Коротко', 'Подробно', 'и ещё']) expect(screen.getByText(words)).toBeTruthy()
    const source = screen.getByRole('link', { name: /^bank\.example/ })
    expect({ href: source.getAttribute('href'), rel: source.getAttribute('rel') }).toEqual({
      href: 'https://bank.example/news/5',
      rel: 'noopener',
    })
    const photo = container.querySelector('img')!
    expect({ src: photo.getAttribute('src'), alt: photo.alt }).toEqual({ src: '/cms/files/i%201', alt: '' })
    fireEvent.error(photo)
    expect(container.querySelector('img')).toBeNull()
  })

  it('[2.7-08] runs nothing', async () => {
    await showBlocks(
      node('newsArticle', {
        ...article,
        leadHtml: '<img src=x onerror="window.hit = 1">',
        bodyHtml: '<p>цел</p><script>window.hit = 1</script>',
        source: 'javascript:alert(1)',
      }),
    )
    expect(screen.getByText('цел')).toBeTruthy()
    expect(document.querySelector('script, [onerror]')).toBeNull()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('[2.7-03] does with a title alone, and not without it', async () => {
    const bare = await showBlocks(node('newsArticle', { title: 'Кратко', date: '0001-01-01T00:00:00', bodyHtml: 5 }))
    expect(bare.text()).toBe('Кратко')
    bare.unmount()
    expect((await showBlocks(node('newsArticle', { ...article, title: '' }))).text()).toBe('')
  })
})
