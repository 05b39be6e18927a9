import { act, cleanup, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { takeInitialSnapshots } from '#system/hydration/initial-snapshots.ts'
import { SystemProvider } from '#system/react/system.tsx'
import { useToday } from '#system/react/use-today.ts'
import { eachInCleanBrowser, open, pass, usualServices } from './kit.ts'
import { day } from './samples.ts'

const Today = () => <p>{useToday()}</p>
const shown = () => screen.getByText(/^20/).textContent

describe('today', () => {
  eachInCleanBrowser()
  afterEach(cleanup)

  it("[3-05] is the device's day in Moscow until the server has said its own", async () => {
    usualServices({ now: () => Date.now() + day })
    const tab = open('/')
    render(
      <SystemProvider root={tab.root} clock={tab.clock}>
        <Today />
      </SystemProvider>,
    )
    expect(shown()).toBe('2026-02-17')
    await act(() => pass(1000))
    expect(shown()).toBe('2026-02-18')
  })

  it("[3-05] is Moscow's where the device is in another zone", () => {
    vi.setSystemTime('2026-02-17T21:30:00Z')
    const tab = open('/')
    render(
      <SystemProvider root={tab.root} clock={tab.clock}>
        <Today />
      </SystemProvider>,
    )
    expect(shown()).toBe('2026-02-18')
  })

  it("on a page that was made on another day begins with that day, and is today's when it is hydrated", async () => {
    const tab = open('/')
    const made = '2025-12-31'
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = `<p>${made}</p>`
    const wrong = vi.fn()
    const page = (
      <SystemProvider
        root={tab.root}
        clock={tab.clock}
        initialSnapshots={takeInitialSnapshots(tab.root, { today: made, queries: [] })}
      >
        <Today />
      </SystemProvider>
    )
    const taken = await act(() => Promise.resolve(hydrateRoot(container, page, { onRecoverableError: wrong })))
    onTestFinished(() => {
      taken.unmount()
      container.remove()
    })
    expect({ text: container.textContent, errors: wrong.mock.calls }).toEqual({ text: '2026-02-17', errors: [] })
  })
})
