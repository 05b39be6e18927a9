import { css } from '@emotion/react'
import { MissingHeading } from '#views/service/missing-heading.tsx'
import { Sheet } from '#views/service/sheet.tsx'

const place = css`padding: 48px 16px;`

/** A preview whose address does not say of what. */
export function NothingNamed() {
  return (
    <div css={place}>
      <Sheet>
        <MissingHeading />
        <p>В адресе предпросмотра нет названия содержания: добавьте к нему id, а версию назовите в v.</p>
      </Sheet>
    </div>
  )
}
