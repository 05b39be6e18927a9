/** What a view may keep of a calculation over a reload. */
export { keepCalculation, recallCalculation } from '../browser/calculation.ts'
