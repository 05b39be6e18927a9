import { expect, it } from 'vitest'
import { layOutDeferred } from '#ui/deferred-layout.ts'

it('wakes the lower parts of a page one after the other, and the page when none is left', async () => {
  document.documentElement.dataset['deferred'] = ''
  document.body.innerHTML =
    '<main><div><h1></h1><p></p><p></p><section id="fourth" data-lower=""></section><div><section id="fifth" data-lower=""></section></div></div></main>'
  const woken: string[] = []
  const observer = new MutationObserver((records) => woken.push(...records.map(({ target }) => (target as Element).id)))
  observer.observe(document.body, { attributes: true, subtree: true, attributeFilter: ['data-lower'] })
  await layOutDeferred()
  expect(woken).toEqual(['fourth', 'fifth'])
  expect(document.documentElement.hasAttribute('data-deferred')).toBe(false)
})
