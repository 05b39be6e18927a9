import type { SnapshotFrom } from 'xstate'
import type { cookieConsent } from './machine.ts'

export const isAsking = (of: SnapshotFrom<typeof cookieConsent>) => of.matches('asking')
