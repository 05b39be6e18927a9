import type { ReactNode } from 'react'
import { rows, useQuery } from '#system/react/use-query.ts'
import { FailedState } from '#ui/failed-state.tsx'
import { OwnStep } from '../statement-step.tsx'
import { StepOutline } from '../step-outline.tsx'
import { DocumentPlaces } from './document-places.tsx'

const nothingTyped = {}

/** The files of the statement (2.8); what is said of them follows their places. */
export function Documents({ children }: { children?: ReactNode }) {
  const meta = useQuery(rows.statements.metaInformation, {})
  if (meta.state === 'loading') return <StepOutline label="Узнаём, какие файлы нужны" />
  if (meta.state === 'failed')
    return (
      <FailedState title="Не удалось узнать, какие файлы можно приложить" busy={meta.isRetrying} onRetry={meta.retry}>
        Введённое раньше сохранено.
      </FailedState>
    )
  return (
    <OwnStep step="documents" blank={nothingTyped} groups={[]} sectionsOf={() => ({})}>
      <DocumentPlaces step="documents" limits={meta.value.FileUploadLimits} />
      {children}
    </OwnStep>
  )
}
