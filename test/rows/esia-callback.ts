import type { esiaCallback } from '#machines/esia-callback/machine.ts'
import { auth, offline, refused, unauthorized } from '#test/models/_samples.ts'
import { rowsOf } from './_types.ts'

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
const queries = (what: object) => ({ gave: ['readCallback', { ...returned, ...what }] }) as const
const home = { did: ['goTo', { to: '/lk/login' }] } as const
/** Where the client was going is not forgotten on the way back (2.6-07). */
const backAgain = { did: ['goTo', { to: '/lk/login?redirect=%2Flk%2Fservices' }] } as const
const dialog = (name: string) =>
  ({ wrote: ['notices', 'dialog.raised', { dialog: { kind: name, error: '', errorDescription: '' } }] }) as const
const retried = { heard: { type: 'retry.requested' } } as const
const restored = { heard: { type: 'network.restored' } } as const
const quiet = ['session', 'openEsiaSession', 'confirmEsia']

/** The way back from the government portal, by section 4.4 of the specification. */
export const rows = rowsOf<typeof esiaCallback>([
  {
    begins: undefined,
    then: 'reading',
    does: [{ asked: ['readCallback'] }],
    doesNot: quiet,
    context: { destination: '/lk', token: null },
    tags: ['busy'],
    section: '4.4',
  },
  // Authorized (4.4-02): token of the session, binding, confirmation, sign-in
  {
    in: 'reading',
    when: queries({}),
    then: 'opening',
    does: [{ asked: ['openEsiaSession'] }],
    doesNot: ['checkBinding', 'confirmEsia', 'goTo', 'notices'],
    context: { destination: '/lk/services' },
    tags: ['busy'],
    section: '4.4',
    shows: '4.4-02',
  },
  {
    in: 'opening',
    when: { gave: ['openEsiaSession', { token: 'esia-1' }] },
    then: 'binding',
    does: [{ asked: ['checkBinding', { token: 'esia-1' }] }],
    doesNot: ['confirmEsia', 'goTo'],
    context: { token: 'esia-1' },
    tags: ['busy'],
    section: '4.4',
    shows: '4.4-02',
  },
  {
    in: 'binding',
    when: { gave: ['checkBinding', { isBinded: true }] },
    then: 'confirming',
    does: [{ asked: ['confirmEsia', { token: 'esia-1' }] }],
    doesNot: ['goTo', 'keepEsiaToken'],
    tags: ['busy'],
    section: '4.4',
    shows: '4.4-02',
  },
  {
    in: 'confirming',
    with: { destination: '/lk/services' },
    when: { gave: ['confirmEsia', auth] },
    then: 'entered',
    does: [{ wrote: ['session', 'session.opened', { auth, destination: '/lk/services' }] }],
    doesNot: ['notices', 'goTo', 'keepEsiaToken'],
    context: { token: null },
    tags: [],
    section: '4.4',
    shows: '4.4-02, 4.4-08',
  },
  // A number that is not bound yet (4.4-03)
  {
    in: 'binding',
    when: { gave: ['checkBinding', { isBinded: false }] },
    then: 'returned',
    does: [{ did: ['keepEsiaToken', { token: 'esia-1' }] }, backAgain],
    inOrder: true,
    doesNot: ['session', 'confirmEsia', 'notices'],
    context: { token: null },
    tags: [],
    section: '4.4, 4.2',
    shows: '4.4-03, 4.2-08',
  },
  // Failed (4.4-04)
  {
    in: 'reading',
    when: { gave: ['readCallback', failed] },
    then: 'returned',
    does: [
      {
        wrote: [
          'notices',
          'dialog.raised',
          { dialog: { kind: 'EsiaCallbackError', error: 'server_error', errorDescription: 'Госуслуги не ответили' } },
        ],
      },
      home,
    ],
    doesNot: quiet,
    section: '4.4, 8.4',
    shows: '4.4-04, 8-14',
  },
  {
    in: 'reading',
    when: { gave: ['readCallback', declined] },
    then: 'returned',
    does: [{ did: ['keepEsiaRefusal'] }, backAgain],
    inOrder: true,
    doesNot: [...quiet, 'notices'],
    section: 'решение',
    shows: '4.4-04',
  },
  {
    in: 'reading',
    when: queries({ ...declined, result: 'None' }),
    then: 'returned',
    does: [dialog('Default'), home],
    doesNot: [...quiet, 'keepEsiaRefusal'],
    section: '4.4, решение',
    shows: '4.4-05',
  },
  // None, absent or unknown (4.4-05)
  {
    in: 'reading',
    when: queries({ result: 'None' }),
    then: 'returned',
    does: [dialog('Default'), home],
    doesNot: quiet,
    section: '4.4, 8.4, решение',
    shows: '4.4-05, 8-14',
  },
  {
    in: 'reading',
    when: queries({ result: 'unknown' }),
    then: 'returned',
    does: [dialog('Default'), home],
    doesNot: quiet,
    section: '4.4, 8.4, решение',
    shows: '4.4-05',
  },
  {
    in: 'reading',
    when: { failed: ['readCallback', { kind: 'unexpected' }] },
    then: 'returned',
    does: [dialog('Default'), home],
    doesNot: quiet,
    section: '4.4, решение',
    shows: '4.4-05',
  },
  // A callback that this browser did not begin, or a reload (4.4-09)
  {
    in: 'reading',
    when: queries({ mark: null }),
    then: 'returned',
    does: [home, { wrote: ['notices', 'notice.raised'] }],
    doesNot: quiet,
    section: '4.4, решение',
    shows: '4.4-09',
  },
  {
    in: 'reading',
    when: queries({ ...failed, mark: null }),
    then: 'returned',
    does: [home],
    doesNot: quiet,
    section: '4.4, решение',
    shows: '4.4-09',
  },
  // No token of the session (4.4-07)
  {
    in: 'opening',
    when: { gave: ['openEsiaSession', { token: null }] },
    then: 'returned',
    does: [dialog('Default'), backAgain],
    doesNot: ['checkBinding', 'session', 'keepEsiaToken'],
    section: '4.4, 8.4',
    shows: '4.4-07',
  },
  // Refusals (8-14); a 401 of a sign-in call is one of them and purges nothing
  {
    in: 'opening',
    when: { failed: ['openEsiaSession', refused] },
    then: 'returned',
    does: [dialog('Default'), backAgain],
    doesNot: ['session'],
    section: '4.4, 8.4',
    shows: '8-14',
  },
  {
    in: 'opening',
    when: { failed: ['openEsiaSession', unauthorized] },
    then: 'returned',
    does: [dialog('Default'), backAgain],
    doesNot: ['session'],
    section: '4.4, 8.4',
    shows: '8-14',
  },
  {
    in: 'binding',
    when: { failed: ['checkBinding', refused] },
    then: 'returned',
    does: [dialog('Default'), backAgain],
    doesNot: ['session', 'keepEsiaToken'],
    section: '4.4, 8.4',
    shows: '8-14',
  },
  {
    in: 'binding',
    when: { failed: ['checkBinding', { kind: 'refused', status: 400, code: 'UnknownResponse' }] },
    then: 'returned',
    does: [dialog('UnknownResponse'), backAgain],
    section: '4.4, 8.4',
    shows: '8-14',
  },
  {
    in: 'confirming',
    when: { failed: ['confirmEsia', untrusted] },
    then: 'returned',
    does: [dialog('EsiaAccountUntrusted'), backAgain],
    doesNot: ['session', 'keepEsiaToken'],
    section: '4.4, 8.4',
    shows: '8-14',
  },
  {
    in: 'confirming',
    when: { failed: ['confirmEsia', refused] },
    then: 'returned',
    does: [dialog('Default'), backAgain],
    doesNot: ['session'],
    section: '4.4, 8.4',
    shows: '8-14',
  },
  // No answer at all: the sign-in waits
  {
    in: 'opening',
    when: { failed: ['openEsiaSession', offline] },
    then: 'offline',
    doesNot: ['goTo', 'session', 'dialog.raised'],
    tags: ['offline'],
    section: 'решение',
  },
  {
    in: 'binding',
    when: { failed: ['checkBinding', offline] },
    then: 'offline',
    doesNot: ['goTo', 'session', 'dialog.raised'],
    section: 'решение',
  },
  {
    in: 'confirming',
    when: { failed: ['confirmEsia', offline] },
    then: 'offline',
    doesNot: ['goTo', 'session', 'dialog.raised'],
    section: 'решение',
  },
  {
    in: 'offline',
    with: { token: null },
    when: retried,
    then: 'opening',
    does: [{ asked: ['openEsiaSession'] }],
    context: { destination: '/lk/services' },
    tags: ['busy'],
    section: 'решение',
  },
  {
    in: 'offline',
    with: { token: null },
    when: restored,
    then: 'opening',
    does: [{ asked: ['openEsiaSession'] }],
    section: 'решение',
  },
  {
    in: 'offline',
    with: { token: 'esia-1' },
    when: retried,
    then: 'binding',
    does: [{ asked: ['checkBinding', { token: 'esia-1' }] }],
    doesNot: ['openEsiaSession'],
    section: 'решение',
  },
  {
    in: 'offline',
    with: { token: 'esia-1' },
    when: restored,
    then: 'binding',
    does: [{ asked: ['checkBinding', { token: 'esia-1' }] }],
    section: 'решение',
  },
  { in: 'opening', when: retried, doesNot: ['openEsiaSession'], section: '4.4', shows: '4.4-09' },
  { in: 'confirming', when: restored, doesNot: ['confirmEsia', 'openEsiaSession'], section: '4.4', shows: '4.4-09' },
])
