import { css } from '@emotion/react'
import { row } from '#ui/layout.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { ShareTableOutline } from '../parts/share-table.tsx'

const place = [row(32), css`> div { flex: 1 1 16rem; min-width: 0; }`]
const ring = css`flex: none; width: 15rem; max-width: 100%; height: auto; aspect-ratio: 1; margin-inline: auto;`
const usualRows = 4

/** The shape of the structure before it has come. */
export function Outline({ chart }: { chart: 'donut' | 'bar' }) {
  if (chart === 'bar') return <ShareTableOutline rows={usualRows + 1} />
  return <div css={place}><Skeleton css={ring} shape="circle" /><div><ShareTableOutline rows={usualRows} /></div></div>
}
