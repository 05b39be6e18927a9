import type { entryForm } from '#machines/entry-form/machine.ts'
import { refused, reported } from '#test/models/_samples.ts'
import { rowsOf } from './_types.ts'

const whole = '9990000001'
const nothing = { draft: null, phone: null, esiaToken: null, sent: null, hasDeclined: false }
const draft = { step: 'phone', phone: whole, agreed: true } as const
const ticket = { confirmationToken: 'ticket-1', smsAttempts: 3, phoneMask: null, sentAt: 0 }
const recalled = (what: object) => ({ gave: ['recallEntry', { ...nothing, ...what }] }) as const
const typed = (phone: string) => ({ heard: { type: 'phone.typed', phone } }) as const
const chosen = (tab: 'esia' | 'phone') => ({ heard: { type: 'tab.chosen', tab } }) as const
const toggled = { heard: { type: 'agreement.toggled' } } as const
const submitted = { heard: { type: 'phone.submitted' } } as const
const gateway = { heard: { type: 'gateway.requested' } } as const
const back = { heard: { type: 'entry.returned' } } as const
const shown = { heard: { type: 'page.shown' } } as const
const answer = { gave: ['requestGateway', { url: 'https://esia.gosuslugi.ru/login' }] } as const
const unknownResponse = { kind: 'refused', status: 502, code: 'UnknownResponse' } as const
const unknownResponseDialog = {
  wrote: ['notices', 'dialog.raised', { dialog: { kind: 'UnknownResponse', error: '', errorDescription: '' } }],
} as const
const keeps = (step: 'esia' | 'phone') => ({ did: ['keepDraft', { step }] }) as const

const esia = { signIn: { esia: { editing: 'plain' } } } as const
const esiaReminded = { signIn: { esia: { editing: 'reminded' } } } as const
const esiaEditing = { signIn: { esia: 'editing' } } as const
const esiaCalling = { signIn: { esia: 'requestingGateway' } } as const
const phone = { signIn: { phone: { editing: 'plain' } } } as const
const phoneReminded = { signIn: { phone: { editing: 'reminded' } } } as const
const phoneEditing = { signIn: { phone: 'editing' } } as const
const sending = { signIn: { phone: 'sendingCode' } } as const
const portal = { signUp: { portal: { editing: 'plain' } } } as const
const portalReminded = { signUp: { portal: { editing: 'reminded' } } } as const
const portalEditing = { signUp: { portal: 'editing' } } as const
const portalCalling = { signUp: { portal: 'requestingGateway' } } as const
const binding = { signUp: { phone: { editing: 'plain' } } } as const
const bindingReminded = { signUp: { phone: { editing: 'reminded' } } } as const
const bindingEditing = { signUp: { phone: 'editing' } } as const
const bindingSending = { signUp: { phone: 'sendingCode' } } as const

export const rows = rowsOf<typeof entryForm>([
  // How it starts (4.2-01, 4.2-08, 2.6-06)
  {
    begins: { destination: '/lk', joiningId: null },
    then: 'recalling',
    does: [{ asked: ['recallEntry'] }],
    doesNot: ['sendCode', 'requestGateway'],
    context: { destination: '/lk', joiningId: null, agreed: false, phone: '', esiaToken: null, ticket: null },
    tags: ['busy'],
    section: '4.2',
    shows: '4.2-01',
  },
  {
    in: 'recalling',
    when: recalled({}),
    then: esia,
    context: { agreed: false, phone: '', ticket: null },
    doesNot: ['sendCode'],
    tags: [],
    section: '4.2',
    shows: '4.2-01, 2.6-02',
  },
  {
    in: 'recalling',
    when: { failed: ['recallEntry', { kind: 'unexpected' }] },
    then: esia,
    context: { agreed: false, phone: '' },
    section: '4.2, решение',
    shows: '4.2-01',
  },
  {
    in: 'recalling',
    when: recalled({ phone: whole }),
    then: phone,
    context: { phone: whole, agreed: false },
    section: '2.6, 4.2, решение',
    shows: '2.6-06',
  },
  {
    in: 'recalling',
    when: recalled({ draft }),
    then: phone,
    context: { phone: whole, agreed: true },
    section: '2.6, 4.2, решение',
  },
  {
    in: 'recalling',
    when: recalled({ draft: { ...draft, step: 'code' } }),
    then: phone,
    context: { phone: whole, ticket: null },
    doesNot: ['codeEntry', 'sendCode'],
    section: '2.6, 4.2, решение',
  },
  {
    in: 'recalling',
    when: recalled({ draft: { ...draft, step: 'esia' } }),
    then: esia,
    context: { phone: whole, agreed: true },
    section: '4.2, решение',
  },
  {
    in: 'recalling',
    when: recalled({ esiaToken: 'esia-1' }),
    then: binding,
    context: { esiaToken: 'esia-1' },
    tags: ['signUp'],
    section: '4.2',
    shows: '4.2-08, 4.4-03',
  },
  {
    in: 'recalling',
    when: recalled({ draft: { ...draft, step: 'code' }, sent: { ticket, cooldown: 12_000 } }),
    then: 'code',
    does: [{ asked: ['codeEntry', { ticket, cooldown: 12_000, subject: { kind: 'signIn', phone: `8${whole}` } }] }],
    doesNot: ['sendCode'],
    context: { ticket, cooldown: 12_000 },
    section: 'решение',
  },
  {
    in: 'recalling',
    when: recalled({ draft: { ...draft, step: 'code' }, esiaToken: 'esia-1', sent: { ticket, cooldown: 12_000 } }),
    then: 'code',
    does: [
      {
        asked: [
          'codeEntry',
          {
            ticket,
            cooldown: 12_000,
            subject: { kind: 'signUp', phone: `8${whole}`, esiaToken: 'esia-1', joiningId: null },
          },
        ],
      },
    ],
    section: 'решение',
  },
  // Tabs (4.2-02): switching takes the agreement back
  {
    in: esiaEditing,
    with: { agreed: false },
    when: chosen('phone'),
    then: phone,
    does: [keeps('phone')],
    context: { agreed: false },
    section: '2.6, 4.2',
    shows: '4.2-02',
  },
  {
    in: esiaEditing,
    with: { agreed: true },
    when: chosen('phone'),
    then: phone,
    context: { agreed: false },
    section: '2.6, 4.2',
    shows: '4.2-02',
  },
  {
    in: phoneEditing,
    with: { agreed: true },
    when: chosen('esia'),
    then: esia,
    does: [keeps('esia')],
    context: { agreed: false },
    section: '2.6, 4.2',
    shows: '4.2-02',
  },
  { in: esiaReminded, when: chosen('phone'), then: phone, section: '2.6, 4.2' },
  { in: phoneReminded, when: chosen('esia'), then: esia, section: '2.6, 4.2' },
  { in: esia, with: { agreed: true }, when: chosen('esia'), context: { agreed: true }, section: '2.6, 4.2' },
  { in: phone, with: { agreed: true }, when: chosen('phone'), context: { agreed: true }, section: '2.6, 4.2' },
  {
    in: esiaCalling,
    when: chosen('phone'),
    then: phone,
    context: { agreed: false },
    section: '2.6, 4.2',
    shows: '4.2-12',
  },
  { in: sending, when: chosen('esia'), then: esia, context: { agreed: false }, section: '2.6, 4.2', shows: '4.2-12' },
  // What is typed (5-01) and agreed to
  {
    in: phone,
    when: typed('999'),
    then: phone,
    does: [keeps('phone')],
    context: { phone: '999' },
    section: '2.6, 5',
    shows: '5-01',
  },
  {
    in: phoneReminded,
    when: typed(whole),
    then: phoneReminded,
    does: [keeps('phone')],
    context: { phone: whole },
    section: '2.6, 5',
  },
  {
    in: binding,
    when: typed('999'),
    then: binding,
    does: [keeps('phone')],
    context: { phone: '999' },
    section: '2.6, 5',
  },
  {
    in: esia,
    with: { agreed: false },
    when: toggled,
    then: esia,
    does: [keeps('esia')],
    context: { agreed: true },
    section: '2.6',
  },
  {
    in: esia,
    with: { agreed: true },
    when: toggled,
    then: esia,
    does: [keeps('esia')],
    context: { agreed: false },
    section: '2.6',
  },
  { in: esiaReminded, when: toggled, then: esia, context: { agreed: true }, section: '2.6' },
  {
    in: phone,
    with: { agreed: false },
    when: toggled,
    then: phone,
    does: [keeps('phone')],
    context: { agreed: true },
    section: '2.6',
  },
  { in: phone, with: { agreed: true }, when: toggled, then: phone, context: { agreed: false }, section: '2.6' },
  { in: phoneReminded, when: toggled, then: phone, section: '2.6' },
  { in: bindingReminded, when: toggled, then: binding, section: '2.6' },
  {
    in: portal,
    with: { agreed: false },
    when: toggled,
    then: portal,
    does: [keeps('phone')],
    context: { agreed: true },
    section: '2.6',
  },
  {
    in: binding,
    with: { agreed: false },
    when: toggled,
    then: binding,
    does: [keeps('phone')],
    context: { agreed: true },
    section: '2.6',
  },
  // «Продолжить» (5-03): only a whole number that is agreed to is sent
  {
    in: phoneEditing,
    with: { phone: whole, agreed: true },
    when: submitted,
    then: sending,
    does: [{ asked: ['sendCode', { subject: { kind: 'signIn', phone: `8${whole}` } }] }],
    doesNot: ['requestGateway'],
    tags: ['busy'],
    section: '2.6, 5',
    shows: '5-03',
  },
  {
    in: phoneEditing,
    with: { phone: whole, agreed: false },
    when: submitted,
    then: phoneReminded,
    doesNot: ['sendCode'],
    tags: [],
    section: '5',
    shows: '5-03',
  },
  {
    in: phoneEditing,
    with: { phone: '999', agreed: true },
    when: submitted,
    then: phoneReminded,
    doesNot: ['sendCode'],
    section: '5',
    shows: '5-01, 5-03',
  },
  {
    in: phoneEditing,
    with: { phone: '', agreed: false },
    when: submitted,
    then: phoneReminded,
    doesNot: ['sendCode'],
    section: '5',
    shows: '5-01, 5-03',
  },
  {
    in: bindingEditing,
    with: { phone: whole, agreed: true, esiaToken: 'esia-1' },
    when: submitted,
    then: bindingSending,
    does: [
      {
        asked: ['sendCode', { subject: { kind: 'signUp', phone: `8${whole}`, esiaToken: 'esia-1', joiningId: null } }],
      },
    ],
    tags: ['busy', 'signUp'],
    section: '2.6, 4.2, 5',
    shows: '4.2-13',
  },
  {
    in: bindingEditing,
    with: { phone: whole, agreed: false },
    when: submitted,
    then: bindingReminded,
    doesNot: ['sendCode'],
    tags: ['signUp'],
    section: '5',
    shows: '5-03',
  },
  {
    in: bindingEditing,
    with: { phone: '', agreed: true },
    when: submitted,
    then: bindingReminded,
    doesNot: ['sendCode'],
    section: '5',
    shows: '5-03',
  },
  {
    in: bindingReminded,
    with: { phone: '' },
    when: typed(whole),
    then: bindingReminded,
    context: { phone: whole },
    section: '2.6, 5',
  },
  { in: sending, when: submitted, doesNot: ['sendCode'], section: '4.2' },
  { in: sending, when: typed('999'), context: { phone: whole }, doesNot: ['keepDraft'], section: '4.2' },
  { in: esia, when: submitted, doesNot: ['sendCode'], section: '2.6' },
  // Through the government portal (4.4-01, 5-05)
  {
    in: esiaEditing,
    with: { agreed: true },
    when: gateway,
    then: esiaCalling,
    does: [{ asked: ['requestGateway'] }],
    doesNot: ['openGateway'],
    tags: ['busy'],
    section: '2.6, 4.4, 5',
    shows: '4.4-01',
  },
  {
    in: esiaEditing,
    with: { agreed: false },
    when: gateway,
    then: esiaReminded,
    doesNot: ['requestGateway'],
    tags: [],
    section: '5',
    shows: '5-05',
  },
  {
    in: portalEditing,
    with: { agreed: true },
    when: gateway,
    then: portalCalling,
    does: [{ asked: ['requestGateway'] }],
    tags: ['busy', 'signUp'],
    section: '2.6, 4.4, 5',
    shows: '4.4-01',
  },
  {
    in: portalEditing,
    with: { agreed: false },
    when: gateway,
    then: portalReminded,
    doesNot: ['requestGateway'],
    section: '5',
    shows: '5-05',
  },
  { in: portalReminded, when: toggled, then: portal, context: { agreed: true }, section: '2.6' },
  { in: esiaCalling, when: gateway, doesNot: ['requestGateway'], section: '4.4' },
  {
    in: esiaCalling,
    when: answer,
    then: { leaving: 'signIn' },
    does: [{ did: ['openGateway', { url: 'https://esia.gosuslugi.ru/login', destination: '/lk' }] }],
    tags: ['busy'],
    section: '4.4',
    shows: '4.4-01',
  },
  {
    in: portalCalling,
    when: answer,
    then: { leaving: 'signUp' },
    does: [{ did: ['openGateway', { url: 'https://esia.gosuslugi.ru/login', destination: '/lk' }] }],
    tags: ['busy', 'signUp'],
    section: '4.4',
    shows: '4.4-01',
  },
  {
    in: esiaCalling,
    when: { failed: ['requestGateway', { ...refused, prefix: 'gateway' }] },
    then: esia,
    does: [reported({ ...refused, prefix: 'gateway' })],
    doesNot: ['openGateway'],
    section: '4.4, 8.2',
    shows: '8-08',
  },
  {
    in: esiaCalling,
    when: { failed: ['requestGateway', unknownResponse] },
    then: esia,
    does: [unknownResponseDialog],
    doesNot: ['openGateway', 'fault.reported'],
    section: '4.4, 8.4',
    shows: '8-14',
  },
  {
    in: portalCalling,
    when: { failed: ['requestGateway', unknownResponse] },
    then: portal,
    does: [unknownResponseDialog],
    doesNot: ['openGateway'],
    section: '4.4, 8.4',
  },
  {
    in: portalCalling,
    when: { failed: ['requestGateway', refused] },
    then: portal,
    does: [reported(refused)],
    doesNot: ['openGateway'],
    section: '4.4, 8.2',
  },
  { in: phone, when: answer, doesNot: ['openGateway'], section: '4.2', shows: '4.2-12' },
  { in: esia, when: answer, doesNot: ['openGateway'], section: '4.2', shows: '4.2-12' },
  { in: { leaving: 'signIn' }, when: shown, then: esia, context: { agreed: false }, tags: [], section: 'решение' },
  {
    in: { leaving: 'signUp' },
    when: shown,
    then: portal,
    context: { agreed: false },
    tags: ['signUp'],
    section: 'решение',
    shows: '4.2-07',
  },
  // Back leaves the sign-up mode (4.2-07, 4.2-08)
  {
    in: portalEditing,
    when: back,
    then: phone,
    does: [keeps('phone')],
    tags: [],
    section: '2.6, 4.2',
    shows: '4.2-07',
  },
  { in: portalCalling, when: back, then: phone, section: '2.6, 4.2', shows: '4.2-07, 4.2-12' },
  {
    in: bindingEditing,
    when: back,
    then: esia,
    does: [{ did: ['dropEsiaToken'] }, keeps('esia')],
    context: { esiaToken: null, agreed: false },
    tags: [],
    section: '2.6, 4.2',
    shows: '4.2-08',
  },
  {
    in: bindingSending,
    when: back,
    then: esia,
    does: [{ did: ['dropEsiaToken'] }],
    context: { esiaToken: null },
    section: '4.2',
    shows: '4.2-08, 4.2-12',
  },
  { in: esia, when: back, doesNot: ['dropEsiaToken'], section: '2.6' },
])
