import * as z from 'zod/mini'
import { PeriodType } from '#domain/investment.ts'
import { count } from '#domain/numbers.ts'
import { IssuersOfAll } from './issuers/of-all.tsx'
import { IssuersOfOne } from './issuers/of-one.tsx'
import { block } from './kit/block.tsx'
import { BlockHeading } from './kit/heading.tsx'
import { flow } from './kit/page-grid.ts'
import { optionalText } from './kit/params.ts'

const params = z.object({
  title: optionalText, portfolio: optionalText, periodType: z.catch(PeriodType, 'Month'), limit: z.catch(count, 10),
})

/** Whose papers the fund holds: of the portfolio that content names, else of one to choose, by months, quarters or years. */
export const Block = block(params, function IssuersBlock({ params: { title, portfolio, periodType, limit } }) {
  return (
    <div css={flow}>
      {title && <BlockHeading>{title}</BlockHeading>}
      {portfolio === undefined ? <IssuersOfAll type={periodType} limit={limit} /> : <IssuersOfOne portfolio={portfolio} limit={limit} />}
    </div>
  )
})
