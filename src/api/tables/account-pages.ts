/** The tables that the account asks after its figures are there: one file, since each name of a file weighs on every first look. */
export { agreements } from './agreements.ts'
export { cashFlow } from './cash-flow.ts'
export { contributions } from './contributions.ts'
export { documents } from './documents.ts'
export { files } from './files.ts'
export { portfolios } from './portfolios.ts'
export { sharers } from './sharers.ts'
export { statements } from './statements.ts'
