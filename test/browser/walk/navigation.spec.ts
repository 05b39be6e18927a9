import { heading } from '../gestures.ts'
import { signIn } from '../stored.ts'
import { hold } from '../network.ts'
import { expect, expectTaken, test } from './test.ts'

const minute = 60_000
const works = 'navigation.maintenance'

test('[S-03, 2.4-05] navigation: works are looked for, waited out and looked for again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/500.*maintenance/)
  await page.clock.install()
  const call = await hold(page, /\/v1\/maintenance/)
  await page.goto('/contacts')
  await call.answer(200, { isMaintenance: true, maintenanceEndDate: null })
  await expect(heading(page)).toHaveText('Идут технические работы')
  await page.clock.fastForward(minute)
  await call.answer(500)
  await expectTaken(
    page,
    `${works}.checking|xstate.done.actor.checkMaintenance|0`,
    `${works}.ongoing|xstate.after.maintenancePause.${works}.ongoing|0`,
    `${works}.checking|xstate.error.actor.checkMaintenance|0`,
  )
  await page.clock.fastForward(minute)
  await call.answer(200, { isMaintenance: false })
  await expect(page).toHaveURL('/contacts')
  await page.clock.fastForward(minute)
  await expectTaken(page, `${works}.resting|xstate.after.maintenancePause.${works}.resting|0`)
  await page.getByRole('link', { name: 'О Фонде' }).first().click()
  await call.answer(500)
  await expect(heading(page)).toHaveText('Пенсионный фонд с 2009 года')
  await expectTaken(page, `${works}.checking|xstate.error.actor.checkMaintenance|1`)
})

test('[S-03, 2.3-07] navigation: where a guard fails itself the error page stands, whole, with whom to call', async ({
  page,
  complaints,
}) => {
  complaints.allow(/\[guards\]/)
  await page.goto('/contacts?v=2')
  await expect(heading(page)).toHaveText('Контакты')
  // No version can be added to this address.
  await page.evaluate(() => history.pushState(null, '', `${window.location.origin}//`))
  await expect(heading(page)).toHaveText('Произошла ошибка: «Что-то пошло не так.»')
  await expect(page.getByRole('main')).toContainText('Ошибка 500')
  await expect(page.getByRole('main').getByRole('link', { name: '8 800 000-00-00' })).toBeVisible()
  await expectTaken(page, 'navigation.location.asking|always|5')
  await page.getByRole('main').getByRole('link', { name: 'Вернуться на главную' }).click()
  await expect(heading(page)).toHaveText('Накопления на пенсию, которые всегда на виду')
})

for (const status of [500, 401]) {
  test(`[S-03, 2.2-23] navigation: routes that are answered ${status} are asked for again by an address that needs them`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(new RegExp(`${status}.*/cms/routes`))
    const call = await hold(page, /\/cms\/routes/)
    await page.goto('/contacts')
    await call.answer(status)
    await expect(heading(page)).toHaveText('Не удалось найти эту страницу')
    await page.getByRole('link', { name: 'О Фонде' }).first().click()
    await call.pass()
    await expect(heading(page)).toHaveText('Пенсионный фонд с 2009 года')
    await expectTaken(
      page,
      'navigation.routes.loading|xstate.error.actor.loadRoutes|0',
      'navigation.routes.unavailable|location.requested|0',
      'navigation.location.asking|always|3',
      'root.currentFlow|location.left|0',
    )
  })
}

test('[S-03, 2.2-18] navigation: routes that have not come are asked for again by the list of holdings', async ({
  page,
  complaints,
}) => {
  complaints.allow(/500.*\/cms\/routes/)
  const call = await hold(page, /\/cms\/routes/)
  await page.goto('/lk/lite')
  await call.answer(500)
  await page.getByRole('main').getByRole('button', { name: 'Повторить' }).click()
  await call.pass()
  await expect(page.getByRole('link', { name: /«Север»/ })).toBeVisible()
  await expectTaken(page, 'navigation.routes.unavailable|routes.wanted|0')
})

test('[S-03, 2.7-04] navigation: a page whose content is for those who are signed in leads an anonymous visitor to the entry form', async ({
  page,
}) => {
  const call = await hold(page, /\/cms\/content\/page\/contacts/)
  await page.goto('/contacts')
  const block = {
    id: 'b1',
    template: 'richText',
    label: null,
    params: { html: '<p>Для клиентов</p>', pageNeedAuth: true },
    slots: {},
  }
  await call.answer(200, { id: 'contacts', type: 'page', title: 'Контакты', layout: 'default', blocks: [block] })
  await expect(page).toHaveURL('/lk/login?redirect=%2Fcontacts')
  await expectTaken(page, 'navigation.location.entered|content.needsAuth|0')
})

test('[S-03, 2.4-09] navigation: every guard leads on once and none of them loops', async ({
  page,
  portal,
  complaints,
}) => {
  complaints.allow(/404.*\/v1\/products/)
  await signIn(page, portal, 'P3')
  await page.goto('/lk/login?redirect=%2Flk')
  await expect(page).toHaveURL('/lk/find-program')
  await expectTaken(page, 'navigation.location.asking|always|1', 'navigation.location.asking|always|0')
})
