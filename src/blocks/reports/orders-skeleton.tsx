import { css } from '@emotion/react'
import { stack } from '#ui/layout.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'

const list = css`${stack(24)} max-width: 52rem;`
const card = css`height: 22rem;`

/** Stands where the reports will be while they are on their way. */
export const OrdersSkeleton = ({ count }: { count: number }) => (
  <Loading css={list} label="Отчёты загружаются…"><Skeleton css={card} shape="card" count={count} /></Loading>
)
