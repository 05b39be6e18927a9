import { isPersonFailed, me } from '#machines/client/selectors.ts'
import { Alive, useView } from '#system/react/system.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { MissingPage } from '../account/missing-page.tsx'
import { PersonFailed } from '../account/person-failed.tsx'
import { ContentOf } from '../content/content-page.tsx'
import { ContentSkeleton } from '../content/content-skeleton.tsx'

/** The guide's page at the content service. */
const pageId = 'lk-pension-guide'

/** What the browser's tab is called. */
export const tabTitle = 'Пенсионный путеводитель'

/** How a pension comes about, for clients whose first name is known; for nobody else is there such a page (2.2-15). */
export function Page() {
  return (
    <Alive actor="client">
      <Guide />
    </Alive>
  )
}

function Guide() {
  const person = useView('client', me)
  const isFailed = useView('client', isPersonFailed)
  if (person?.firstName) return <ContentOf id={pageId} title={tabTitle} isPlain hasSideNav />
  if (person)
    return (
      <MissingPage>
        Путеводитель открывается, когда в профиле указано имя. Добавьте его, и страница появится.
      </MissingPage>
    )
  if (!isFailed) return <ContentSkeleton isPlain />
  return (
    <>
      <PageHeading>{tabTitle}</PageHeading>
      <PersonFailed />
    </>
  )
}
