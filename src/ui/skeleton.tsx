import { css, keyframes } from '@emotion/react'
import type { ReactNode } from 'react'
import { VisuallyHidden } from './visually-hidden.tsx'

const appear = keyframes`from { opacity: 0; } to { opacity: 1; }`
const breathe = keyframes`50% { opacity: .55; }`

/* Its room is taken at once; it is seen only where the wait is longer than 200 ms. */
const shape = css`
  display: block; border-radius: 6px; background: var(--line);
  animation: ${appear} 1ms 200ms both, ${breathe} 1.6s 201ms ease-in-out infinite;
`
const shapes = {
  line: css`height: 1em; margin-block: .25em; max-width: 36rem; &:last-child:not(:first-of-type) { width: 62%; }`,
  figure: css`width: 9em; max-width: 100%; height: var(--type-36); margin-block: 4px; border-radius: 8px;`,
  circle: css`width: 3rem; height: 3rem; border-radius: 50%;`,
  card: css`height: 10rem; border-radius: var(--card-radius);`,
}

export type SkeletonProps = {
  shape?: keyof typeof shapes | undefined
  /** How many of them. */
  count?: number | undefined
  className?: string | undefined
}

/** The outline of what is being loaded; use it inside `Loading`. */
export function Skeleton({ shape: kind = 'line', count = 1, className }: SkeletonProps) {
  return Array.from({ length: count }, (_, index) => (
    <span key={index} css={[shape, shapes[kind]]} className={className} aria-hidden="true" />
  ))
}

export type LoadingProps = {
  /** What a screen reader says. */
  label?: string | undefined
  /** Skeletons in the shape of what will come. */
  children: ReactNode
  className?: string | undefined
}

/** A region whose content is on its way. */
export function Loading({ label = 'Загрузка…', children, className }: LoadingProps) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  )
}
