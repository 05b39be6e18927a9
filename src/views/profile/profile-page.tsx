import { css } from '@emotion/react'
import { useState } from 'react'
import { isPersonFailed, me } from '#machines/client/selectors.ts'
import { isEdited } from '#machines/profile-editor/selectors.ts'
import { Alive, useView } from '#system/react/system.tsx'
import { stack, steady } from '#ui/layout.ts'
import { lazyWithFallback } from '#ui/lazy-with-fallback.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { useFold } from '#ui/use-fold.tsx'
import { PersonFailed } from '../account/person-failed.tsx'
import { ConsentDocuments } from './consent-documents.tsx'
import { DeviceSettings } from './device-settings.tsx'
import { EmailCard } from './email-card.tsx'
import { PassportCard } from './passport-card.tsx'
import { PersonCard } from './person-card.tsx'

const page = css`${stack(32)} max-width: 48rem;`
/* What is known of the client, and the e-mail below it. */
const outline = css`height: 58rem;`
const formOutline = css`height: 44rem;`

/* What fields and masks are made of comes for those who change something. */
const PersonForm = lazyWithFallback(async () => (await import('./person-form.tsx')).PersonForm, {
  fallback: (
    <Loading label="Форма загружается">
      <Skeleton shape="card" css={formOutline} />
    </Loading>
  ),
})

/** What the browser's tab is called. */
export const tabTitle = 'Профиль'

/** The client's own data, shown and changed; the e-mail is confirmed from here (2.2-10). */
export function Page() {
  const fold = useFold()
  return (
    <div css={[steady, page]}>
      <PageHeading>Профиль</PageHeading>
      <Alive actor="client" otherwise={<Outline />}>
        <Alive actor="profileEditor" otherwise={<Outline />}>
          <Person />
        </Alive>
      </Alive>
      {fold || (
        <>
          <PassportCard />
          <ConsentDocuments />
          <DeviceSettings />
        </>
      )}
    </div>
  )
}

function Person() {
  const person = useView('client', me)
  const isFailed = useView('client', isPersonFailed)
  const isForm = useView('profileEditor', isEdited)
  const [wasEdited, setEdited] = useState(false)
  if (isForm && !wasEdited) setEdited(true)
  if (person)
    return (
      <>
        {isForm ? <PersonForm me={person} /> : <PersonCard me={person} wasEdited={wasEdited} />}
        <EmailCard me={person} />
      </>
    )
  return isFailed ? <PersonFailed /> : <Outline />
}

function Outline() {
  return (
    <Loading label="Данные загружаются">
      <Skeleton shape="card" css={outline} />
    </Loading>
  )
}
