import { spawn } from 'node:child_process'
import path from 'node:path'

/** Shown as it comes; or kept until the end, so that commands beside each other can be read. */
export type Output = 'shown' | 'kept'

/** Runs a file by node, in the folder of the project where npm has begun, and rejects where it ends badly. */
export function command(
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  output: Output = 'shown',
): Promise<void> {
  const stream = output === 'shown' ? 'inherit' : 'pipe'
  const child = spawn(process.execPath, [file, ...args], {
    stdio: ['ignore', stream, stream],
    env: { ...process.env, ...env },
  })
  const kept: Buffer[] = []
  for (const one of [child.stdout, child.stderr]) one?.on('data', (text: Buffer) => kept.push(text))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (status) => {
      process.stdout.write(Buffer.concat(kept))
      if (status === 0) resolve()
      else reject(new Error(`${path.basename(file)} has ended with ${status ?? 'a signal'}.`))
    })
  })
}
