import { css } from '@emotion/react'
import { Loading, Skeleton } from '#ui/skeleton.tsx'

/* What stands below a step comes into view with its fields: it would be moved out of it by them. */
const room = css`min-height: 100vh;`

/** In the place of a step's fields while what they are filled in by is on its way. */
export const StepOutline = ({ label }: { label: string }) => (
  <Loading css={room} label={label}>
    <Skeleton count={4} />
  </Loading>
)
