import * as hrefs from '#domain/hrefs.ts'
import { contributionName } from '#domain/portfolio-change.ts'
import { errorText, offer } from '#machines/portfolio-change/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { Card } from '#ui/card.tsx'
import { DefinitionList } from '#ui/definition-list.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { whyNot } from '../portfolio/why-not.ts'
import { HotlineLink } from '../service/hotline-link.tsx'

type ReadOnlyProps = { programmeId: string; home: 'my-portfolio' | 'portfolio-new' }

/** Nothing may be chosen now: why, and from what day it may (3-12). */
export function ReadOnly({ programmeId, home }: ReadOnlyProps) {
  const all = useView('portfolioChange', offer)
  const refused = useView('portfolioChange', errorText)
  return (
    <>
      {refused !== null && (
        <Notice tone="bad" title="Портфель не изменён">
          <p>{refused}</p>
        </Notice>
      )}
      <Card>
        {all.length === 0 ? (
          <p>
            По этому договору портфель не меняют. Почему, подскажем по телефону: <HotlineLink />.
          </p>
        ) : (
          <DefinitionList
            items={all.map((one) => ({ term: contributionName(one.contributionType), value: whyNot(one) }))}
          />
        )}
      </Card>
      <p>
        <TextLink href={hrefs.programme(programmeId, home)}>К инвестиционному портфелю</TextLink>
      </p>
    </>
  )
}
