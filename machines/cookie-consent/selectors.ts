import type { SnapshotFrom } from 'xstate'
import type { cookieConsent } from './machine.ts'

type Snapshot = SnapshotFrom<typeof cookieConsent>

export const isAsking = (of: Snapshot) => of.matches('asking')
export const isAskedAgain = (of: Snapshot) => of.matches({ asking: 'again' })
