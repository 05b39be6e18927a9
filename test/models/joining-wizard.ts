import { fault, messages } from '#domain/faults.ts'
import type { KppOnlineRequest } from '#domain/joining-request.ts'
import type { StatementFile } from '#domain/statement-files.ts'
import { filledSteps, steps, type Opening } from '#machines/joining-wizard/contract.ts'
import { joiningWizard } from '#machines/joining-wizard/machine.ts'
import {
  form,
  scan,
  typed,
  requestAt,
  begun,
  checking,
  rejected,
  halfChecked,
  partly,
  accepted,
  signed,
  active,
  confirmed,
  openingOf,
  fresh,
  second,
  whole,
  looked,
  toMend,
  toSign,
  awaiting,
  made,
} from './_joining-samples.ts'
import { refused } from './_samples.ts'
import { modelOf, unanswered } from './_types.ts'

const file = { id: 'upload-1', slot: 'PassportMain', name: 'passport.jpg', size: 100, limits: { jpg: 1000 } }
const wrong = fault({ kind: 'refused', status: 400 })
const signature = { registrationDate: '2026-11-25', reviewTermDays: 30 }
const filed = { ...signature, statementId: 'request-1', registrationNumber: 'ВК-1', documentId: null }
const papers = [
  { name: 'JoiningApplication', title: 'Заявление', isRequired: true },
  { name: 'Leaflet', title: 'Памятка', isRequired: false },
]
const subject = { kind: 'statement', statementId: 'request-1', version: 'key-1' } as const
const toThisPage = { requestId: 'request-1' }
const toInvitation = { requestId: null }
const invitation = { title: 'Программа «Завод»', holdingName: 'zavod', companyCode: 'ZAVOD' }
const begin = { heard: { type: 'statement.begun' } } as const

const opened = (opening: Opening) => ({ gave: ['openJoining', opening] }) as const
const gave = (request: KppOnlineRequest) => ({ gave: ['loadJoining', request] }) as const
const told = (request: KppOnlineRequest) => ({ wrote: ['session', 'joining.changed', { request }] }) as const
const inside = (open: unknown) => ({ state: { open } }) as never
const filling = (step: string, how = 'plain', email = 'idle') =>
  inside({ at: { steps: { [step]: { filling: how } }, email } })
const emailAt = (email: string) => filling('step2', 'plain', email)
const saved = { heard: { type: 'draft.saved', statementId: 'request-1', version: 'key-1', isAll: true } } as const
const kept = { heard: { type: 'draft.kept', isOnDevice: true } } as const
const refusedBy = { heard: { type: 'draft.refused', fault: wrong } } as const
const replaced = { heard: { type: 'draft.replaced', reached: 'step2', values: { holdingName: 'zavod' } } } as const
const filedElsewhere = { heard: { type: 'draft.filedElsewhere' } } as const
const emptied = { heard: { type: 'draft.emptied' } } as const
const attached = { heard: { type: 'file.attached', file, contentType: 'image/jpeg' } } as const
const clean = { heard: { type: 'file.accepted', id: 'upload-1', slot: 'PassportMain', fileId: 'tmp-1' } } as const
const detached = { heard: { type: 'file.detached', id: 'f-1' } } as const
const goOn = { heard: { type: 'statement.continued' } } as const
const putAside = { heard: { type: 'statement.putAside' } } as const
const shown = { heard: { type: 'page.shown' } } as const
const resent = { heard: { type: 'files.resent', values: typed } } as const
const sign = { heard: { type: 'signing.requested' } } as const
const letter = { heard: { type: 'email.confirmationRequested', values: typed } } as const
const submit = { heard: { type: 'step.completed', step: 'step3', values: typed } } as const
const asksFor = (values: object, reached: string) =>
  ({ wrote: ['draft', 'draft.saveRequested', { values, reached }] }) as const
const toSigning = [opened(toSign), sign, { gave: ['findPapers', papers] }] as const

const rank = (step: string) => steps.findIndex((one) => one === step)
const has = (files: readonly StatementFile[], id: string) => files.some((one) => one.id === id)

const takesFiles = (request: KppOnlineRequest | null) =>
  request?.currentStep === 3 || request?.filesCheck?.state === 'Rejected'

export const model = modelOf(joiningWizard, {
  inputs: [toThisPage, toInvitation],
  events: {
    'retry.requested': [{ type: 'retry.requested' }],
    'network.restored': [{ type: 'network.restored' }],
    'page.shown': [shown.heard],
    'statement.continued': [goOn.heard],
    'statement.begun': [begin.heard],
    'statement.putAside': [putAside.heard],
    // What one kind of thing does is seen where it alone has happened: elsewhere they would but multiply what can be the case.
    'step.completed': ({ reached, sentTo, emailFault }) =>
      sentTo !== null || emailFault !== null
        ? []
        : filledSteps
            .filter((step) => rank(step) <= rank(reached))
            .flatMap((step) => [
              { type: 'step.completed' as const, step, values: typed },
              { type: 'step.completed' as const, step, values: {} },
            ]),
    'step.returned': filledSteps.slice(1).map((step) => ({ type: 'step.returned' as const, step })),
    'step.chosen': ({ reached }) =>
      filledSteps
        .filter((step) => rank(step) <= rank(reached) + 1)
        .map((step) => ({ type: 'step.chosen' as const, step })),
    'email.confirmationRequested': ({ reached, request }) =>
      reached === 'step2' && request?.currentStep === 2 ? [letter.heard] : [],
    'files.resent': [resent.heard],
    'signing.requested': [sign.heard],
    'draft.saved': [saved.heard],
    'draft.kept': [kept.heard],
    'draft.changed': [{ type: 'draft.changed' }],
    'draft.refused': [refusedBy.heard],
    'draft.replaced': ({ request, sentTo }) => (request?.signature || sentTo !== null ? [] : [replaced.heard]),
    'draft.filedElsewhere': [filedElsewhere.heard],
    'draft.emptied': [emptied.heard],
    'file.attached': ({ request }) => (takesFiles(request) ? [attached.heard] : []),
    'file.accepted': ({ files }) => (has(files, 'upload-1') ? [clean.heard] : []),
    'file.rejected': ({ files }) =>
      has(files, 'upload-1') ? [{ type: 'file.rejected' as const, id: 'upload-1' }] : [],
    'file.gone': ({ files }) =>
      has(files, 'upload-1') ? [{ type: 'file.gone' as const, id: 'upload-1', slot: 'PassportMain' }] : [],
    'file.detached': ({ files, request }) => (has(files, 'f-1') && takesFiles(request) ? [detached.heard] : []),
  },
  answers: {
    watchNetwork: unanswered,
    watchPage: unanswered,
    openJoining: {
      gives: ({ requestId }) =>
        requestId === null ? [fresh, null] : [fresh, second, whole, looked, toMend, toSign, awaiting, made, null],
      fails: [refused],
    },
    findInvitation: { gives: [invitation, null], fails: [refused] },
    beginJoining: { gives: [begun], fails: [refused] },
    loadJoining: {
      gives: ({ request }) => (request?.currentStep === 4 ? [signed, active] : [checking, rejected, accepted]),
      fails: [refused],
    },
    checkEmail: { gives: [begun, confirmed], fails: [refused] },
    confirmEmail: { gives: [{ kind: 'sent', email: 'o@example.ru' }, { kind: 'confirmed' }], fails: [refused] },
    findPapers: { gives: [papers], fails: [refused] },
    draft: unanswered,
    upload: unanswered,
    lookup: unanswered,
    signedPapers: unanswered,
    signing: {
      gives: [
        { result: 'signed', filed },
        { result: 'left' },
        { result: 'outdated' },
        { result: 'refused', fault: wrong },
      ],
      fails: [{ kind: 'unexpected' }],
    },
  },
  visible: ({
    requestId,
    invitation: programme,
    request,
    form: known,
    reached,
    files,
    papers: named,
    sentTo,
    emailFault,
    fault: held,
  }) => [
    [request?.currentStep, request?.state, request?.emailConfirmed, request?.filesCheck?.state],
    requestId,
    programme !== null,
    known !== null,
    reached,
    files.map(({ id, state }) => [id, state]),
    named.length,
    request?.signature,
    sentTo,
    emailFault !== null,
    held !== null,
  ],
  journeys: [
    {
      title:
        'whoever has no request begins one for the programme of the address, and the services are asked for it anew',
      input: toInvitation,
      story: [
        { asked: ['openJoining', { requestId: null }] },
        { gave: ['openJoining', null] },
        { state: { missing: 'seeking' } },
        { tagged: ['busy'] },
        { asked: ['findInvitation'] },
        { gave: ['findInvitation', invitation] },
        { state: { missing: { invited: 'plain' } } },
        { context: { invitation } },
        begin,
        { tagged: ['busy'] },
        { asked: ['beginJoining', { invitation }] },
        begin,
        { silent: true },
        { failed: ['beginJoining', refused] },
        { state: { missing: { invited: 'refused' } } },
        { context: { fault: fault(refused) } },
        begin,
        { gave: ['beginJoining', begun] },
        { did: ['openRequest', { request: begun }] },
        { state: { missing: 'leaving' } },
        { tagged: ['busy'] },
      ],
    },
    {
      title: 'where the programme of the address cannot be joined, no request is begun',
      input: toInvitation,
      story: [
        { gave: ['openJoining', null] },
        { gave: ['findInvitation', null] },
        { state: { missing: 'unknown' } },
        begin,
        { state: { missing: 'unknown' } },
      ],
    },
    {
      title: 'a programme that is not learnt of can be asked for again',
      input: toInvitation,
      story: [
        { gave: ['openJoining', null] },
        { failed: ['findInvitation', refused] },
        { state: 'failed' },
        { wrote: ['notices', 'notice.raised', { text: messages.joiningStatement, tone: 'bad' }] },
        { context: { fault: fault(refused) } },
        { heard: { type: 'retry.requested' } },
        { state: 'loading' },
      ],
    },
    {
      title: '[4.5-04] the statement is loaded by its number and goes on at the step that it has reached',
      story: [
        { state: 'loading' },
        { tagged: ['busy'] },
        { asked: ['openJoining', toThisPage] },
        opened(second),
        filling('step2'),
        { asked: ['draft', form.draft] },
        { context: { request: begun, reached: 'step2', form } },
      ],
    },
    {
      title: '[4.3-02] a request that is not there opens nothing',
      story: [{ gave: ['openJoining', null] }, { state: { missing: 'unknown' } }],
    },
    {
      title: '[8-09] a statement that cannot be fetched shows its sentence and can be asked for again',
      story: [
        { failed: ['openJoining', refused] },
        { state: 'failed' },
        { tagged: ['offline'] },
        { wrote: ['notices', 'notice.raised', { text: messages.joiningStatement, tone: 'bad' }] },
        { heard: { type: 'retry.requested' } },
        opened(fresh),
        filling('step1'),
        { context: { fault: null } },
      ],
    },
    {
      title: '[4.5-01] it goes through steps 1 to 3, and the third is sent for the check of its files',
      story: [
        opened(fresh),
        { heard: { type: 'step.completed', step: 'step1', values: {} } },
        filling('step1', 'reminded'),
        { heard: { type: 'step.completed', step: 'step1', values: typed } },
        asksFor(typed, 'step2'),
        { tagged: ['busy'] },
        saved,
        filling('step2'),
        { heard: { type: 'step.completed', step: 'step2', values: typed } },
        asksFor(typed, 'step3'),
        kept,
        filling('step3'),
        submit,
        filling('step3', 'reminded'),
        attached,
        { asked: ['upload-1', file] },
        submit,
        filling('step3', 'reminded'),
        clean,
        {
          wrote: [
            'draft',
            'draft.edited',
            {
              values: {
                documents: [
                  {
                    fileId: 'tmp-1',
                    fileName: 'passport.jpg',
                    fileType: 'PassportMain',
                    size: 100,
                    contentType: 'image/jpeg',
                  },
                ],
              },
            },
          ],
        },
        submit,
        asksFor(typed, 'filesCheck'),
        { tagged: ['busy'] },
        saved,
        inside({ filesCheck: 'asking' }),
        { asked: ['loadJoining', toThisPage] },
        { context: { reached: 'filesCheck' } },
      ],
    },
    {
      title:
        'what is sent without a connection waits for it and goes no further, and what the fund has against it is shown',
      story: [
        opened(whole),
        submit,
        kept,
        inside({ at: { steps: { step3: { sending: 'unanswered' } }, email: 'idle' } }),
        { tagged: ['busy'] },
        refusedBy,
        filling('step3', 'refused'),
        submit,
        saved,
        inside({ filesCheck: 'asking' }),
      ],
    },
    {
      title: 'a step that was not come to cannot be chosen, and another than the one that is shown is not left',
      story: [
        opened(second),
        { heard: { type: 'step.chosen', step: 'step3' } },
        filling('step2'),
        { heard: { type: 'step.chosen', step: 'step1' } },
        { heard: { type: 'step.completed', step: 'step2', values: typed } },
        filling('step1'),
        { silent: true },
      ],
    },
    {
      title: 'a step that the fund refuses stays, and an earlier one leads back to the third',
      story: [
        opened(whole),
        { heard: { type: 'step.returned', step: 'step3' } },
        filling('step2'),
        { heard: { type: 'step.returned', step: 'step2' } },
        filling('step1'),
        { heard: { type: 'step.completed', step: 'step1', values: typed } },
        asksFor(typed, 'step3'),
        refusedBy,
        filling('step1', 'reminded'),
        { heard: { type: 'step.completed', step: 'step1', values: typed } },
        saved,
        filling('step3'),
        { heard: { type: 'step.chosen', step: 'step2' } },
        filling('step2'),
        goOn,
        filling('step3'),
      ],
    },
    {
      title: '[4.5-01] the files are asked about on return to the page, by hand, with the network and after a pause',
      story: [
        opened(looked),
        inside({ filesCheck: 'asking' }),
        gave(checking),
        inside({ filesCheck: 'watching' }),
        shown,
        inside({ filesCheck: 'asking' }),
        { failed: ['loadJoining', refused] },
        inside({ filesCheck: 'watching' }),
        { heard: { type: 'retry.requested' } },
        gave(partly),
        inside({ filesCheck: 'watching' }),
        { heard: { type: 'network.restored' } },
        gave(halfChecked),
        inside({ filesCheck: 'watching' }),
        { elapsed: 'joiningPause' },
        gave(accepted),
        told(accepted),
        inside({ step4: { toSign: 'plain' } }),
        { context: { request: accepted, fault: null, reached: 'step4' } },
      ],
    },
    {
      title: '[4.5-01] a file that was not accepted is marked, and has to be replaced before it is sent again',
      story: [
        opened(toMend),
        { context: { files: [{ ...scan, id: 'f-1', state: 'bad' }] } },
        gave(rejected),
        inside({ filesCheck: { fixing: 'plain' } }),
        resent,
        inside({ filesCheck: { fixing: 'reminded' } }),
        detached,
        { wrote: ['draft', 'draft.edited', { values: { documents: [] } }] },
        attached,
        clean,
        resent,
        asksFor(typed, 'filesCheck'),
        { tagged: ['busy'] },
        kept,
        inside({ filesCheck: { resending: 'unanswered' } }),
        refusedBy,
        inside({ filesCheck: { fixing: 'refused' } }),
        resent,
        saved,
        inside({ filesCheck: 'asking' }),
        gave(checking),
        inside({ filesCheck: 'watching' }),
      ],
    },
    {
      title: 'a file that was sent on this visit is known by what the services call it when it is not accepted',
      story: [
        opened(openingOf(requestAt(3), 'step3', typed)),
        attached,
        { heard: { type: 'file.accepted', id: 'upload-1', slot: 'PassportMain', fileId: 'f-1' } },
        submit,
        saved,
        gave(rejected),
        {
          context: {
            files: [
              {
                id: 'upload-1',
                fileId: 'f-1',
                fileType: 'PassportMain',
                fileName: 'passport.jpg',
                size: 100,
                contentType: 'image/jpeg',
                state: 'bad',
              },
            ],
          },
        },
      ],
    },
    {
      title: '[4.5-05] the required documents are signed in the version that the fund has, and the contract is awaited',
      story: [
        opened(toSign),
        inside({ step4: { toSign: 'plain' } }),
        sign,
        { tagged: ['busy'] },
        { failed: ['findPapers', refused] },
        inside({ step4: { toSign: 'refused' } }),
        sign,
        { gave: ['findPapers', papers] },
        { context: { papers, fault: null } },
        { asked: ['signing', { subject, documents: ['JoiningApplication'] }] },
        { gave: ['signing', { result: 'left' }] },
        inside({ step4: { toSign: 'plain' } }),
        sign,
        { gave: ['findPapers', papers] },
        { gave: ['signing', { result: 'signed', filed }] },
        { wrote: ['draft', 'draft.closed'] },
        inside({ step4: { signed: 'asking' } }),
        { context: { request: { ...accepted, state: 'signed', signature } } },
        { asked: ['signedPapers'] },
        { asked: ['loadJoining', toThisPage] },
        gave(signed),
        told(signed),
        inside({ step4: { signed: 'watching' } }),
        { context: { request: signed } },
        { elapsed: 'joiningPause' },
        { failed: ['loadJoining', refused] },
        inside({ step4: { signed: 'watching' } }),
        shown,
        gave(active),
        { wrote: ['tokenRefresh', 'renewal.requested'] },
        inside({ step4: { signed: 'arriving' } }),
        { context: { request: active } },
      ],
    },
    {
      title: 'the rights of a client are asked for until they have come',
      story: [
        opened(made),
        inside({ step4: { signed: 'arriving' } }),
        filedElsewhere,
        inside({ step4: { signed: 'arriving' } }),
        { elapsed: 'rightsPause' },
        { wrote: ['tokenRefresh', 'renewal.requested'] },
        inside({ step4: { signed: 'arriving' } }),
      ],
    },
    {
      title: 'a signed statement is followed from the start, and is no draft any more',
      story: [
        opened(awaiting),
        { wrote: ['draft', 'draft.closed'] },
        inside({ step4: { signed: 'asking' } }),
        filedElsewhere,
        inside({ step4: { signed: 'asking' } }),
      ],
    },
    {
      title: 'a signature that is refused or broke leads back, and what the fund has is asked',
      story: [
        ...toSigning,
        { gave: ['signing', { result: 'refused', fault: wrong }] },
        { wrote: ['draft', 'draft.doubted'] },
        { context: { fault: wrong } },
        inside({ step4: { toSign: 'refused' } }),
        sign,
        { gave: ['findPapers', papers] },
        { failed: ['signing', { kind: 'unexpected' }] },
        inside({ step4: { toSign: 'refused' } }),
      ],
    },
    {
      title: 'another version and a signature elsewhere are told to the signing, which asks for itself',
      story: [
        ...toSigning,
        filedElsewhere,
        { wrote: ['signing', 'statement.filed'] },
        inside({ step4: 'signing' }),
        replaced,
        { wrote: ['signing', 'statement.changed'] },
        { context: { reached: 'step2', files: [] } },
        inside({ step4: 'signing' }),
      ],
    },
    {
      title: '[4.5-05] the address is saved before a letter is asked for, and seen as confirmed on return to the page',
      story: [
        opened(second),
        emailAt('idle'),
        letter,
        asksFor(typed, 'step2'),
        emailAt('saving'),
        kept,
        emailAt('unsent'),
        { context: { emailFault: null } },
        letter,
        refusedBy,
        emailAt('unsent'),
        { context: { emailFault: wrong } },
        letter,
        kept,
        { context: { emailFault: null } },
        letter,
        saved,
        { asked: ['confirmEmail', { requestId: 'request-1' }] },
        { failed: ['confirmEmail', refused] },
        emailAt('unsent'),
        { context: { emailFault: fault(refused) } },
        letter,
        saved,
        { gave: ['confirmEmail', { kind: 'sent', email: 'o@example.ru' }] },
        emailAt('sent'),
        { context: { sentTo: 'o@example.ru', emailFault: null } },
        shown,
        emailAt('asking'),
        { asked: ['checkEmail', toThisPage] },
        { failed: ['checkEmail', refused] },
        emailAt('sent'),
        shown,
        { gave: ['checkEmail', confirmed] },
        { context: { request: confirmed } },
        emailAt('sent'),
        { heard: { type: 'step.returned', step: 'step2' } },
        filling('step1', 'plain', 'sent'),
        putAside,
        saved,
        goOn,
        emailAt('asking'),
      ],
    },
    {
      title: 'a letter that was asked for is sent though the client has gone on to the next step',
      story: [
        opened(second),
        letter,
        { heard: { type: 'step.completed', step: 'step2', values: typed } },
        saved,
        filling('step3', 'plain', 'sending'),
        { asked: ['confirmEmail', { requestId: 'request-1' }] },
        { gave: ['confirmEmail', { kind: 'sent', email: 'o@example.ru' }] },
        filling('step3', 'plain', 'sent'),
      ],
    },
    {
      title: 'an address that was confirmed before is known to be',
      story: [
        opened(second),
        letter,
        saved,
        { gave: ['confirmEmail', { kind: 'confirmed' }] },
        { context: { sentTo: null } },
        { asked: ['checkEmail', toThisPage] },
        { failed: ['checkEmail', refused] },
        shown,
        emailAt('asking'),
      ],
    },
    {
      title: 'what is put aside is saved as far as it had come, and gone on with',
      story: [
        opened(second),
        putAside,
        asksFor({}, 'step2'),
        { tagged: ['busy'] },
        kept,
        inside('putAside'),
        goOn,
        filling('step2'),
        putAside,
        refusedBy,
        filling('step2'),
        putAside,
        saved,
        inside('putAside'),
      ],
    },
    {
      title:
        'what was taken from the fund is gone on with where it had come to; one that is gone or signed elsewhere is over here',
      story: [
        opened(whole),
        replaced,
        filling('step2'),
        { context: { reached: 'step2', files: [] } },
        filedElsewhere,
        inside({ step4: { signed: 'asking' } }),
        { context: { request: requestAt(4, { state: 'signed' }) } },
        emptied,
        { state: 'missing' },
      ],
    },
    {
      title: 'a file that is refused lets nothing be sent, and can be taken out',
      story: [
        opened(whole),
        attached,
        { heard: { type: 'file.rejected', id: 'upload-1' } },
        submit,
        filling('step3', 'reminded'),
        { heard: { type: 'file.gone', id: 'upload-1', slot: 'PassportMain' } },
        { wrote: ['draft', 'draft.edited', { values: { documents: [scan] } }] },
        submit,
        asksFor(typed, 'filesCheck'),
      ],
    },
  ],
})
