import { call, doing, el, find, say } from './dom.ts'

type Message = {
  id: string
  kind: 'sms' | 'email'
  to: string
  text: string
  code: string | null
  link: string | null
  at: string
}
const time = new Intl.DateTimeFormat('ru-RU', {
  timeZone: 'Europe/Moscow',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})
const shown = 20

/** Puts a text into the clipboard. */
export const copy = (text: string): void => {
  doing(async () => {
    await navigator.clipboard.writeText(text)
    say(`Скопировано: ${text}`)
  })()
}

function messageItem({ kind, to, text, code, link, at }: Message): HTMLLIElement {
  const head = el(
    'p',
    { className: 'hint' },
    `${kind === 'sms' ? 'СМС' : 'Письмо'} · ${to} · ${time.format(new Date(at))}`,
  )
  const item = el('li', {}, head)
  if (code !== null) {
    item.append(
      el(
        'p',
        { className: 'code' },
        code,
        ' ',
        el(
          'button',
          {
            type: 'button',
            className: 'quiet',
            onclick: () => {
              copy(code)
            },
          },
          'Копировать',
        ),
      ),
    )
  }
  item.append(el('p', {}, text))
  if (link !== null) item.append(el('p', {}, el('a', { href: link }, 'Открыть ссылку из письма')))
  return item
}

let newest: string | null | undefined

/** Brings the pretended phone and mailbox up to date. */
export async function refreshMessages(): Promise<void> {
  const messages = (await call('outbox')) as Message[]
  const first = messages[0]?.id ?? null
  if (first === newest) return
  newest = first
  const empty = el('li', { className: 'empty' }, 'Пока пусто. Запросите код на странице входа.')
  find('[data-outbox]').replaceChildren(...(first === null ? [empty] : messages.slice(0, shown).map(messageItem)))
}
