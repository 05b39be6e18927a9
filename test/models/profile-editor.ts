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
const asked = { heard: { type: 'letter.requested', address } } as const
const picture = new File(['picture'], 'picture.jpg')
const withOld = { ...changed, avatarId: 'file-1' }
const submitted = { heard: { type: 'person.submitted', changed: withOld } } as const
const chosen = { heard: { type: 'picture.chosen', picture, me: withOld, userId: 'user-1' } } as const
const removed = { heard: { type: 'picture.removed', me: withOld } } as const
const notPicture = { kind: 'refused', code: 'NotPicture' } as const
const shows = (state: 'preparing' | 'uploading' | 'saving' | 'unreadable' | 'unsent' | 'unsaved' | 'clearing') =>
  ({ state: { person: { picture: state }, letter: 'unsent' } }) as const
const person = (state: 'reading' | 'editing' | 'saving' | 'failed') =>
  ({ state: { person: state, letter: 'unsent' } }) as const
const letter = (state: 'unsent' | 'sending' | 'sent' | 'failed') =>
  ({ state: { person: 'reading', letter: state } }) as const

export const model = modelOf(profileEditor, {
  inputs: [undefined],
  events: {
    'editing.begun': [{ type: 'editing.begun' }],
    'editing.cancelled': [{ type: 'editing.cancelled' }],
    'person.submitted': [{ type: 'person.submitted', changed: withOld }],
    'picture.chosen': [
      { type: 'picture.chosen', picture, me: withOld, userId: 'user-1' },
      { type: 'picture.chosen', picture, me: changed, userId: 'user-1' },
    ],
    'picture.removed': [{ type: 'picture.removed', me: withOld }],
    'picture.repeated': [{ type: 'picture.repeated' }],
    'picture.left': [{ type: 'picture.left' }],
    'letter.requested': [{ type: 'letter.requested', address }],
    'page.shown': [{ type: 'page.shown' }],
  },
  answers: {
    watchPage: unanswered,
    saveMe: { gives: [me], fails: [refused] },
    preparePicture: { gives: [undefined], fails: [notPicture] },
    uploadPicture: { gives: [{ fileId: 'file-2' }], fails: [refused] },
    removeFile: { gives: [undefined], fails: [refused] },
    sendLetter: { gives: [{ kind: 'sent' }, { kind: 'alreadyConfirmed' }], fails: [refused] },
  },
  visible: ({ changed: wanted, unneeded }) => ({
    willHavePicture: wanted !== null && wanted.avatarId !== null,
    hasUnneeded: unneeded !== null,
  }),
  journeys: [
    {
      title: '[2.2-10] what was changed is saved, told to the client’s data and announced, and is not kept',
      story: [
        begun,
        person('editing'),
        submitted,
        { asked: ['saveMe', { changed: withOld }] },
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
      title:
        '[2.2-10] a picture is made small, sent, named in the client’s data, and takes the place of the one before, which is removed',
      story: [
        chosen,
        { did: ['holdPicture', { picture }] },
        shows('preparing'),
        { gave: ['preparePicture', undefined] },
        { asked: ['uploadPicture', { userId: 'user-1' }] },
        shows('uploading'),
        { gave: ['uploadPicture', { fileId: 'file-2' }] },
        { asked: ['saveMe', { changed: { ...changed, avatarId: 'file-2' } }] },
        shows('saving'),
        { gave: ['saveMe', { ...me, avatarId: 'file-2' }] },
        { wrote: ['client', 'person.changed', { me: { ...me, avatarId: 'file-2' } }] },
        { wrote: ['notices', 'notice.raised', { text: 'Фотография сохранена', tone: 'good' }] },
        { asked: ['removeFile', { fileId: 'file-1' }] },
        shows('clearing'),
        { failed: ['removeFile', refused] },
        person('reading'),
        { context: { changed: null, unneeded: null, userId: '' } },
      ],
    },
    {
      title: '[2.2-10] the first picture has none to remove',
      story: [
        { heard: { type: 'picture.chosen', picture, me: changed, userId: 'user-1' } },
        { gave: ['preparePicture', undefined] },
        { gave: ['uploadPicture', { fileId: 'file-2' }] },
        { gave: ['saveMe', { ...me, avatarId: 'file-2' }] },
        person('reading'),
      ],
    },
    {
      title: '[2.2-10] a picture is taken out of the client’s data first, and only then removed',
      story: [
        removed,
        { asked: ['saveMe', { changed }] },
        shows('saving'),
        { gave: ['saveMe', me] },
        { wrote: ['notices', 'notice.raised', { text: 'Фотография убрана', tone: 'good' }] },
        { asked: ['removeFile', { fileId: 'file-1' }] },
        { gave: ['removeFile', undefined] },
        person('reading'),
      ],
    },
    {
      title: '[2.2-10] a file that is no picture is not sent; another may be chosen, or the old one left',
      story: [
        chosen,
        { failed: ['preparePicture', notPicture] },
        shows('unreadable'),
        { context: { fault: fault(notPicture) } },
        chosen,
        shows('preparing'),
        { context: { fault: null } },
        { failed: ['preparePicture', notPicture] },
        { heard: { type: 'picture.left' } },
        person('reading'),
      ],
    },
    {
      title: '[2.2-10] a picture that the fund has already is not sent twice, and removed where the client leaves it',
      story: [
        chosen,
        { gave: ['preparePicture', undefined] },
        { failed: ['uploadPicture', refused] },
        { heard: { type: 'picture.repeated' } },
        shows('preparing'),
        { gave: ['preparePicture', undefined] },
        { gave: ['uploadPicture', { fileId: 'file-2' }] },
        { failed: ['saveMe', refused] },
        chosen,
        shows('unsaved'),
        { heard: { type: 'picture.repeated' } },
        { asked: ['saveMe', { changed: { ...changed, avatarId: 'file-2' } }] },
        { failed: ['saveMe', refused] },
        { heard: { type: 'picture.left' } },
        { asked: ['removeFile', { fileId: 'file-2' }] },
        { gave: ['removeFile', undefined] },
        person('reading'),
      ],
    },
    {
      title: '[2.2-10] a picture that could not be taken away is left as it was, and nothing is removed',
      story: [
        removed,
        { failed: ['saveMe', refused] },
        shows('unsaved'),
        { heard: { type: 'picture.left' } },
        { wrote: ['client', 'person.outdated'] },
        person('reading'),
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
