import type { Page } from '@playwright/test'
import { drawn } from './gestures.ts'

/** What moved, from where and to where, and how much of the window that was. */
type Shift = { value: number; moved: string[] }
type ShiftWindow = { shifts?: Shift[] }
/** TypeScript does not know these entries yet. */
type LayoutShift = PerformanceEntry & {
  value: number
  /** Within half a second of a press: it was asked for. */
  hadRecentInput: boolean
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Has the pages that come note all that moves in them by itself. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const name = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? '')
    const place = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`
    new PerformanceObserver((list) => {
      const own = window as ShiftWindow
      own.shifts ??= []
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map((one) => `${place(one.previousRect)} → ${place(one.currentRect)}: ${name(one.node)}`)
        if (!hadRecentInput) own.shifts.push({ value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** All that has moved so far: the browser tells of it after the frame. */
export async function shiftsOf(page: Page): Promise<Shift[]> {
  await drawn(page)
  return page.evaluate(() => (window as ShiftWindow).shifts ?? [])
}
