import type { Scene } from './face.ts'

/** The network goes and comes back. */
export async function backOnline({ context }: Scene): Promise<void> {
  await context.setOffline(true)
  await context.setOffline(false)
}
