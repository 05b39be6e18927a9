// @vitest-environment jsdom
import { it } from 'vitest'
import { tables } from '#api/tables/all.ts'
import { addressNow, eachInCleanBrowser, keep, openAndSettle, pass, usualServices } from './kit.ts'
import { hour, stored } from './samples.ts'
import { refusal } from './services.ts'
eachInCleanBrowser()
it('x', async () => {
  const services = usualServices()
  keep(stored({ expires: Date.now() + 60_000 }))
  services.answer(tables.auth.refresh, () => refusal(401))
  const tab = await openAndSettle('/lk')
  console.error('1', tab.state('session'), tab.state('navigation'), addressNow())
  keep(stored({ name: 'four', expires: Date.now() + hour }))
  let n = 0
  window.addEventListener('replaceState', () => { if (n++ < 20) console.error(addressNow(), JSON.stringify(tab.state('navigation'))); if (n > 100) { tab.close() } })
  await pass(5000)
  console.error('2', tab.state('session'), tab.state('navigation'), addressNow())
  tab.close()
  const t2 = await openAndSettle('/lk')
  console.error('3', t2.state('session'), t2.state('navigation'), addressNow())
  await pass(5000)
})
