import { call, doing, el, find } from './dom.ts'

type Fault = {
  match: string
  status?: number
  code?: string
  delayMs?: number
  drop?: boolean
  body?: unknown
  times: number
}
type Overview = {
  now: string
  faults: Fault[]
  maintenance: { isMaintenance: boolean; maintenanceEndDate?: string | null }
  isSlow: boolean
}

const moment = new Intl.DateTimeFormat('ru-RU', {
  timeZone: 'Europe/Moscow',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})
const show = (at: string) => moment.format(new Date(at))

function describe({ status, code, delayMs, drop, body, times }: Fault): string {
  const parts = [
    drop ? 'обрыв связи' : '',
    status === undefined ? '' : `статус ${status}`,
    code ?? '',
    body === undefined ? '' : 'свой ответ',
    delayMs === undefined ? '' : `задержка ${delayMs} мс`,
    `ещё ${times}`,
  ]
  return parts.filter(Boolean).join(', ')
}

function faultItem(fault: Fault): HTMLLIElement {
  const remove = doing(async () => {
    await call('fault', { match: fault.match, times: 0 })
    await refreshOverview()
  })
  return el(
    'li',
    {},
    el('span', {}, el('code', {}, fault.match), ` — ${describe(fault)}`),
    el('button', { type: 'button', className: 'quiet', onclick: remove }, 'Снять'),
  )
}

let shownFaults = ''

/** Brings the clock, the faults and the maintenance up to date. */
export async function refreshOverview(): Promise<void> {
  const { now, faults, maintenance, isSlow } = (await call('overview')) as Overview
  find('[data-now]').textContent = show(now)
  const { isMaintenance, maintenanceEndDate: end } = maintenance
  find('[data-maintenance]').textContent = isMaintenance ? `Идут${end ? ` до ${show(end)}` : ''}.` : 'Не идут.'
  find('[data-slow]').textContent = isSlow ? 'Сервисы отвечают не сразу.' : 'Сервисы отвечают сразу.'
  const key = JSON.stringify(faults)
  if (key === shownFaults) return
  shownFaults = key
  find('[data-faults]').replaceChildren(
    ...(faults.length === 0 ? [el('li', { className: 'empty' }, 'Сбоев нет.')] : faults.map(faultItem)),
  )
}
