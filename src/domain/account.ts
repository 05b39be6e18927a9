import * as z from 'zod/mini'

/** The eight fields of the user info, the only ones that PATCH sends (3-02). */
const own = {
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  middleName: z.nullable(z.string()),
  birthDate: z.nullable(z.string()),
  avatarId: z.nullable(z.string()),
  gender: z.nullable(z.string()),
  email: z.nullable(z.string()),
  snils: z.nullable(z.string()),
}
export const MePatch = z.object(own)
export type MePatch = z.output<typeof MePatch>
export const Me = z.object({ ...own, phoneNumber: z.string(), login: z.string(), emailConfirmed: z.boolean() })
export type Me = z.output<typeof Me>

export const EmailConfirmed = z.object({ email: z.string(), emailConfirmed: z.boolean() })

export const Passport = z.object({
  passportId: z.optional(z.string()),
  passportType: z.enum(['RF', 'Foreign']),
  documentCode: z.number(),
  series: z.string(),
  number: z.string(),
  issueDate: z.nullable(z.string()),
  issuedBy: z.string(),
  departmentCode: z.nullable(z.string()),
  expirationDate: z.nullable(z.string()),
  country: z.number(),
  isValid: z.optional(z.boolean()),
})
export type Passport = z.output<typeof Passport>

/** Of the passport list the last item is used (3-03). */
export const currentPassport = (all: readonly Passport[]): Passport | null => all.at(-1) ?? null

export const NameValue = z.object({ name: z.string(), value: z.string() })
export type NameValue = z.output<typeof NameValue>

/** A restriction counts only with the value 'yes' (3-04). */
export const isGranted = (
  restrictions: readonly NameValue[],
  name: 'PortfolioAvailable' | 'NewInvestAvailable',
): boolean => restrictions.some((one) => one.name === name && one.value === 'yes')

export const Blocking = z.object({
  code: z.string(),
  description: z.nullish(z.string()),
  createdDate: z.nullish(z.string()),
})
export type Blocking = z.output<typeof Blocking>

/** A person as the account shows them (3-01). */
export type Profile = {
  firstName: string
  middleName: string
  lastName: string
  birthDate: string | null
  phoneNumber: string
  login: string
}

export const profileOf = (me: Me): Profile => ({
  firstName: me.firstName ?? '',
  middleName: me.middleName ?? '',
  lastName: me.lastName ?? '',
  birthDate: me.birthDate,
  phoneNumber: me.phoneNumber,
  login: me.phoneNumber,
})

export const fullName = (of: Profile): string => [of.lastName, of.firstName, of.middleName].filter(Boolean).join(' ')

/** `АИ` for Анна Иванова; empty where there is no name (2.5-07). */
export const initials = (of: Profile): string => `${of.firstName.charAt(0)}${of.lastName.charAt(0)}`.toUpperCase()
