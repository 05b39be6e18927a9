import { css } from '@emotion/react'
import { filledSteps } from '#domain/joining-steps.ts'
import { errorText, isSaving, isSigningRefused } from '#machines/joining-wizard/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { stack } from '#ui/layout.ts'
import { Notice } from '#ui/notice.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { HotlineLink } from '../service/hotline-link.tsx'
import { countryNamed, countryOptions } from '../statements/country-options.ts'
import { Review } from '../statements/review.tsx'
import { useStageFocus } from '../statements/stage-arrival.tsx'
import { RequestFacts } from './request-facts.tsx'
import { sectionItems } from './section-items.ts'
import { stepTitles } from './step-titles.ts'
import { useJoining } from './use-joining.ts'

const column = css`${stack(24)}`
const part = css`${stack(16)} h2:focus { outline: none; }`

/** The files are accepted: what the request says, and the way to its documents and their signature (4.5-05). */
export function ToSign() {
  const { title, request, values, meta, wizard, blocked } = useJoining()
  const isFinding = useView('joiningWizard', isSaving)
  const countryOf = countryNamed(countryOptions(meta))
  const sections = filledSteps
    .filter((step) => step !== 'step1')
    .map((step) => ({ id: step, title: stepTitles[step], items: sectionItems(step, values, countryOf) }))
  return (
    <div css={column}>
      <PageHeading>{title}</PageHeading>
      <Card as="section" css={part} aria-labelledby="left-to-sign">
        <h2 id="left-to-sign" ref={useStageFocus()} tabIndex={-1}>
          Осталось подписать
        </h2>
        <RequestFacts request={request} />
        <p>Фонд принял ваши файлы. Прочитайте документы и подпишите их кодом из СМС.</p>
        <Refused />
        <div>
          <Button
            busy={isFinding}
            blocked={blocked}
            onClick={() => blocked === undefined && wizard.send({ type: 'signing.requested' })}
          >
            К документам и подписи
          </Button>
        </div>
      </Card>
      <Card as="section" css={part} aria-labelledby="what-it-says">
        <h2 id="what-it-says">Что в заявлении</h2>
        <Review sections={sections} />
        <p>
          Заметили ошибку? Не подписывайте и скажите о ней: <HotlineLink />.
        </p>
      </Card>
    </div>
  )
}

/** Why it was not signed. */
function Refused() {
  const isDenied = useView('joiningWizard', isSigningRefused)
  const why = useView('joiningWizard', errorText)
  return (
    <div role="alert">
      {isDenied && (
        <Notice tone="bad" title="Заявление не подписано">
          <p>{why ?? 'Не получилось открыть подпись. Попробуйте ещё раз.'}</p>
        </Notice>
      )}
    </div>
  )
}
