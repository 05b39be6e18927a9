import type { KppOnlineRequest } from './joining-request.ts'

/** The address of a joining statement (2.2-16). */
export const joiningPath = (request: KppOnlineRequest): string =>
  `/lk/${encodeURIComponent(request.payload.step_1.holdingName)}/joining-statement?id=${encodeURIComponent(request.kppOnlineRequestId)}`
