import { fault } from '#domain/faults.ts'
import { profileEditor } from '#machines/profile-editor/machine.ts'
import { refused } from './_samples.ts'
import { modelOf, unanswered } from './_types.ts'

const changed = {
  firstName: 'Анна',
  lastName: 'Примерова',
  middleName: null,
  birthDate: '1980-01-01',
  avatarId: null,
  gender: null,
  email: 'anna@example.ru',
  snils: null,
}
const me = { ...changed, phoneNumber: '89990000001', login: '89990000001', emailConfirmed: false }
const address = 'anna@example.ru'
const begun = { heard: { type: 'editing.begun' } } as const
const submitted = { heard: { type: 'person.submitted', changed } } as const
const asked = { heard: { type: 'letter.requested', address } } as const
const person = (state: 'reading' | 'editing' | 'saving' | 'failed') =>
  ({ state: { person: state, letter: 'unsent' } }) as const
const letter = (state: 'unsent' | 'sending' | 'sent' | 'failed') =>
  ({ state: { person: 'reading', letter: state } }) as const

export const model = modelOf(profileEditor, {
  inputs: [undefined],
  events: {
    'editing.begun': [{ type: 'editing.begun' }],
    'editing.cancelled': [{ type: 'editing.cancelled' }],
    'person.submitted': [{ type: 'person.submitted', changed }],
    'letter.requested': [{ type: 'letter.requested', address }],
    'page.shown': [{ type: 'page.shown' }],
  },
  answers: {
    watchPage: unanswered,
    saveMe: { gives: [me], fails: [refused] },
    sendLetter: { gives: [{ kind: 'sent' }, { kind: 'alreadyConfirmed' }], fails: [refused] },
  },
  visible: () => null,
  journeys: [
    {
      title: '[2.2-10] what was changed is saved, told to the client’s data and announced, and is not kept',
      story: [
        begun,
        person('editing'),
        submitted,
        { asked: ['saveMe', { changed }] },
        person('saving'),
        { gave: ['saveMe', me] },
        person('reading'),
        { wrote: ['client', 'person.changed', { me }] },
        { wrote: ['notices', 'notice.raised', { tone: 'good' }] },
        { context: { changed: null } },
      ],
    },
    {
      title: '[2.2-10] a change that was refused can be sent again, or left',
      story: [
        begun,
        submitted,
        { failed: ['saveMe', refused] },
        person('failed'),
        { context: { fault: fault(refused), changed: null } },
        submitted,
        person('saving'),
        { context: { fault: null } },
        { failed: ['saveMe', refused] },
        { heard: { type: 'editing.cancelled' } },
        person('reading'),
        { context: { fault: null } },
      ],
    },
    {
      title: '[2.2-10] the letter is sent, and whoever comes back from reading it sees whether the e-mail is confirmed',
      story: [
        asked,
        { asked: ['sendLetter', undefined] },
        letter('sending'),
        { gave: ['sendLetter', { kind: 'sent' }] },
        letter('sent'),
        { context: { address } },
        { heard: { type: 'page.shown' } },
        { wrote: ['client', 'person.outdated'] },
        letter('sent'),
      ],
    },
    {
      title: '[2.2-10] an e-mail that is confirmed already is read anew instead of an error',
      story: [
        asked,
        { gave: ['sendLetter', { kind: 'alreadyConfirmed' }] },
        letter('unsent'),
        { wrote: ['client', 'person.outdated'] },
      ],
    },
    {
      title: '[2.2-10] a letter that was not sent can be asked for again',
      story: [
        asked,
        { failed: ['sendLetter', refused] },
        letter('failed'),
        { context: { letterFault: fault(refused) } },
        asked,
        letter('sending'),
        { context: { letterFault: null } },
      ],
    },
  ],
})
