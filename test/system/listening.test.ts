import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { listening } from '#system/adapters/kit/listening.ts'
import { readOtp } from '#system/browser/otp.ts'
import { askForCode, eachInCleanBrowser, openAndSettle, usualServices } from './kit.ts'

afterEach(() => void vi.unstubAllGlobals())
const broken = new Error('поломка')

it('a listener that throws as it begins or ends is told of, and nobody ends with it', () => {
  const told = vi.fn()
  vi.stubGlobal('reportError', told)
  const listeners = {
    begins: listening(() => {
      throw broken
    }),
    ends: listening(() => () => {
      throw broken
    }),
  }
  const parent = createActor(createMachine({ invoke: [{ src: listeners.begins }, { src: listeners.ends }] })).start()
  expect({ status: parent.getSnapshot().status, told: told.mock.calls }).toEqual({ status: 'active', told: [[broken]] })
  parent.stop()
  expect(told.mock.calls).toEqual([[broken], [broken]])
})

describe('the code that the device reads', () => {
  eachInCleanBrowser()

  it.each([
    ['where the browser has no credentials', undefined],
    [
      'where asking for them throws',
      {
        get: () => {
          throw broken
        },
      },
    ],
  ])('[4.2-04] is typed by hand %s', async (_, credentials) => {
    vi.stubGlobal('reportError', vi.fn())
    vi.stubGlobal('OTPCredential', class {})
    Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'credentials'))
    usualServices()
    const tab = await openAndSettle('/lk/login')
    await askForCode(tab)
    expect(tab.state('codeEntry')).toEqual({ asking: { input: 'typing', resend: 'cooling' } })
  })

  it('is not asked for where nothing can be asked', () => {
    expect(() => readOtp(() => undefined)()).not.toThrow()
  })
})
