import type { SnapshotFrom } from 'xstate'
import { describeAlways } from '#domain/fault-texts.ts'
import { allowedFiles } from '#domain/judge-file.ts'
import type { upload } from './machine.ts'

type Upload = SnapshotFrom<typeof upload>

/** How a file is getting on; `sent` is in bytes. */
export type Progress =
  | { kind: 'reading' | 'scanning' | 'accepted' | 'removing' }
  /** As the services say it, where they do. */
  | { kind: 'infected'; reason: string | null }
  | { kind: 'sending' | 'interrupted'; sent: number }
  | { kind: 'refused'; reason: string; canRetry: boolean }

export function progress(of: Upload): Progress {
  const { sent, flaw, fault, limits } = of.context
  const told = fault?.description ? describeAlways(fault) : null
  if (of.matches('sending')) return { kind: 'sending', sent }
  if (of.matches('interrupted')) return { kind: 'interrupted', sent }
  if (of.matches('scanning')) return { kind: 'scanning' }
  if (of.matches('clean')) return { kind: 'accepted' }
  if (of.matches('infected')) return { kind: 'infected', reason: told }
  if (of.matches('tooBig'))
    return {
      kind: 'refused',
      reason: flaw ?? told ?? `Файл слишком большой. Можно приложить ${allowedFiles(limits)}`,
      canRetry: false,
    }
  if (of.matches('failed'))
    return {
      kind: 'refused',
      reason: flaw ?? (fault ? describeAlways(fault) : 'Файл не принят. Выберите другой'),
      canRetry: flaw === null,
    }
  return of.matches('checking') ? { kind: 'reading' } : { kind: 'removing' }
}
