import * as z from 'zod/mini'

/* Said by one check: every kind of check that the library offers for this weighs on each page that reads anything. */
const numberThat = (fits: (value: number) => boolean) => z.number().check(z.refine(fits))

/** A whole number. */
export const whole = numberThat(Number.isInteger)
/** A whole number above zero. */
export const count = numberThat((value) => Number.isInteger(value) && value > 0)
/** A number within these bounds, both included. */
export const numberWithin = (least: number, most: number) => numberThat((value) => value >= least && value <= most)
