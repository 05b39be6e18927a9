import type { Page } from '../blocks.ts'
import { severAbout } from './sever-about.ts'
import { severHelp } from './sever-help.ts'
import { severMoney } from './sever-money.ts'
import { volnaPages } from './volna.ts'

/** Every page of the holdings' sections. */
export const litePages: readonly Page[] = [...severAbout, ...severMoney, ...severHelp, ...volnaPages]
