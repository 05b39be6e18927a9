import * as z from 'zod/mini'
import { count } from './numbers.ts'

const risks = { Low: 'Низкий', Medium: 'Средний', High: 'Высокий' } as const

export const PortfolioContent = z.object({
  id: z.string(),
  type: z.literal('portfolio'),
  title: z.string(),
  pageId: z.nullish(z.string()),
  risk: z.catch(z.nullable(z.enum(['Low', 'Medium', 'High'])), null),
  horizonYears: z.catch(z.nullable(count), null),
  targetYield: z.nullish(z.string()),
  descriptionHtml: z.catch(z.string(), ''),
})
/** An investment portfolio as the content service describes it. */
export type PortfolioContent = z.output<typeof PortfolioContent>

/** The level of risk in a word. */
export const riskName = (risk: NonNullable<PortfolioContent['risk']>): string => risks[risk]
