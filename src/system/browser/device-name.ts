import { deviceNameOf } from '#domain/device.ts'

/** What every sign-in call says of this browser. */
export const deviceName = (): string => deviceNameOf(navigator.userAgent)
