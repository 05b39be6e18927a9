import type { Page } from '@playwright/test'
import { model as profileEditorModel } from '#test/models/profile-editor.ts'
import { heading, press } from '../gestures.ts'
import { signIn } from '../stored.ts'
import { callTo, fitted, type Driver, type Fixture } from './driver.ts'
import { expect, expectMarked } from './test.ts'
import { walkPaths } from './walk-paths.ts'

type Value = { person: string | { picture: string }; letter: string }

/** The browser's reading of a picture, which waits to be told how it ends. */
const heldPicture = `
  const decode = window.createImageBitmap.bind(window)
  window.createImageBitmap = (file) => new Promise((resolve, reject) => {
    window.readPicture = () => decode(new ImageData(1, 1)).then(resolve)
    window.refusePicture = () => reject(new Error('not a picture'))
  })`

async function open({ page, portal }: Fixture): Promise<void> {
  await page.addInitScript(heldPicture)
  await page.route(/\/account\/v1\/me(\?|$)/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    return route.fulfill({ response, json: { ...((await response.json()) as object), avatarId } })
  })
  await signIn(page, portal, 'P1')
  await page.goto('/lk/profile')
}

const avatarId = 'file-1'
const choosePicture = (page: Page) =>
  page
    .getByRole('main')
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('me') })
const email = (page: Page) => page.getByRole('region', { name: 'Электронная почта' })
const letter = (page: Page) => email(page).getByRole('button', { name: /^Отправить/ })

async function sees(page: Page, { value: { person, letter: sending } }: { value: Value }): Promise<void> {
  await expect(heading(page)).toHaveText('Профиль')
  const main = page.getByRole('main')
  const picture = typeof person === 'string' ? null : person.picture
  await expect(main.getByText('Фотография не сохранена')).toHaveCount(
    ['unreadable', 'unsent', 'unsaved'].includes(picture ?? '') ? 1 : 0,
  )
  if (picture !== null || person === 'reading')
    await expect(main.getByRole('button', { name: 'Изменить' })).toBeVisible()
  else await expectMarked(main.getByRole('button', { name: 'Сохранить' }), 'aria-busy', person === 'saving')
  await expect(main.getByText('Изменения не сохранены')).toHaveCount(person === 'failed' ? 1 : 0)
  await expectMarked(letter(page), 'aria-busy', sending === 'sending')
  await expect(email(page).getByText('Письмо отправлено')).toHaveCount(sending === 'sent' ? 1 : 0)
  await expect(email(page).getByText('Письмо не отправлено')).toHaveCount(sending === 'failed' ? 1 : 0)
}

const info = { fileName: 'picture.jpg', contentType: 'image/jpeg', size: 1, createdDate: '2026-01-01T00:00:00Z' }

const driver: Driver = {
  name: 'profileEditor',
  // The page's client has a picture, whatever is told of them.
  model: fitted(profileEditorModel, {}, {
    'picture.chosen': (profileEditorModel.events['picture.chosen'] as readonly object[]).slice(0, 1),
  } as never),
  open,
  events: {
    'editing.begun': ({ page }) => press(page, 'Изменить'),
    'editing.cancelled': ({ page }) => press(page, 'Отменить'),
    'person.submitted': ({ page }) => press(page, 'Сохранить'),
    'picture.chosen': ({ page }) => choosePicture(page),
    'picture.removed': ({ page }) => press(page, 'Убрать'),
    'picture.repeated': ({ page }) => press(page, 'Повторить'),
    'picture.left': ({ page }) => press(page, 'Оставить как было'),
    'letter.requested': ({ page }) => letter(page).click(),
    'page.shown': ({ page }) => page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent('pageshow'))),
  },
  ports: {
    saveMe: { call: callTo('PATCH', /\/v1\/me$/), reply: (me: object) => ({ ...me, avatarId }) },
    preparePicture: {
      play: ({ page }) => page.evaluate('readPicture()'),
      fail: ({ page }) => page.evaluate('refusePicture()'),
    },
    uploadPicture: {
      call: callTo('POST', /\/file-with-meta$/),
      reply: ({ fileId }: { fileId: string }) => ({ ...info, id: fileId }),
    },
    removeFile: { call: callTo('DELETE', /\/v1\/file\/[^/]+$/), reply: () => ({}) },
    sendLetter: {
      call: callTo('POST', /\/send-confirmation-email$/),
      reply: () => ({}),
      refusal: ({ kind }: { kind: string }) =>
        kind === 'alreadyConfirmed' ? { status: 409, code: 'EmailAlreadyConfirmed' } : null,
    },
  },
  silent: { picture: callTo('GET', /\/v1\/File\/[^/]+$/) },
  sees: sees as unknown as Driver['sees'],
}

walkPaths(driver)
