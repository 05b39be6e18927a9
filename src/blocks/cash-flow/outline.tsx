import { css } from '@emotion/react'
import { Loading, Skeleton } from '#ui/skeleton.tsx'

const picture = css`height: 29rem;`

/** Stands where the picture and its figures will be. */
export const FlowOutline = () => <Loading label="Данные программы загружаются…"><Skeleton css={picture} shape="card" /></Loading>
