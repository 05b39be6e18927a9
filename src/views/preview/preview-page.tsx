import { ContentOf } from '../content/content-of.tsx'
import { NothingNamed } from './nothing-named.tsx'
import { useAsked } from './use-asked.ts'

/** A page of the content service in the version that is being prepared (2.1-16). */
export function Page() {
  const { id } = useAsked()
  return id === null ? <NothingNamed /> : <ContentOf key={id} id={id} title="Предпросмотр страницы" isPlain={false} hasSideNav={false} />
}
