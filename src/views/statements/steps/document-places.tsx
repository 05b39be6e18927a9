import type { DocumentRule } from '#domain/form-rules.ts'
import { documentsOfStep } from '#domain/judging/documents.ts'
import type { MetaInformation } from '#domain/meta-information.ts'
import { PlaceList } from '../place-list.tsx'
import { useStatement } from '../statement.ts'

type DocumentPlacesProps = {
  /** The step that asks for them. */
  step: string
  limits: MetaInformation['FileUploadLimits']
  /** The kinds that are shown; all that concern this client where it is left out. */
  only?: readonly string[] | undefined
  /** Why files that were sent are not accepted, by what the services call them. */
  refusals?: ReadonlyMap<string, string> | undefined
}

/** A place for the files of each kind that concerns this client (2.8, 4.7-05). */
export function DocumentPlaces({ step, limits, only, refusals }: DocumentPlacesProps) {
  const { home, rulesOf, values, files, today, blocked } = useStatement()
  if (!home) throw new Error('a statement without uploads asks for files')
  const rules = rulesOf(step)
  const isDemanded = ({ fileType }: DocumentRule) => rules.documents?.find((one) => one.fileType === fileType)?.required
  const slots = documentsOfStep(rules, { values, files, today }).filter((slot) =>
    only ? only.includes(slot.fileType) : slot.isRequired || slot.count > 0 || !isDemanded(slot),
  )
  return <PlaceList slots={slots} home={home} files={files} blocked={blocked} limits={limits} refusals={refusals} />
}
