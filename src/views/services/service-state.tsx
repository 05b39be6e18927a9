import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Badge, type BadgeProps } from '#ui/badge.tsx'
import { stack } from '#ui/layout.ts'
import { Skeleton } from '#ui/skeleton.tsx'

const part = css`${stack(8)} justify-items: start; width: 100%;`
const soft = css`color: var(--ink-soft); font-size: var(--type-14);`

type ServiceStateProps = Pick<BadgeProps, 'tone'> & {
  /** How the service stands, in a word or two. */
  state: string
  /** Why, or from when. */
  children?: ReactNode
}

/** How a service stands for this client (4.7-01). */
export function ServiceState({ tone, state, children }: ServiceStateProps) {
  return (
    <div css={part}>
      <Badge tone={tone}>{state}</Badge>
      {children && <p css={soft}>{children}</p>}
    </div>
  )
}

/** It was begun here, and waits to be gone on with. */
export const Begun = () => <ServiceState tone="info" state="Есть черновик" />

/** It is being asked for. */
export function ServiceStateAwaited() {
  return (
    <div css={part} aria-busy="true">
      <Skeleton />
    </div>
  )
}
