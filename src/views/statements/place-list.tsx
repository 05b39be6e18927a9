import type { DocumentSlot } from '#domain/judging/documents.ts'
import { DocumentPlace, type DocumentPlaceProps } from './document-place.tsx'

type PlaceListProps = Pick<DocumentPlaceProps, 'home' | 'files' | 'blocked' | 'limits' | 'refusals'> & {
  slots: readonly DocumentSlot[]
}

/** A place for the files of each of these kinds. */
export const PlaceList = ({ slots, ...all }: PlaceListProps) =>
  slots.map(({ fileType, title, isRequired, mostCount }) => (
    <DocumentPlace
      key={fileType}
      fileType={fileType}
      title={title}
      optional={!isRequired}
      mostCount={mostCount}
      {...all}
    />
  ))
