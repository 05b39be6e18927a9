import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Arrival, PageHeading } from '#ui/page-heading.tsx'
import { StageArrival, useStageFocus } from '#views/statements/stage-arrival.tsx'

const scrolled = vi.fn()
beforeEach(() => {
  scrolled.mockClear()
  vi.stubGlobal('scrollTo', scrolled)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Card() {
  return (
    <h2 ref={useStageFocus()} tabIndex={-1}>
      Документы на подпись
    </h2>
  )
}
const at = (
  stage: string,
  arrival: string | false = false,
  children = <PageHeading key={stage}>{stage}</PageHeading>,
) => (
  <Arrival value={arrival}>
    <StageArrival stage={stage} opening="opening">
      {children}
    </StageArrival>
  </Arrival>
)
const focused = () => (document.activeElement === document.body ? null : document.activeElement?.textContent)

describe('a page at one of its stages', () => {
  it('leaves the focus and the place of a visit that began here, and of what was awaited', () => {
    const { rerender } = render(at('opening'))
    rerender(at('filling'))
    expect([document.activeElement, scrolled.mock.calls]).toEqual([document.body, []])
  })

  it('leaves both where it is asked anew what the page is', () => {
    const { rerender } = render(at('failed'))
    rerender(at('opening'))
    rerender(at('ready'))
    expect([document.activeElement, scrolled.mock.calls]).toEqual([document.body, []])
  })

  it('gives each later stage the focus, from the top of the page', () => {
    const { rerender } = render(at('opening'))
    rerender(at('filling'))
    for (const stage of ['signing', 'filling', 'putAside']) {
      scrolled.mockClear()
      rerender(at(stage))
      expect([focused(), scrolled.mock.calls]).toEqual([stage, [[0, 0]]])
    }
  })

  it('gives it to what comes only then, where the stage itself comes late', () => {
    const { rerender } = render(at('filling'))
    rerender(at('signing', false, <PageHeading>Загружаем</PageHeading>))
    rerender(at('signing', false, <PageHeading key="come">Подпись</PageHeading>))
    expect([focused(), scrolled.mock.calls]).toEqual(['Подпись', [[0, 0]]])
  })

  it('moves no page that was come to by a link before its stage has changed', () => {
    render(at('filling', '/lk/services/redemption-statement'))
    expect([focused(), scrolled.mock.calls]).toEqual(['filling', []])
  })

  it('lets a heading that says more than the page’s have the focus of a later stage, and of no other', () => {
    const card = (
      <>
        <PageHeading>Заявление</PageHeading>
        <Card />
      </>
    )
    const { rerender } = render(at('signing', '/lk', card))
    expect(focused()).toBe('Заявление')
    rerender(at('filling'))
    rerender(at('signing', '/lk', card))
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }))
  })
})
