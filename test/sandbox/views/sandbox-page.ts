import { showPhone } from '#domain/phone-format.ts'
import type { Client } from '../state.ts'
import type { World } from '../world.ts'
import { documentOf, html, type Html } from './html.ts'
import { faultPresets } from './fault-presets.ts'

const card = (id: string, title: string, body: Html) =>
  html`<section class="card" id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2>${body}</section>`

const person = ({ persona, me, situation }: Client) => html`<tr>
<th scope="row"><b>${persona}</b> ${me.lastName ?? ''} ${me.firstName ?? ''}</th>
<td class="phone"><span>${showPhone(me.phoneNumber)}</span> <button type="button" class="quiet" data-copy="${me.phoneNumber}" aria-label="Скопировать телефон: ${me.lastName ?? ''}">Копировать</button></td>
<td>${situation}</td>
<td><a href="/lk/login?user_phone=${me.phoneNumber}" aria-label="Войти: ${me.lastName ?? ''}">Войти</a></td></tr>`

const people = (
  clients: Client[],
) => html`<div class="table"><table><thead><tr><th scope="col">Клиент</th><th scope="col">Телефон</th><th scope="col">Что у него</th><th scope="col">Вход</th></tr></thead>
<tbody>${clients.map(person)}</tbody></table></div>`

const clocks = [
  [660, '+11 минут'],
  [2100, '+35 минут'],
  [86400, '+1 день'],
  [2678400, '+31 день'],
] as const
const clock = html`<p class="figure" data-now>—</p><div class="row">${clocks.map(([seconds, label]) => html`<button type="button" data-advance="${seconds}">${label}</button>`)}</div>
<p class="hint">Код из СМС живёт 5 минут, вход — 30 минут, продление входа — 30 дней. Вернуть часы назад может только сброс.</p>`

const faults = html`<div class="row">${faultPresets.map(({ label, ...fault }) => html`<button type="button" data-fault="${JSON.stringify(fault)}">${label}</button>`)}</div>
<form class="grid" data-fault-form>
<label class="wide">Вызов <input name="match" value="GET /apirp/*" required spellcheck="false"></label>
<label>Статус <input name="status" inputmode="numeric" pattern="[2-5]\d\d" placeholder="500"></label>
<label>Код ошибки <input name="code" spellcheck="false"></label>
<label>Задержка, мс <input name="delayMs" inputmode="numeric" pattern="\d+"></label>
<label>Сколько раз <input name="times" inputmode="numeric" pattern="\d+" value="1" required></label>
<label class="check"><input type="checkbox" name="drop"> Оборвать соединение</label>
<button class="primary">Включить сбой</button></form>
<h3>Включены</h3><ul class="faults" data-faults></ul>`

const delays = html`<p data-slow>—</p><div class="row"><button type="button" data-slow-on>Отвечать не сразу</button><button type="button" data-slow-off>Отвечать сразу</button></div>
<p class="hint">Как настоящие сервисы: от 0,1 до 0,8 с, изредка 3 с.</p>`

const maintenance = html`<p data-maintenance>—</p><div class="row"><button type="button" data-maintenance-on>Начать на 2 часа</button><button type="button" data-maintenance-off>Закончить</button></div>`

const mimic = (clients: Client[]) => html`<form class="grid" data-mimic-form>
<label>Оператор <input name="operatorName" value="Оператор Волкова" required></label>
<label>Клиент <select name="clientPhone">${clients.map(({ persona, me }) => html`<option value="${me.phoneNumber}">${persona} ${me.lastName ?? ''}</option>`)}</select></label>
<button class="primary">Создать ссылку</button></form><p data-mimic-link aria-live="polite"></p>`

const reset = html`<p>Все входы, заявления, сообщения и сбои пропадут, данные станут исходными.</p><button type="button" class="danger" data-reset>Сбросить песочницу</button>
<dialog data-reset-dialog aria-labelledby="reset-question"><form method="dialog"><p id="reset-question"><b>Вернуть исходные данные?</b></p><p>Отменить это нельзя.</p>
<div class="row"><button value="no">Не сбрасывать</button><button class="danger" value="yes">Сбросить</button></div></form></dialog>`

const statements = html`<p class="hint">Кнопка переводит заявление или файл в состояние, которое может быть следующим. Само оно меняется по часам песочницы.</p>
<ul class="faults" data-statements></ul>`

const outbox = html`<p class="hint">Коды и письма появляются сами.</p><ol class="messages" data-outbox aria-live="polite"></ol>`

const esia = html`<p>Вход через Госуслуги на портале приводит на <a href="/sandbox/esia?returnUrl=%2Flk%2Fesia">страницу понарошку</a>: там выбирают человека и ответ.</p>
<p><a href="/lk/login">Открыть вход на портале</a></p>`

/** The page where people find codes, personas and everything that may be turned. */
export const sandboxPage = ({ store, fundName }: World): string => {
  const { clients } = store.state
  const registered = clients.filter(({ isRegistered }) => isRegistered)
  return documentOf(
    `Песочница — ${fundName}`,
    html`
<header class="head"><p class="brand"><a href="/">${fundName}</a></p><h1>Песочница</h1>
<p>Стоит вместо сервисов фонда: люди, деньги и сообщения здесь выдуманы.</p></header>
<main class="layout"><div class="side">${card('outbox', 'Телефон и почта', outbox)}</div>
<div class="column">${card('people', 'Клиенты', people(clients))}
<div class="pair">${card('esia', 'Госуслуги', esia)}${card('clock', 'Часы', clock)}</div>
${card('statements', 'Заявления и файлы', statements)}
${card('faults', 'Сбои', faults)}
${card('delays', 'Скорость ответов', delays)}
<div class="pair">${card('maintenance', 'Технические работы', maintenance)}${card('mimic', 'Вход оператора', mimic(registered))}</div>
<div class="pair">${card('calls', 'Вызовы сервисов', html`<p><a href="/sandbox/requests">Последние 2000 вызовов</a> — без токенов и кодов.</p>`)}${card('reset', 'Сброс', reset)}</div>
</div></main><p class="status" role="status" data-status></p>`,
    '/sandbox/page.js',
  )
}
