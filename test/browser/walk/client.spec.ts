import { heading, press, toasts, typeCode } from '../gestures.ts'
import { signIn } from '../stored.ts'
import { backOnline, hold } from '../network.ts'
import { expect, expectTaken, test } from './test.ts'

const hello = 'Здравствуйте, Анна'
const personFailed = 'client.person.loading|xstate.error.actor.loadMe|0'
const programmesFailed = 'client.programmes.loading|xstate.error.actor.loadProducts|0'
const refused = { error: { description: 'Сервис отдыхает' } }

test('[S-03, 8-01] client: data of the person that do not come are told, and come on request and with the network', async ({
  page,
  context,
  portal,
  complaints,
}) => {
  complaints.allow(/500.*\/v1\/me/)
  await signIn(page, portal, 'P1')
  const call = await hold(page, /\/v1\/me\b/)
  await page.goto('/lk')
  await call.answer(500, refused)
  await expect(heading(page)).toHaveText('Личный кабинет')
  await expect(page.getByRole('main').getByText('Сервис отдыхает (500)')).toBeVisible()
  await expect(toasts(page)).toHaveCount(0)
  await page.getByRole('main').getByRole('button', { name: 'Загрузить ещё раз' }).click()
  await call.answer(500, refused)
  await expectTaken(page, personFailed, 'client.person.failed|retry.requested|0', personFailed)
  await expect(page.getByRole('region', { name: 'Последние операции' }).locator('time').first()).toBeVisible()
  await backOnline({ context, complaints })
  await call.pass()
  await expect(heading(page)).toHaveText(hello)
  await expectTaken(page, 'client.person.failed|network.restored|0')
})

test('[S-03, 2.2-10] client: data that may have changed are read anew in silence, and what is saved meanwhile outruns them', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.allow(/500.*\/v1\/me/)
  await signIn(page, portal, 'P1')
  await page.goto('/lk/profile')
  const main = page.getByRole('main')
  await press(page, 'Отправить письмо для подтверждения')
  await expect(main.getByText('Письмо отправлено')).toBeVisible()
  const call = await hold(page, /\/v1\/me\?/)
  const comeBack = () => page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent('pageshow')))
  await comeBack()
  await call.answer(500, refused)
  await expectTaken(
    page,
    'client.person.known|person.outdated|0',
    'client.person.refreshing|xstate.error.actor.loadMe|0',
  )
  await expect(toasts(page)).toHaveCount(0)
  await expect(main.getByText('Иванова').first()).toBeVisible()
  await press(page, 'Изменить')
  await page.getByLabel('Фамилия').fill('Соколова')
  await comeBack()
  await expectTaken(page, 'client.person.known|person.outdated|0', 'client.person.known|person.outdated|0')
  await press(page, 'Сохранить')
  await expectTaken(page, 'client.person.refreshing|person.changed|0')
  await expect(main.getByText('Соколова').first()).toBeVisible()
})

test('[S-03, 4.7-02] client: restrictions and blockings that do not come are asked for again on request and with the network, each for itself', async ({
  page,
  context,
  portal,
  complaints,
}) => {
  complaints.allow(/500.*\/v1\/(restriction|blocking|me)/)
  await signIn(page, portal, 'P1')
  const restrictions = await hold(page, /\/v1\/restriction/)
  const blockings = await hold(page, /\/v1\/blocking/)
  const person = await hold(page, /\/v1\/me\b/)
  await page.goto('/lk')
  await restrictions.answer(500, refused)
  await blockings.answer(500, refused)
  await person.answer(500, refused)
  const withoutRestrictions = 'client.restrictions.loading|xstate.error.actor.loadRestrictions|0'
  const withoutBlockings = 'client.blockings.loading|xstate.error.actor.loadBlockings|0'
  await expectTaken(page, withoutRestrictions, withoutBlockings)
  // The button is that of the person's data: whoever waits hears it.
  await page.getByRole('main').getByRole('button', { name: 'Загрузить ещё раз' }).click()
  await restrictions.answer(500, refused)
  await blockings.answer(500, refused)
  await person.pass()
  await expectTaken(
    page,
    'client.restrictions.failed|retry.requested|0',
    'client.blockings.failed|retry.requested|0',
    withoutRestrictions,
    withoutRestrictions,
    withoutBlockings,
    withoutBlockings,
  )
  // A part of the page that is lost with the network would complain of it.
  await expect(page.getByRole('region', { name: 'Последние операции' }).locator('time').first()).toBeVisible()
  await backOnline({ context, complaints })
  await restrictions.pass()
  await blockings.pass()
  await expectTaken(
    page,
    'client.restrictions.failed|network.restored|0',
    'client.restrictions.loading|xstate.done.actor.loadRestrictions|0',
    'client.blockings.failed|network.restored|0',
    'client.blockings.loading|xstate.done.actor.loadBlockings|0',
  )
})

test('[S-03, 8-08] client: programmes that do not come are told with their prefix, and come on request and with the network', async ({
  page,
  context,
  portal,
  complaints,
}) => {
  complaints.allow(/500.*\/v1\/products/)
  await signIn(page, portal, 'P1')
  const call = await hold(page, /\/v1\/products\?/)
  await page.goto('/lk')
  await call.answer(500, refused)
  await expect(
    page.getByRole('alert').getByText('Ошибка получения списка пенсионных программ. Сервис отдыхает (500)'),
  ).toBeVisible()
  await expect(toasts(page)).toHaveCount(0)
  await press(page, 'Повторить')
  await call.answer(500, refused)
  await expectTaken(page, programmesFailed, 'client.programmes.failed|retry.requested|0', programmesFailed)
  await backOnline({ context, complaints })
  await call.pass()
  await expect(page.getByRole('main').getByText('КПП-2019/0451').first()).toBeVisible()
  await expectTaken(page, 'client.programmes.failed|network.restored|0')
})

test('[S-03, 8-08] client: pages and features of the programmes that do not come are told of in the menu, and come on request and with the network', async ({
  page,
  context,
  portal,
  complaints,
}) => {
  complaints.allow(/500.*\/v1\/Property/)
  await signIn(page, portal, 'P1')
  const call = await hold(page, /\/agreements\/v1\/Property/)
  await page.goto('/lk')
  await call.answer(500, refused)
  await call.answer(500, refused)
  const menu = page.getByRole('navigation', { name: 'Меню кабинета' })
  await expect(menu.getByText('Ошибка получения параметров. Сервис отдыхает (500)')).toHaveCount(1)
  await press(page, 'Загрузить ещё раз')
  await call.answer(500, refused)
  await call.answer(500, refused)
  const missing = 'client.programmes.known.detailing|xstate.done.actor.loadDetails|0'
  await expectTaken(page, missing, 'client.programmes.known.incomplete|retry.requested|0', missing)
  await backOnline({ context, complaints })
  await call.pass()
  await call.pass()
  await expect(menu.getByText('Инвестиционный портфель').first()).toBeAttached()
  await expect(menu.getByText('Ошибка получения параметров')).toHaveCount(0)
  await expectTaken(
    page,
    'client.programmes.known.incomplete|network.restored|0',
    'client.programmes.known.detailing|xstate.done.actor.loadDetails|1',
  )
})

test('[S-03, 6-03] client: a consent that is signed brings the programmes', async ({ page, portal, sandbox }) => {
  await signIn(page, portal, 'P2')
  await page.goto('/lk')
  await page.getByRole('checkbox').check()
  await press(page, 'Подписать кодом из СМС')
  await typeCode(page, sandbox, 'P2')
  await expect(heading(page)).toHaveText('Здравствуйте, Павел')
  await expectTaken(
    page,
    'client.programmes.awaitingConsent|consent.granted|0',
    'session.holding.signedIn|tokens.renewed|0',
  )
})
