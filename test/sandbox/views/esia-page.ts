import type { Client } from '../state.ts'
import type { World } from '../world.ts'
import { documentOf, html } from './html.ts'

/** How a visit to the pretended state portal may end; the names of the form's buttons. */
export const outcomes = ['Authorized', 'Declined', 'Failed', 'None', 'Untrusted', 'NotBinded'] as const
export type Outcome = (typeof outcomes)[number]

const words: Record<Outcome, { label: string; about: string }> = {
  Authorized: { label: 'Authorized', about: 'Войти: учётная запись подтверждена' },
  Declined: { label: 'Declined', about: 'Отказаться от входа самому' },
  Failed: { label: 'Failed', about: 'Вход не состоится: портал получит ошибку' },
  None: { label: 'None', about: 'Вернуться без ответа' },
  Untrusted: { label: 'Untrusted', about: 'Войти: учётная запись не подтверждена' },
  NotBinded: { label: 'Not binded', about: 'Войти: номер телефона не привязан' },
}

const choice = ({ persona, me, isRegistered }: Client) => html`
<label class="person"><input type="radio" name="persona" value="${persona}" ${persona === 'P1' ? html`checked` : ''}>
<span><b>${me.lastName ?? ''} ${me.firstName ?? ''}</b> <small>${persona}${isRegistered ? '' : ', номер не привязан'}</small></span></label>`

const button = (outcome: Outcome) => html`
<button class="outcome ${outcome === 'Authorized' ? 'primary' : ''}" name="${outcome}" value="yes">
<b>${words[outcome].label}</b><span>${words[outcome].about}</span></button>`

/** The pretended state portal: who comes, and with what answer. `returnTo` has been checked. */
export const esiaPage = ({ store }: World, returnTo: string): string =>
  documentOf(
    'Госуслуги понарошку',
    html`
<header class="head narrow"><p class="brand">Песочница</p><h1>Госуслуги понарошку</h1>
<p>Настоящего портала здесь нет: выберите, кто входит и чем закончится вход.</p></header>
<main class="narrow"><form method="post" action="/sandbox/esia" class="card">
<input type="hidden" name="returnUrl" value="${returnTo}">
<fieldset><legend>Кто входит</legend><div class="people">${store.state.clients.map(choice)}</div></fieldset>
<fieldset><legend>Чем закончится вход</legend><div class="outcomes">${outcomes.map(button)}</div></fieldset>
<p class="hint">Возврат на <code>${returnTo}</code></p>
</form></main>`,
  )
