import * as z from 'zod/mini'
import type { StepRules } from '../form-rules.ts'
import { documentsOfStep } from './documents.ts'
import { faultsOfStep } from './fields.ts'
import type { Judged } from './judged.ts'

/** Where the files of a statement stand. */
export const documentsPlace = 'documents'
/** By what a form names the files of a kind that a step asks for. */
export const documentPlace = (fileType: string): string => `${documentsPlace}.${fileType}`

/**
 * The rules of a step as a form checks by them; `valuesOf` says what the whole statement holds with what was typed here, `ownFaults` what
 * is wrong by the names of fields that no rule asks about; of a field it is said first.
 */
export const schemaOfStep = <Typed>(
  step: StepRules,
  judged: Omit<Judged, 'values'>,
  valuesOf: (typed: Typed) => unknown,
  ownFaults: (typed: Typed) => Readonly<Record<string, string>> = () => ({}),
): z.ZodMiniType<Typed, Typed> =>
  (z.unknown() as unknown as z.ZodMiniType<Typed, Typed>).check(({ value, issues }) => {
    const over = { ...judged, values: valuesOf(value) }
    const tell = (place: string, message: string) =>
      issues.push({ code: 'custom', path: place.split('.'), message, input: value })
    for (const [name, text] of Object.entries(ownFaults(value))) tell(name, text)
    for (const [place, { text }] of Object.entries(faultsOfStep(step, over))) tell(place, text)
    for (const { fileType, fault } of documentsOfStep(step, over))
      if (fault !== null) tell(documentPlace(fileType), fault)
  })
