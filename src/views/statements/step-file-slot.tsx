import { documentPlace } from '#domain/judging/schema.ts'
import { useFault } from '#forms/use-fault.ts'
import { FileSlot, type FileSlotProps } from './file-slot.tsx'

type StepFileSlotProps = Omit<FileSlotProps, 'name' | 'fault'> & {
  /** The kind of document by the rules. */
  fileType: string
}

/** A place for files in the form of a step, which says beside it what is wrong with it. */
export function StepFileSlot({ fileType, ...slot }: StepFileSlotProps) {
  const name = documentPlace(fileType)
  return <FileSlot {...slot} name={name} fault={useFault(name)} />
}
