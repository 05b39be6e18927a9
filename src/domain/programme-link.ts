import * as z from 'zod/mini'

/** Who is looked for among the fund's participants on /lk/find-program (K7). */
export const LinkUser = z.object({
  lastName: z.string(),
  firstName: z.string(),
  middleName: z.nullable(z.string()),
  birthDate: z.string(),
  snils: z.string(),
  passportSeries: z.string(),
  passportNumber: z.string(),
  agreementNumber: z.nullable(z.string()),
})
export type LinkUser = z.output<typeof LinkUser>
export const LinkUserResult = z.object({ isLinked: z.boolean(), products: z.array(z.string()) })
