import { call, doing, el, find, say } from './dom.ts'

type Movable = { id: string; persona: string; title: string; state: string; followers: string[] }

let shown = ''

function button({ id, title }: Movable, state: string): HTMLButtonElement {
  const onclick = doing(async () => {
    show((await call('push', { id, state })) as Movable[])
    say(`${title}: ${state}`)
  })
  return el('button', { type: 'button', className: 'quiet', onclick }, state)
}

const item = (movable: Movable) =>
  el(
    'li',
    {},
    el('span', {}, el('b', {}, movable.persona), ` ${movable.title} — `, el('code', {}, movable.state)),
    el('span', { className: 'row' }, ...movable.followers.map((state) => button(movable, state))),
  )

function show(movables: Movable[]): void {
  const key = JSON.stringify(movables)
  if (key === shown) return
  shown = key
  const empty = el('li', { className: 'empty' }, 'Ничего не подано.')
  find('[data-statements]').replaceChildren(...(movables.length === 0 ? [empty] : movables.map(item)))
}

/** Brings what clients have filed up to date. */
export async function refreshStatements(): Promise<void> {
  show((await call('statements')) as Movable[])
}
