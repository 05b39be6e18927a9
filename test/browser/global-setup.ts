import { rmSync } from 'node:fs'
import { build } from '#test/kit/build.ts'
import { faultlessBuilds } from './built-alike.ts'
import { forgetWalked } from './walk/walked.ts'

/** Builds what the browser is to see; SKIP_BUILD says that it has just been built. */
export default async function setup(): Promise<void> {
  forgetWalked()
  rmSync(faultlessBuilds, { recursive: true, force: true })
  if (process.env['SKIP_BUILD']) return
  await build('production')
  await build('walk')
}
