import { assign, setup } from 'xstate'
import type { Fault } from '#domain/faults.ts'
import type { FiledStatement } from '#domain/filed-statement.ts'
import type { FilingSubject } from '#domain/signing.ts'
import type { Output as CodeOutput } from '../code-entry/contract.ts'
import type { codeEntry } from '../code-entry/machine.ts'
import { childMachine } from '../kit/child-machine.ts'
import { networkActors, networkDelays } from '../kit/network.ts'
import { port } from '../kit/port.ts'
import { lapseActors, sessionActors } from '../kit/session.ts'
import type { CodeAnswer, Context, Event, Fate, Input, Output } from './contract.ts'

const versionOf = (subject: FilingSubject) => (subject.kind === 'statement' ? subject.version : null)

const withDocument = (documents: readonly string[], document: string) =>
  documents.includes(document) ? documents : [...documents, document]

export const signingSetup = setup({
  types: {} as { context: Context; events: Event; input: Input; output: Output; tags: 'busy' | 'offline' },
  actors: {
    ...networkActors,
    ...sessionActors,
    ...lapseActors,
    openDocument: port<void, { subject: FilingSubject; document: string }>('openDocument'),
    requestCode: port<CodeAnswer, { subject: FilingSubject }>('requestCode'),
    askFate: port<Fate, { subject: FilingSubject }>('askFate'),
    codeEntry: childMachine<typeof codeEntry>('codeEntry'),
  },
  guards: {
    hasSeenAll: ({ context: { documents, seen } }) => documents.every((document) => seen.includes(document)),
    wasReceived: ({ context: { received } }, { document }: { document: string }) => received.includes(document),
    wasSent: (_, { answer }: { answer: CodeAnswer }) => answer.kind === 'sent',
    wasOutdated: (_, { answer }: { answer: CodeAnswer }) => answer.kind === 'outdated',
    wasConfirmed: (_, { answer }: { answer: CodeAnswer }) => answer.kind === 'confirmed',
    wasRight: (_, { output }: { output: CodeOutput }) => output.outcome === 'confirmed',
    wasLeft: (_, { output }: { output: CodeOutput }) => output.outcome === 'left',
    isFiled: (_, { fate }: { fate: Fate }) => fate.kind === 'filed',
    isSameVersion: ({ context }, { fate }: { fate: Fate }) =>
      fate.kind === 'draft' && fate.version === versionOf(context.subject),
  },
  actions: {
    rememberOpening: assign((_, { document }: { document: string }) => ({ opening: document, fault: null })),
    rememberReceived: assign(({ context: { received, opening } }) => ({
      received: opening === null ? received : withDocument(received, opening),
      opening: null,
    })),
    rememberSeen: assign(({ context: { seen } }, { document }: { document: string }) => ({
      seen: withDocument(seen, document),
    })),
    forgetOpening: assign({ opening: null }),
    keepTicket: assign((_, { answer }: { answer: CodeAnswer }) =>
      answer.kind === 'sent' ? { ticket: answer.ticket, cooldown: answer.cooldown, fault: null } : {},
    ),
    forgetTicket: assign({ ticket: null, cooldown: 0 }),
    keepFault: assign((_, { fault }: { fault: Fault | null }) => ({ fault })),
    forgetFault: assign({ fault: null }),
    keepFiled: assign((_, { filed }: { filed: FiledStatement | null }) => ({ filed })),
  },
  delays: networkDelays,
})
