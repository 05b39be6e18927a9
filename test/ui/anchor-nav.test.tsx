import { act, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { AnchorNav } from '#ui/anchor-nav.tsx'
import type { AnchorLink } from '#ui/anchor-nav/link.ts'
import { sectionInView } from '#ui/anchor-nav/use-section-in-view.ts'
import { show } from './kit/page.tsx'

const sight = { offset: 64, scrolled: 500, left: 900 }

describe('the part that is being read', () => {
  it('[2.7-06] is the last one that has come up to the offset', () => {
    expect(sectionInView({ ...sight, tops: [-400, 64, 300] })).toBe(1)
    expect(sectionInView({ ...sight, tops: [-400, 64.6, 300] })).toBe(1)
    expect(sectionInView({ ...sight, tops: [-400, 66, 300] })).toBe(0)
    expect(sectionInView({ ...sight, tops: [-900, -400, -20] })).toBe(2)
  })

  it('[2.7-06] is the first one above all of them', () => {
    expect(sectionInView({ ...sight, scrolled: 0, tops: [200, 700] })).toBe(0)
  })

  it('[2.7-06] is the last one at the bottom, within two pixels of it', () => {
    const tops = [-400, 120, 300]
    expect(sectionInView({ ...sight, tops, left: 0 })).toBe(2)
    expect(sectionInView({ ...sight, tops, left: 2 })).toBe(2)
    expect(sectionInView({ ...sight, tops, left: 3 })).toBe(0)
  })

  it('[2.7-06] is the first one of a page that need not be scrolled', () => {
    expect(sectionInView({ tops: [100, 300], offset: 64, scrolled: 0, left: 0 })).toBe(0)
  })

  it('[2.7-06] is never one that is not shown', () => {
    expect(sectionInView({ ...sight, tops: [null, -10, null] })).toBe(1)
    expect(sectionInView({ ...sight, tops: [-10, null], left: 0 })).toBe(0)
    expect(sectionInView({ ...sight, tops: [null, null] })).toBe(0)
    expect(sectionInView({ ...sight, tops: [] })).toBe(0)
  })
})

const links: AnchorLink[] = ['Участники', 'Взносы', 'Выплаты'].map((label, index) => ({
  href: `#b${index + 1}`,
  label,
  index,
  block: `b${index + 1}`,
  numberOfExtraIndets: index === 1 ? 1 : 0,
}))

/** The parts lie at these heights of a page which is much longer than the window. */
function lay(tops: readonly number[]) {
  Object.defineProperties(document.documentElement, {
    scrollHeight: { value: 9000, configurable: true },
    clientHeight: { value: 800, configurable: true },
  })
  for (const [index, link] of links.entries()) {
    const part = document.getElementById(link.block)
    const box = { top: tops[index] ?? 0 } as DOMRect
    if (part) Object.assign(part, { getBoundingClientRect: () => box, getClientRects: () => [box] })
  }
}

/* The window of these tests is no wider than a phone: the column is there and not shown. */
const hidden = { hidden: true } as const
const page = (onPick = vi.fn()) => ({
  onPick,
  ...show(
    <>
      <AnchorNav label="На этой странице" links={links} onPick={onPick} />
      {links.map(({ block }) => (
        <section key={block} id={block} />
      ))}
    </>,
  ),
})
const read = () =>
  screen.queryAllByRole('link', { ...hidden, current: 'location' }).map(({ textContent }) => textContent)

describe('the navigation inside a page', () => {
  it('[2.7-05, 2.7-06] links the parts in order and marks the one that is read, in the column and in the list', async () => {
    page()
    const nav = screen.getByRole('navigation', { name: 'На этой странице' })
    expect(
      within(nav)
        .getAllByRole('link', hidden)
        .map((link) => link.getAttribute('href')),
    ).toEqual(['#b1', '#b2', '#b3'])
    lay([-300, 40, 500])
    act(() => void window.dispatchEvent(new Event('scroll')))
    await vi.waitFor(() => expect(read()).toEqual(['Взносы']))
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Раздел' }).value).toBe('1')
  })

  it('[2.7-07] moves the arrow by one step a link', async () => {
    const { container } = page()
    const arrow = () => container.querySelector<HTMLElement>('[style*="--at"]')?.style.getPropertyValue('--at')
    expect(arrow()).toBe('0')
    lay([-900, -300, 10])
    act(() => void window.dispatchEvent(new Event('scroll')))
    await vi.waitFor(() => expect(arrow()).toBe('2'))
  })

  it('[2.7-07] tells which part is wanted, by a press and by a choice, and leaves other presses to the browser', async () => {
    const { user, onPick } = page()
    await user.click(screen.getByText('Взносы', { selector: 'a' }))
    expect(onPick).toHaveBeenLastCalledWith(links[1])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Раздел' }), '2')
    expect(onPick).toHaveBeenLastCalledWith(links[2])
    await user.keyboard('{Control>}')
    await user.click(screen.getByText('Участники', { selector: 'a' }))
    expect(onPick).toHaveBeenCalledTimes(2)
  })
})
