import { css } from '@emotion/react'
import { FaultText } from '#blocks/parts/fault-text.tsx'
import { documentsOfStep } from '#domain/judging/documents.ts'
import { files, form } from '#machines/supplement/selectors.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { rows, useQuery } from '#system/react/use-query.ts'
import { FailedState } from '#ui/failed-state.tsx'
import { stack } from '#ui/layout.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { media } from '#ui/tokens.ts'
import { PlaceList } from '../statements/place-list.tsx'

const outline = stack(20)
/* As high as a place without files, so that nothing below it moves. */
const placeOutline = css`&& { height: 10.6875rem; ${media.mobile} { height: 15rem; } }`

/** A place for each kind of document that may be sent; how large a file may be is said before one is chosen (4.7-05). */
export function Places({ blocked }: { blocked: string | undefined }) {
  const supplement = useActor('supplement')
  const opened = useView('supplement', form)
  const attached = useView('supplement', files)
  const meta = useQuery(rows.statements.metaInformation, {})
  if (!opened) return null
  const slots = documentsOfStep(opened.rules, { values: {}, files: attached, today: opened.today })
  if (meta.state === 'loading')
    return (
      <Loading label="Узнаём, какие файлы можно приложить" css={outline}>
        <Skeleton shape="card" css={placeOutline} count={slots.length} />
      </Loading>
    )
  if (meta.state === 'failed')
    return (
      <FailedState title="Не удалось узнать, какие файлы можно приложить" busy={meta.isRetrying} onRetry={meta.retry}>
        <FaultText fault={meta.fault} /> Введённое раньше сохранено.
      </FailedState>
    )
  return (
    <PlaceList
      slots={slots}
      home={supplement}
      files={attached}
      blocked={blocked}
      limits={meta.value.FileUploadLimits}
    />
  )
}
