import { css } from '@emotion/react'
import { useOperatorReason } from '#blocks/parts/use-operator-reason.ts'
import * as hrefs from '#domain/hrefs.ts'
import { programmeTitle } from '#domain/programme.ts'
import { products } from '#machines/client/selectors.ts'
import { draftOf } from '#machines/portfolio-change/selectors.ts'
import { useActor, useView } from '#system/react/system.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { row, stack } from '#ui/layout.ts'

const card = css`${stack(16)} max-width: 48rem;`
const actions = row(16)

/** There is one draft of a change at a time: it is gone on with where it was begun, or gives way to this programme's. */
export function BegunElsewhere() {
  const actor = useActor('portfolioChange')
  const agreementId = useView('portfolioChange', draftOf)
  const other = useView('client', products).find((one) => one.agreementId === agreementId)
  const blocked = useOperatorReason('заявление заполнять нельзя')
  return (
    <Card as="section" css={card} aria-labelledby="begun-elsewhere">
      <h2 id="begun-elsewhere">Вы уже начали смену портфеля по другой программе</h2>
      <p>
        {other ? `Черновик по программе ${programmeTitle(other)}` : 'Черновик по другой программе'} лежит на этом
        устройстве. Черновик бывает один: если начать здесь, прежний удалится, как только вы что-то выберете.
      </p>
      <div css={actions}>
        {other && <ButtonLink href={hrefs.programme(other.id, 'portfolio-change')}>Продолжить прежний</ButtonLink>}
        <Button
          kind={other ? 'secondary' : 'primary'}
          blocked={blocked}
          onClick={() => blocked === undefined && actor.send({ type: 'change.begunAnew' })}
        >
          Начать здесь
        </Button>
      </div>
    </Card>
  )
}
