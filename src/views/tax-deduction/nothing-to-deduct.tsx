import { css } from '@emotion/react'
import * as hrefs from '#domain/hrefs.ts'
import { hasOwnContributions, years } from '#machines/tax-deduction/selectors.ts'
import { useView } from '#system/react/system.tsx'
import { stack } from '#ui/layout.ts'
import { Notice } from '#ui/notice.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { HotlineLink } from '../service/hotline-link.tsx'
import { noYearsText, yearTexts } from './year-texts.ts'

const page = css`${stack(16)} max-width: 48rem;`

/** Why no papers can be ordered now, year by year. */
export function NothingToDeduct({ title }: { title: string }) {
  const all = useView('taxDeduction', years)
  const hasOwn = useView('taxDeduction', hasOwnContributions)
  return (
    <div css={page}>
      <PageHeading>{title}</PageHeading>
      <Notice tone="info" role="status" title="Заказать документы пока нельзя">
        {all.length > 0 ? (
          <ul>
            {yearTexts(all).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        ) : (
          <p>{noYearsText(hasOwn)}</p>
        )}
        <p>
          <TextLink href={hrefs.taxation}>К налоговому вычету</TextLink>. Вопросы: <HotlineLink />.
        </p>
      </Notice>
    </div>
  )
}
