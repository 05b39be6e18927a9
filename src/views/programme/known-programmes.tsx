import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { FaultText } from '#blocks/parts/fault-text.tsx'
import type { Product } from '#domain/programme.ts'
import { areProgrammesRetried, products, programmes, programmesFault } from '#machines/client/selectors.ts'
import { Alive, useActor, useView } from '#system/react/system.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { stack } from '#ui/layout.ts'
import { PageHeading } from '#ui/page-heading.tsx'

const page = css`${stack(24)}`

type KnownProgrammesProps = {
  /** What the page is called while they are not known. */
  title: string
  loading: ReactNode
  children: (products: readonly Product[]) => ReactNode
}

/** A page that needs the client's programmes, once they are known. */
export function KnownProgrammes(props: KnownProgrammesProps) {
  return (
    <Alive actor="client" otherwise={props.loading}>
      <Programmes {...props} />
    </Alive>
  )
}

function Programmes({ title, loading, children }: KnownProgrammesProps) {
  const client = useActor('client')
  const status = useView('client', programmes)
  const list = useView('client', products)
  const fault = useView('client', programmesFault)
  const isRetrying = useView('client', areProgrammesRetried)
  if (status === 'known') return children(list)
  if (status !== 'failed') return loading
  return (
    <div css={page}>
      <PageHeading>{title}</PageHeading>
      <FailedState
        title="Программы не загрузились"
        busy={isRetrying}
        onRetry={() => client.send({ type: 'retry.requested' })}
      >
        {fault && <FaultText fault={fault} />}
      </FailedState>
    </div>
  )
}
