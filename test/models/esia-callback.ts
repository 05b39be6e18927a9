import { esiaCallback } from '#machines/esia-callback/machine.ts'
import { auth, offline, refused } from './_samples.ts'
import { modelOf, unanswered } from './_types.ts'

const returned = {
  result: 'AUTHORIZED',
  error: '',
  errorDescription: '',
  mark: { destination: '/lk/services' },
} as const
const failed = {
  ...returned,
  result: 'FAILED',
  error: 'server_error',
  errorDescription: 'Госуслуги не ответили',
} as const
const declined = { ...failed, error: 'access_denied' } as const
const untrusted = { kind: 'refused', status: 400, code: 'EsiaAccountUntrusted' } as const
const home = { to: '/lk/login' }

export const model = modelOf(esiaCallback, {
  inputs: [undefined],
  events: {
    'retry.requested': [{ type: 'retry.requested' }],
    'network.restored': [{ type: 'network.restored' }],
  },
  answers: {
    watchNetwork: unanswered,
    readCallback: {
      gives: [returned, failed, declined, { ...returned, result: 'None' }, { ...returned, mark: null }],
      fails: [{ kind: 'unexpected' }],
    },
    openEsiaSession: { gives: [{ token: 'esia-1' }, { token: null }], fails: [refused, offline] },
    checkBinding: { gives: [{ isBinded: true }, { isBinded: false }], fails: [refused, offline] },
    confirmEsia: { gives: [auth], fails: [untrusted, offline] },
  },
  visible: ({ token, destination }) => [token, destination],
  journeys: [
    {
      title: '[4.4-02] an authorised return opens the session with the path that the sign-in was begun for',
      story: [
        { gave: ['readCallback', returned] },
        { gave: ['openEsiaSession', { token: 'esia-1' }] },
        { asked: ['checkBinding', { token: 'esia-1' }] },
        { gave: ['checkBinding', { isBinded: true }] },
        { asked: ['confirmEsia', { token: 'esia-1' }] },
        { gave: ['confirmEsia', auth] },
        { wrote: ['session', 'session.opened', { auth, destination: '/lk/services' }] },
        { state: 'entered' },
      ],
    },
    {
      title: '[4.4-03] a person without a bound number goes to the entry form, with the token kept',
      story: [
        { gave: ['readCallback', returned] },
        { gave: ['openEsiaSession', { token: 'esia-1' }] },
        { gave: ['checkBinding', { isBinded: false }] },
        { did: ['keepEsiaToken', { token: 'esia-1' }] },
        { did: ['goTo', { to: '/lk/login?redirect=%2Flk%2Fservices' }] },
      ],
    },
    {
      title: '[4.4-04] a failed return shows the words of the portal in a dialog',
      story: [
        { gave: ['readCallback', failed] },
        {
          wrote: [
            'notices',
            'dialog.raised',
            {
              dialog: { kind: 'EsiaCallbackError', error: 'server_error', errorDescription: 'Госуслуги не ответили' },
            },
          ],
        },
        { did: ['goTo', home] },
      ],
    },
    {
      title: '[4.4-04] who has declined themselves is led back to where they were going, without a dialog',
      story: [
        { gave: ['readCallback', declined] },
        { did: ['keepEsiaRefusal'] },
        { did: ['goTo', { to: '/lk/login?redirect=%2Flk%2Fservices' }] },
        { state: 'returned' },
      ],
    },
    {
      title: '[4.4-05] a return without a result goes back to the entry form with the default dialog',
      story: [
        { gave: ['readCallback', { ...returned, result: 'None' }] },
        { wrote: ['notices', 'dialog.raised', { dialog: { kind: 'Default', error: '', errorDescription: '' } }] },
        { state: 'returned' },
      ],
    },
    {
      title: '[4.4-07] a missing session token is the default error',
      story: [
        { gave: ['readCallback', returned] },
        { gave: ['openEsiaSession', { token: null }] },
        { wrote: ['notices', 'dialog.raised', { dialog: { kind: 'Default', error: '', errorDescription: '' } }] },
      ],
    },
    {
      title: '[4.4-09] a return that has been used already, or was begun elsewhere, confirms nothing',
      story: [{ gave: ['readCallback', { ...returned, mark: null }] }, { state: 'returned' }, { did: ['goTo', home] }],
    },
    {
      title: '[8-14] an account that is not verified has its own dialog',
      story: [
        { gave: ['readCallback', returned] },
        { gave: ['openEsiaSession', { token: 'esia-1' }] },
        { gave: ['checkBinding', { isBinded: true }] },
        { failed: ['confirmEsia', untrusted] },
        {
          wrote: [
            'notices',
            'dialog.raised',
            { dialog: { kind: 'EsiaAccountUntrusted', error: '', errorDescription: '' } },
          ],
        },
      ],
    },
  ],
})
