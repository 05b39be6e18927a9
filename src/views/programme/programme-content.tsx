import { Queried } from '#blocks/parts/queried.tsx'
import type { Product } from '#domain/programme.ts'
import { programmePageId, type ProgrammePart } from '#domain/programme-pages.ts'
import { version } from '#machines/navigation/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { rows, useQuery } from '#system/react/use-query.ts'
import { ContentOf } from '../content/content-page.tsx'
import { ContentSkeleton } from '../content/content-skeleton.tsx'
import { FailedContent } from '../content/failed-content.tsx'
import { AgreementTerms } from './agreement-terms.tsx'
import { MissingProgramme } from './missing-programme.tsx'
import { OwnCalculator } from './own-calculator.tsx'

const parts = {
  description: { part: 'description', title: 'Описание программы' },
  instructions: { part: 'instruction', title: 'Документы и инструкции' },
  memorandum: { part: 'memorandum', title: 'Инвестиционная деятельность' },
  calculator: { part: 'calculator', title: 'Калькулятор' },
} as const satisfies Record<string, { part: ProgrammePart; title: string }>

type ProgrammeContentProps = { programme: Product; part: keyof typeof parts }

/** A page of a programme that the content service tells (3-09). */
export function ProgrammeContent({ programme, part: name }: ProgrammeContentProps) {
  const { agreementId } = programme
  const { part, title } = parts[name]
  const asked = useView('navigation', version) ?? undefined
  const query = useQuery(rows.content.program, { params: { id: agreementId }, query: { version: asked } })
  return (
    <Queried
      query={query}
      loading={<ContentSkeleton isPlain />}
      failed={(failure) => <FailedContent title={title} failure={failure} />}
    >
      {(content) => {
        const id = programmePageId(content, agreementId, part)
        if (id === null) return <MissingProgramme />
        return part === 'calculator' ? (
          <OwnCalculator programme={programme} pageId={id} title={title} />
        ) : (
          <>
            <ContentOf id={id} title={title} isPlain hasSideNav />
            {part === 'description' && <AgreementTerms programme={programme} />}
          </>
        )
      }}
    </Queried>
  )
}
