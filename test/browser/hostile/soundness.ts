import type { Page } from '@playwright/test'
import { surplus, type Damage } from '#test/kit/damage.ts'
import { expect } from '../fixtures.ts'
import { heading, settle } from '../gestures.ts'
import { brokenWords } from './intercept.ts'

/** The calls whose answers are damaged, and what is read of it. */
export type Damaged = {
  calls: readonly string[]
  /** Calls whose failure is not spoken of there, each with the reason why. */
  silent?: Readonly<Record<string, string>>
  /** What is said of a call in the place of the usual words. */
  words?: Readonly<Record<string, string>>
  /** What is seen in the place of words, and may be announced beside; of a file it depends on what is wrong with it. */
  signs?: Readonly<Record<string, string | Readonly<Record<Damage, string>>>>
}

/** How an answer that does not fit is told of, whatever the call. */
export const broken = 'Сервис прислал непонятный ответ.'
const garbage = [/NaN/, /undefined/, /\bnull\b/, /\[object /, /Invalid Date/, /Infinity/, new RegExp(surplus)]

/** All that is read of a part of a page, with plain spaces. */
export const textOf = async (page: Page, part: string) => (await page.locator(part).innerText()).replace(/\u00A0/g, ' ')
const times = (text: string, part: string) => text.split(part).length - 1

/** No white screen, and nothing on it that is meant for a machine; `isBusy` where it goes on waiting for an answer. */
export async function expectSound(page: Page, where: string, { isBusy = false } = {}): Promise<void> {
  if (!isBusy) await settle(page)
  await expect(heading(page), where).not.toBeEmpty()
  const text = await textOf(page, 'body')
  const said = garbage.filter((one) => one.test(text))
  expect.soft(said, `${where} says to people`).toEqual([])
}

/** Each call is told of by its own words: in the page once, wherever else. */
export async function expectTold(
  page: Page,
  { calls, silent = {}, words = {}, signs = {} }: Damaged,
  { where, damage }: { where: string; damage: Damage },
): Promise<void> {
  const spoken = calls.filter((row) => !(row in silent))
  const seen = spoken.flatMap((row) => {
    const sign = signs[row]
    return sign === undefined ? [] : [typeof sign === 'string' ? sign : sign[damage]]
  })
  const told = spoken.filter((row) => !(row in signs)).map((row) => words[row] ?? brokenWords(row))
  const untold = async () => {
    const text = await textOf(page, 'body')
    return [...told, ...seen].filter((one) => !text.includes(one))
  }
  await expect.poll(untold, `not told of: ${where}`).toEqual([])
  const main = await textOf(page, 'main')
  const repeated = told.filter(
    (one) => !one.startsWith(broken) && times(main, one) > told.filter((other) => other === one).length,
  )
  expect.soft(repeated, `told of more than once: ${where}`).toEqual([])
}
