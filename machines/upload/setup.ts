import { assign, setup } from 'xstate'
import type { Fault } from '#domain/faults.ts'
import type { FileLimits } from '#domain/judge-file.ts'
import * as limits from '#domain/limits.ts'
import { networkActors, networkDelays } from '../kit/network.ts'
import { port } from '../kit/port.ts'
import { sessionActors } from '../kit/session.ts'
import { tellParent } from '../kit/tell-parent.ts'
import type { Check, Context, Event, Input, Scan, Sending, ToParent } from './contract.ts'

export const uploadSetup = setup({
  types: {} as { context: Context; events: Event; input: Input; tags: 'busy' | 'offline' },
  actors: {
    ...networkActors,
    ...sessionActors,
    checkFile: port<Check, { id: string; limits: FileLimits }>('checkFile'),
    sendFile: port<Sending, { id: string; slot: string; report: (sent: number) => void }>('sendFile'),
    askScan: port<Scan, { id: string; fileId: string }>('askScan'),
    deleteFile: port<void, { fileId: string }>('deleteFile'),
  },
  guards: {
    isFit: (_, { check }: { check: Check }) => check.kind === 'fits',
    isTooBig: (_, { check }: { check: Check }) => check.kind === 'tooBig',
    wasSent: (_, { sending }: { sending: Sending }) => sending.kind === 'sent',
    wasTooBig: (_, { sending }: { sending: Sending }) => sending.kind === 'tooBig',
    wasInfected: (_, { sending }: { sending: Sending }) => sending.kind === 'infected',
    isClean: (_, { scan }: { scan: Scan }) => scan.kind === 'clean',
    isInfected: (_, { scan }: { scan: Scan }) => scan.kind === 'infected',
    isGone: (_, { scan }: { scan: Scan }) => scan.kind === 'gone',
  },
  actions: {
    keepSent: assign((_, { sent }: { sent: number }) => ({ sent })),
    keepFile: assign((_, { sending }: { sending: Sending }) => ({
      fileId: sending.kind === 'sent' ? sending.fileId : null,
      fault: null,
    })),
    keepFlaw: assign((_, { check }: { check: Check }) => ({
      flaw: check.kind === 'fits' ? null : check.flaw,
    })),
    keepFault: assign((_, { fault }: { fault: Fault | null }) => ({ fault })),
    forgetTry: assign({ sent: 0, fileId: null, flaw: null, fault: null }),
    tellAccepted: tellParent<ToParent, 'file.accepted'>('parent', 'file.accepted'),
    tellRejected: tellParent<ToParent, 'file.rejected'>('parent', 'file.rejected'),
    tellGone: tellParent<ToParent, 'file.gone'>('parent', 'file.gone'),
  },
  delays: { ...networkDelays, scanPollingInterval: limits.scanPollingInterval },
})
