import { faultOf } from '#domain/faults.ts'
import { described } from '../kit/described.ts'
import { keepFault } from '../kit/on-error.ts'
import { profileEditorSetup } from './setup.ts'
import { picture } from './state.picture.ts'

/** The client's own data: read and changed, the picture among them, and the address of the e-mail confirmed by a letter (§2.2, §7.1). */
export const profileEditor = profileEditorSetup.createMachine({
  id: 'profileEditor',
  ...described('Изменение профиля', '2.2, 7.1'),
  context: { changed: null, fault: null, userId: '', unneeded: null, address: null, letterFault: null },
  type: 'parallel',
  states: {
    person: {
      ...described('Данные клиента', '3, 7.1'),
      initial: 'reading',
      states: {
        reading: {
          ...described('Показаны', '2.2'),
          on: {
            'editing.begun': { target: 'editing', ...described('изменить', '2.2') },
            'picture.chosen': {
              target: 'picture',
              actions: [
                { type: 'holdPicture', params: ({ event }) => ({ picture: event.picture }) },
                { type: 'keepOwner', params: ({ event }) => event },
              ],
              ...described('выбрана фотография', '7.8, решение'),
            },
            'picture.removed': {
              target: 'picture.saving',
              actions: { type: 'keepRemoval', params: ({ event }) => ({ me: event.me }) },
              ...described('убрать фотографию', '7.8, решение'),
            },
          },
        },
        picture,
        editing: {
          ...described('Меняются', '2.2'),
          on: {
            'person.submitted': {
              target: 'saving',
              actions: { type: 'keepChanged', params: ({ event }) => ({ changed: event.changed }) },
              ...described('сохранить', '7.1'),
            },
            'editing.cancelled': { target: 'reading', ...described('оставить как было', '2.2') },
          },
        },
        saving: {
          ...described('Сохраняются', '7.1'),
          tags: 'busy',
          exit: 'forgetChanged',
          invoke: {
            id: 'saveMe',
            src: 'saveMe',
            input: ({ context }) => ({ changed: context.changed }),
            onDone: {
              target: 'reading',
              actions: [
                { type: 'tellChanged', params: ({ event }) => ({ me: event.output }) },
                { type: 'tellNotice', params: { text: 'Изменения сохранены', tone: 'good' } },
              ],
              ...described('сохранены', '2.2'),
            },
            onError: { target: 'failed', actions: keepFault, ...described('сбой: введённое остаётся', '8') },
          },
        },
        failed: {
          ...described('Не сохранены', '8'),
          exit: 'forgetFault',
          on: {
            'person.submitted': {
              target: 'saving',
              actions: { type: 'keepChanged', params: ({ event }) => ({ changed: event.changed }) },
              ...described('сохранить ещё раз', '8'),
            },
            'editing.cancelled': { target: 'reading', ...described('оставить как было', '2.2') },
          },
        },
      },
    },
    letter: {
      ...described('Письмо для подтверждения почты', '7.1'),
      initial: 'unsent',
      states: {
        unsent: {
          ...described('Не отправлено', '2.2'),
          on: {
            'letter.requested': {
              target: 'sending',
              actions: { type: 'keepAddress', params: ({ event }) => ({ address: event.address }) },
              ...described('отправить', '7.1'),
            },
          },
        },
        sending: {
          ...described('Отправляется', '7.1'),
          invoke: {
            id: 'sendLetter',
            src: 'sendLetter',
            onDone: [
              {
                guard: { type: 'isConfirmedAlready', params: ({ event }) => ({ sent: event.output }) },
                target: 'unsent',
                actions: 'tellOutdated',
                ...described('почту уже подтвердили', '7.1'),
              },
              { target: 'sent', ...described('письмо ушло', '7.1') },
            ],
            onError: {
              target: 'failed',
              actions: { type: 'keepLetterFault', params: ({ event }) => ({ fault: faultOf(event.error) }) },
              ...described('письмо не ушло', '8'),
            },
          },
        },
        sent: {
          ...described('Отправлено', '2.2'),
          invoke: { src: 'watchPage' },
          on: {
            'page.shown': { actions: 'tellOutdated', ...described('вернулись: почту могли подтвердить', 'решение') },
            'letter.requested': {
              target: 'sending',
              actions: { type: 'keepAddress', params: ({ event }) => ({ address: event.address }) },
              ...described('отправить ещё раз', '7.1'),
            },
          },
        },
        failed: {
          ...described('Не ушло', '8'),
          exit: 'forgetLetterFault',
          on: {
            'letter.requested': {
              target: 'sending',
              actions: { type: 'keepAddress', params: ({ event }) => ({ address: event.address }) },
              ...described('отправить ещё раз', '8'),
            },
          },
        },
      },
    },
  },
})
