import type { SnapshotFrom } from 'xstate'
import { describeAlways } from '#domain/fault-texts.ts'
import type { upload } from './machine.ts'

type Upload = SnapshotFrom<typeof upload>

const flaws = {
  wrongType: 'Такой файл не подойдёт. Выберите другой',
  empty: 'Файл пустой. Выберите другой',
  missing: 'Файл не успел отправиться. Выберите его ещё раз',
}

/** How a file is getting on; `sent` is in bytes. */
export type Progress =
  | { kind: 'reading' | 'scanning' | 'accepted' | 'infected' | 'removing' }
  | { kind: 'sending' | 'interrupted'; sent: number }
  | { kind: 'refused'; reason: string; canRetry: boolean }

export function progress(of: Upload): Progress {
  const { sent, flaw, fault } = of.context
  if (of.matches('sending')) return { kind: 'sending', sent }
  if (of.matches('interrupted')) return { kind: 'interrupted', sent }
  if (of.matches('scanning')) return { kind: 'scanning' }
  if (of.matches('clean')) return { kind: 'accepted' }
  if (of.matches('infected')) return { kind: 'infected' }
  if (of.matches('tooBig'))
    return { kind: 'refused', reason: 'Файл слишком большой. Уменьшите его или выберите другой', canRetry: false }
  if (of.matches('failed'))
    return {
      kind: 'refused',
      reason: flaw ? flaws[flaw] : fault ? describeAlways(fault) : 'Файл не принят. Выберите другой',
      canRetry: flaw === null,
    }
  return of.matches('checking') ? { kind: 'reading' } : { kind: 'removing' }
}
