import { call, doing, el, find, say } from './dom.ts'
import { copy, refreshMessages } from './messages.ts'
import { refreshOverview } from './overview.ts'
import { refreshStatements } from './statements.ts'

const pollingInterval = 1500
const maintenanceHours = 2
const hour = 3_600_000

const each = (selector: string, press: (button: HTMLElement) => void) => {
  for (const button of document.querySelectorAll<HTMLElement>(selector))
    button.addEventListener('click', () => {
      press(button)
    })
}
const order = (path: string, body: unknown, done: string) => {
  doing(async () => {
    await call(path, body)
    await refreshOverview()
    say(done)
  })()
}
const onSubmit = (selector: string, send: (fields: FormData) => void) => {
  const form = find<HTMLFormElement>(selector)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    send(new FormData(form))
  })
}

/** A text field's words, or undefined where it is empty. */
const words = (fields: FormData, name: string): string | undefined => {
  const value = fields.get(name)
  return typeof value === 'string' && value !== '' ? value : undefined
}
const number = (fields: FormData, name: string) => {
  const text = words(fields, name)
  return text === undefined ? undefined : Number(text)
}

each('[data-copy]', (button) => {
  copy(button.dataset['copy'] ?? '')
})
each('[data-advance]', (button) => {
  order('clock', { advanceSeconds: Number(button.dataset['advance']) }, 'Часы переведены.')
})
each('[data-fault]', (button) => {
  order('fault', JSON.parse(button.dataset['fault'] ?? '{}'), 'Сбой включён.')
})
each('[data-slow-on]', () => {
  order('delays', { isSlow: true }, 'Ответы замедлены.')
})
each('[data-slow-off]', () => {
  order('delays', { isSlow: false }, 'Ответы приходят сразу.')
})
each('[data-maintenance-off]', () => {
  order('maintenance', { isMaintenance: false, maintenanceEndDate: null }, 'Работы закончены.')
})
each('[data-maintenance-on]', () => {
  doing(async () => {
    const { now } = (await call('overview')) as { now: string }
    const maintenanceEndDate = `${new Date(Date.parse(now) + maintenanceHours * hour).toISOString().slice(0, 19)}Z`
    order('maintenance', { isMaintenance: true, maintenanceEndDate }, 'Работы начаты.')
  })()
})

onSubmit('[data-fault-form]', (fields) => {
  const fault = {
    match: words(fields, 'match'),
    status: number(fields, 'status'),
    code: words(fields, 'code'),
    delayMs: number(fields, 'delayMs'),
    times: number(fields, 'times'),
    drop: fields.has('drop') || undefined,
  }
  order('fault', fault, 'Сбой включён.')
})
onSubmit('[data-mimic-form]', (fields) => {
  doing(async () => {
    const { url } = (await call('mimic', Object.fromEntries(fields))) as { url: string }
    find('[data-mimic-link]').replaceChildren(
      el('a', { href: url }, 'Войти от имени клиента'),
      ' — ссылка на 30 минут.',
    )
  })()
})

const dialog = find<HTMLDialogElement>('[data-reset-dialog]')
each('[data-reset]', () => {
  dialog.returnValue = ''
  dialog.showModal()
})
dialog.addEventListener('close', () => {
  if (dialog.returnValue === 'yes')
    doing(async () => {
      await call('reset', {})
      location.reload()
    })()
})

async function follow(): Promise<void> {
  try {
    if (!document.hidden) await Promise.all([refreshMessages(), refreshOverview(), refreshStatements()])
  } catch {
    say('Песочница не отвечает. Сервер запущен?')
  }
  window.setTimeout(() => {
    void follow()
  }, pollingInterval)
}
void follow()
