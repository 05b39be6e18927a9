import { isNullOr, isNumber, isRecord, isText } from '#domain/guards.ts'
import type { JoiningSignature } from '#domain/joining-request.ts'
import type { Store } from './storage.ts'

const key = (requestId: string) => `joiningSigned:${requestId}`
const isSignature = isRecord({ registrationDate: isNullOr(isText), reviewTermDays: isNullOr(isNumber) })

/** The signatures of requests to join that this device was told of: the services tell it once. It stays over a sign-out, and names nobody. */
export const joiningSignature = (local: Store) => ({
  of: (requestId: string): JoiningSignature | null => local.read(key(requestId), isSignature),
  keep: (requestId: string, signature: JoiningSignature): void => void local.write(key(requestId), signature),
})
