import { documentsOfStep } from '#domain/judging/documents.ts'
import type { DocumentRule } from '#domain/form-rules.ts'
import { rows, useQuery } from '#system/react/use-query.ts'
import { FailedState } from '#ui/failed-state.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { DocumentPlace } from '../document-place.tsx'
import { OwnStep } from '../statement-step.tsx'
import { useStatement } from '../statement.ts'

const nothingTyped = {}

/** The files of the statement, a place for each kind that concerns this client (2.8, 4.7-05). */
export function Documents() {
  const meta = useQuery(rows.statements.metaInformation, {})
  const { home, rulesOf, values, files, today, blocked } = useStatement()
  if (!home) throw new Error('a statement without uploads asks for files')
  if (meta.state === 'loading')
    return (
      <Loading label="Узнаём, какие файлы нужны">
        <Skeleton count={4} />
      </Loading>
    )
  if (meta.state === 'failed')
    return (
      <FailedState title="Не удалось узнать, какие файлы можно приложить" busy={meta.isRetrying} onRetry={meta.retry}>
        Введённое раньше сохранено.
      </FailedState>
    )
  const rules = rulesOf('documents')
  const isDemanded = ({ fileType }: DocumentRule) => rules.documents?.find((one) => one.fileType === fileType)?.required
  const places = documentsOfStep(rules, { values, files, today }).filter(
    (place) => place.isRequired || place.count > 0 || !isDemanded(place),
  )
  return (
    <OwnStep step="documents" blank={nothingTyped} groups={[]} sectionsOf={() => ({})}>
      {places.map(({ fileType, title, isRequired, mostCount }) => (
        <DocumentPlace
          key={fileType}
          home={home}
          files={files}
          blocked={blocked}
          fileType={fileType}
          title={title}
          optional={!isRequired}
          mostCount={mostCount}
          limits={meta.value.FileUploadLimits}
        />
      ))}
    </OwnStep>
  )
}
