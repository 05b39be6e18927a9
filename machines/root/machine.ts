import { assign, setup } from 'xstate'
import type { Auth } from '#domain/auth.ts'
import { messages } from '#domain/faults.ts'
import type { ReportOrder } from '#domain/reports.ts'
import { safeReturnTo } from '#domain/safe-return-to.ts'
import type { cookieConsent } from '../cookie-consent/machine.ts'
import type { consent } from '../consent/machine.ts'
import type { emailConfirmation } from '../email-confirmation/machine.ts'
import type { entryForm } from '../entry-form/machine.ts'
import type { esiaCallback } from '../esia-callback/machine.ts'
import type { joiningWizard } from '../joining-wizard/machine.ts'
import { child } from '../kit/child.ts'
import { effect } from '../kit/effect.ts'
import { ear, port } from '../kit/port.ts'
import { says } from '../kit/says.ts'
import { tell } from '../mail.ts'
import type { Guest, Place } from '../navigation/contract.ts'
import type { navigation } from '../navigation/machine.ts'
import type { notices } from '../notices/machine.ts'
import type { programLink } from '../program-link/machine.ts'
import type { reads } from '../reads/machine.ts'
import type { redemptionWizard } from '../redemption-wizard/machine.ts'
import type { reportPoller } from '../report-poller/machine.ts'
import type { session } from '../session/machine.ts'
import type { Context, Event } from './contract.ts'

const guestIs = (guest: Guest) => (_: unknown, { place }: { place: Place | null }) => place?.guest === guest
const openedBy = ({ context }: { context: Context }) => ({ place: context.place })
const paramsOf = ({ event }: { event: { place: Place | null } }) => ({ place: event.place })
const queryOf = (place: Place | null) => new URLSearchParams(place?.search ?? '')

/** Where a sign-in on this page leads: the address that it stands in for, else the redirect query (2.6-07). */
function destinationOf(place: Place | null): string {
  if (place?.access === 'joining') return place.path + place.search
  return safeReturnTo(queryOf(place).get('redirect') ?? '')
}

/** The whole portal: who is alive, and when. */
export const root = setup({
  types: {} as { context: Context; events: Event },
  actors: {
    watchDevice: ear<Event>('watchDevice'),
    readImpersonation: port<Auth>('readImpersonation'),
    loadFlow: port<void, { guest: Guest | null }>('loadFlow'),
    loadReportPoller: port<void>('loadReportPoller'),
    cookieConsent: child<typeof cookieConsent>('cookieConsent'),
    notices: child<typeof notices>('notices'),
    reads: child<typeof reads>('reads'),
    session: child<typeof session>('session'),
    navigation: child<typeof navigation>('navigation'),
    entryForm: child<typeof entryForm>('entryForm'),
    esiaCallback: child<typeof esiaCallback>('esiaCallback'),
    consent: child<typeof consent>('consent'),
    joiningWizard: child<typeof joiningWizard>('joiningWizard'),
    redemptionWizard: child<typeof redemptionWizard>('redemptionWizard'),
    reportPoller: child<typeof reportPoller>('reportPoller'),
    emailConfirmation: child<typeof emailConfirmation>('emailConfirmation'),
    programLink: child<typeof programLink>('programLink'),
  },
  guards: {
    isStaying: ({ context }, { place }: { place: Place | null }) =>
      context.place !== null && context.place.guest === place?.guest && context.place.path === place.path,
    hasFlow: (_, { place }: { place: Place | null }) => place?.guest != null,
    needsEntryForm: guestIs('entryForm'),
    needsEsiaCallback: guestIs('esiaCallback'),
    needsConsent: guestIs('consent'),
    needsJoiningWizard: guestIs('joiningWizard'),
    needsRedemptionWizard: guestIs('redemptionWizard'),
    needsImpersonation: guestIs('impersonation'),
    needsEmailConfirmation: guestIs('emailConfirmation'),
    needsProgramLink: guestIs('programLink'),
  },
  actions: {
    rememberPlace: assign((_, { place }: { place: Place | null }) => ({ place })),
    forgetPlace: assign({ place: null }),
    rememberOrder: assign((_, { order }: { order: ReportOrder }) => ({ order })),
    forgetOrder: assign({ order: null }),
    goTo: effect<{ to: string }>('goTo'),
    openSession: tell('session', 'session.opened'),
    sayNotice: tell('notices', 'notice.raised'),
    passLossToReads: tell('reads', 'network.lost'),
    passLossToAccountReads: tell('accountReads', 'network.lost'),
    passRestoreToReads: tell('reads', 'network.restored'),
    passRestoreToAccountReads: tell('accountReads', 'network.restored'),
    passRestoreToSession: tell('session', 'network.restored'),
    passRestoreToTokenRefresh: tell('tokenRefresh', 'network.restored'),
    passRestoreToClient: tell('client', 'network.restored'),
    passRestoreToJoiningCheck: tell('joiningCheck', 'network.restored'),
    passRestoreToEsiaCallback: tell('esiaCallback', 'network.restored'),
    passRestoreToConsent: tell('consent', 'network.restored'),
    passRestoreToEmailConfirmation: tell('emailConfirmation', 'network.restored'),
    passRestoreToJoiningWizard: tell('joiningWizard', 'network.restored'),
    passRestoreToRedemptionWizard: tell('redemptionWizard', 'network.restored'),
    passShownToEntryForm: tell('entryForm', 'page.shown'),
    passShownToTokenRefresh: tell('tokenRefresh', 'page.shown'),
  },
}).createMachine({
  id: 'root',
  ...says('Портал: кто жив и когда', '2, 4'),
  context: { place: null, order: null },
  invoke: [
    { id: 'cookieConsent', src: 'cookieConsent', systemId: 'cookieConsent' },
    { id: 'notices', src: 'notices', systemId: 'notices' },
    { id: 'reads', src: 'reads', systemId: 'reads' },
    { id: 'session', src: 'session', systemId: 'session' },
    { id: 'navigation', src: 'navigation', systemId: 'navigation' },
    { id: 'watchDevice', src: 'watchDevice' },
  ],
  on: {
    'network.lost': { actions: ['passLossToReads', 'passLossToAccountReads'], ...says('связь пропала', '8.1') },
    'network.restored': {
      actions: [
        'passRestoreToTokenRefresh', 'passRestoreToSession', 'passRestoreToJoiningCheck', 'passRestoreToClient',
        'passRestoreToReads', 'passRestoreToAccountReads', 'passRestoreToEsiaCallback', 'passRestoreToConsent',
        'passRestoreToEmailConfirmation', 'passRestoreToJoiningWizard', 'passRestoreToRedemptionWizard',
      ],
      ...says('связь вернулась: сказать тем, кто её ждал', 'решение'),
    },
    'page.shown': { actions: ['passShownToEntryForm', 'passShownToTokenRefresh'], ...says('страница снова видна', 'решение') },
  },
  type: 'parallel',
  states: {
    desk: {
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
              actions: ['forgetPlace', { type: 'openSession', params: ({ event }) => ({ auth: event.output, destination: '/lk' }) }],
              ...says('токены прочитаны и стёрты из адреса', '2.2'),
            },
            onError: {
              target: 'browsing',
              actions: [
                'forgetPlace',
                { type: 'sayNotice', params: { text: messages.mimicLinkBroken, tone: 'bad' } },
                { type: 'goTo', params: { to: '/lk/login' } },
              ],
              ...says('ссылка устарела или повреждена', 'решение'),
            },
          },
        },
      },
    },
    report: {
      ...says('Отчёт', '4.6'),
      initial: 'none',
      states: {
        none: {
          ...says('Не заказан', '4.6'),
          on: {
            'report.ordered': {
              target: 'preparing', actions: { type: 'rememberOrder', params: ({ event }) => ({ order: event.order }) },
              ...says('заказали; второй раз во время работы нельзя', '4.6'),
            },
          },
        },
        preparing: {
          ...says('Загрузка опроса', 'решение'),
          invoke: {
            id: 'loadReportPoller', src: 'loadReportPoller',
            onDone: { target: 'running', ...says('можно заказывать', '4.6') },
            onError: {
              target: 'none', actions: ['forgetOrder', { type: 'sayNotice', params: { text: messages.reportFailed, tone: 'bad' } }], ...says('не загрузилось', '4.8'),
            },
          },
          on: { 'report.dismissed': { target: 'none', actions: 'forgetOrder', ...says('клиент ушёл со страницы', '4.6') } },
        },
        running: {
          ...says('Готовится', '4.6'),
          exit: 'forgetOrder',
          invoke: {
            id: 'reportPoller', src: 'reportPoller', systemId: 'reportPoller',
            input: ({ context }) => ({ order: context.order ?? { kind: 'taxDeduction' as const, years: [] } }),
            onDone: { target: 'none', ...says('готов или отменён', '4.6') },
          },
          on: {
            'report.dismissed': { target: 'none', ...says('клиент ушёл со страницы', '4.6') },
            'place.entered': { guard: { type: 'needsEntryForm', params: paramsOf }, target: 'none', ...says('сеанс кончился: отчёт ждать некому', '4.1') },
          },
        },
      },
    },
  },
})
