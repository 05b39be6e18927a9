import type { Page } from './blocks.ts'
import { newsPages } from './news/pages.ts'
import { aboutFund } from './site/about-fund.ts'
import { aboutInvesting } from './site/about-investing.ts'
import { corporateCompany, corporateTax } from './site/corporate.ts'
import { disclosure } from './site/disclosure.ts'
import { forme } from './site/forme.ts'
import { home } from './site/home.ts'
import { legalPages } from './site/legal.ts'
import { newsPage } from './site/news.ts'
import { pds } from './site/pds.ts'
import { contactsPage, mapPage } from './site/places.ts'
import { support } from './site/support.ts'

/** Pages of the public part, by their addresses in the requirements (2.1). */
export const sitePages: readonly Page[] = [
  home,
  aboutFund,
  aboutInvesting,
  corporateCompany,
  corporateTax,
  forme,
  pds,
  support,
  contactsPage,
  newsPage,
  mapPage,
  disclosure,
  ...legalPages,
  ...newsPages,
]
