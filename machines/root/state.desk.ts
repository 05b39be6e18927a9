import { messages } from '#domain/faults.ts'
import * as paths from '#domain/page-paths.ts'
import { says } from '../kit/says.ts'
import { destinationOf, openedBy, paramsOf, queryOf } from './place-asked.ts'
import { rootSetup } from './setup.ts'

/** What is open on the page: nothing of its own, or the flow that the page lives by. */
export const desk = rootSetup.createStateConfig({
  ...says('Что открыто на странице', '2.2'),
  initial: 'browsing',
  on: {
    'place.entered': [
      { guard: { type: 'isStaying', params: paramsOf }, actions: { type: 'rememberPlace', params: paramsOf }, ...says('страница та же', '2.2') },
      {
        guard: { type: 'hasFlow', params: paramsOf }, target: '.opening', actions: { type: 'rememberPlace', params: paramsOf },
        ...says('у страницы есть своё дело: загрузить его', '2.2'),
      },
      { target: '.browsing', actions: { type: 'rememberPlace', params: paramsOf }, ...says('обычная страница', '2.2') },
    ],
    'place.left': { target: '.browsing', actions: 'forgetPlace', ...says('страницы нет', '2.3') },
  },
  states: {
    browsing: says('Обычная страница', '2.2'),
    opening: {
      ...says('Загрузка дела этой страницы', 'решение'),
      invoke: {
        id: 'loadFlow', src: 'loadFlow', input: ({ context }) => ({ guest: context.place?.guest ?? null }),
        onDone: [
          {
            guard: { type: 'needsEntryForm', params: openedBy }, target: 'entering',
            ...says('форма входа', '2.6'),
          },
          {
            guard: { type: 'needsEsiaCallback', params: openedBy }, target: 'returning',
            ...says('возврат с Госуслуг', '4.4'),
          },
          {
            guard: { type: 'needsConsent', params: openedBy }, target: 'consenting',
            ...says('согласие', '2.2'),
          },
          {
            guard: { type: 'needsJoiningWizard', params: openedBy }, target: 'joining',
            ...says('заявление на вступление', '2.3, 4.5'),
          },
          {
            guard: { type: 'needsRedemptionWizard', params: openedBy }, target: 'redeeming',
            ...says('заявление на выкуп', '2.8'),
          },
          {
            guard: { type: 'needsImpersonation', params: openedBy }, target: 'impersonating',
            ...says('вход от имени клиента', '2.2, 6'),
          },
          {
            guard: { type: 'needsEmailConfirmation', params: openedBy }, target: 'confirmingEmail',
            ...says('подтверждение почты', '2.2'),
          },
          {
            guard: { type: 'needsProgramLink', params: openedBy }, target: 'linking',
            ...says('добавление программы', '2.2'),
          },
        ],
        onError: { target: 'unopened', ...says('не загрузилось', '4.8') },
      },
    },
    unopened: {
      ...says('Дело не загрузилось', '4.8'),
      on: { 'network.restored': { target: 'opening', ...says('связь вернулась', 'решение') } },
    },
    entering: {
      ...says('Форма входа', '2.6'),
      invoke: {
        id: 'entryForm', src: 'entryForm', systemId: 'entryForm',
        input: ({ context }) => ({
          destination: destinationOf(context.place),
          joiningId: context.place?.access === 'joining' ? queryOf(context.place).get('id') : null,
        }),
        onDone: { target: 'browsing', actions: 'forgetPlace', ...says('вход выполнен', '4.2') },
      },
    },
    returning: {
      ...says('Возврат с Госуслуг', '4.4'),
      invoke: {
        id: 'esiaCallback', src: 'esiaCallback', systemId: 'esiaCallback',
        onDone: { target: 'browsing', actions: 'forgetPlace', ...says('возврат закончен', '4.4') },
      },
    },
    consenting: { ...says('Согласие', '2.2'), invoke: { id: 'consent', src: 'consent', systemId: 'consent' } },
    joining: {
      ...says('Заявление на вступление', '2.3, 4.5'),
      invoke: {
        id: 'joiningWizard', src: 'joiningWizard', systemId: 'joiningWizard',
        input: ({ context }) => ({ requestId: queryOf(context.place).get('id') }),
      },
    },
    redeeming: { ...says('Заявление на выкуп', '2.8'), invoke: { id: 'redemptionWizard', src: 'redemptionWizard', systemId: 'redemptionWizard' } },
    confirmingEmail: { ...says('Подтверждение почты', '2.2'), invoke: { id: 'emailConfirmation', src: 'emailConfirmation', systemId: 'emailConfirmation' } },
    linking: { ...says('Добавление программы', '2.2'), invoke: { id: 'programLink', src: 'programLink', systemId: 'programLink' } },
    impersonating: {
      ...says('Вход от имени клиента', '2.2, 6'),
      invoke: {
        id: 'readImpersonation', src: 'readImpersonation',
        onDone: {
          target: 'browsing',
          actions: { type: 'openSession', params: ({ event }) => ({ auth: event.output, destination: paths.account }) },
          ...says('токены прочитаны и стёрты из адреса', '2.2'),
        },
        onError: {
          target: 'browsing',
          actions: [
            'forgetPlace',
            { type: 'sayNotice', params: { text: messages.mimicLinkBroken, tone: 'bad' } },
            { type: 'goTo', params: { to: paths.entry } },
          ],
          ...says('ссылка устарела или повреждена', 'решение'),
        },
      },
    },
  },
})
