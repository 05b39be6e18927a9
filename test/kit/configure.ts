import { vi } from 'vitest'
import type { Env } from '#env-values.ts'

/** Lets what is imported from now on be configured otherwise; `vi.unstubAllGlobals` ends it. */
export async function configure(change: Partial<Env>): Promise<void> {
  const { env } = await import('#env.ts')
  vi.stubGlobal('PORTAL', { ...env, ...change })
  vi.resetModules()
}
