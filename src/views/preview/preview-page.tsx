import { ContentOf } from '#views/content/content-page.tsx'
import { NothingNamed } from '#views/content/missing-content.tsx'
import { useAsked } from './preview-frame.tsx'

/** What the browser's tab is called. */
export const tabTitle = 'Предпросмотр страницы'

/** A page of the content service in the version that is being prepared (2.1-16). */
export function Page() {
  const { id } = useAsked()
  return id === null ? (
    <NothingNamed />
  ) : (
    <ContentOf key={id} id={id} title="Предпросмотр страницы" isPlain={false} hasSideNav={false} />
  )
}
