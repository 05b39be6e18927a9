import * as z from 'zod/mini'

/* What several statements ask for. A draft is kept half-typed, and an older record may lack a part: nothing inside is demanded here. */
const text = z.nullish(z.string())
const flag = z.nullish(z.boolean())

/** Who asks. Nationality and the document's code are numbers, 0 where nothing has been chosen. */
export const PersonalData = z.object({
  lastName: text,
  firstName: text,
  middleName: text,
  birthDate: text,
  birthPlace: text,
  gender: text,
  nationality: z.nullish(z.number()),
  documentCode: z.nullish(z.number()),
  snils: text,
  inn: text,
  previousLastName: text,
})
export type PersonalData = z.output<typeof PersonalData>

/** The document that says who it is. */
export const PassportContainer = z.object({
  passportType: z.enum(['RF', 'Foreign']),
  series: text,
  number: text,
  issueDate: text,
  issuedBy: text,
  departmentCode: text,
  expirationDate: text,
  /** A foreign one that has no end. */
  neverExpires: flag,
  country: z.nullish(z.number()),
})
export type PassportContainer = z.output<typeof PassportContainer>

const Address = z.object({
  value: text,
  unrestrictedValue: text,
  postalCode: text,
  fiasId: text,
  country: z.nullish(z.number()),
  region: text,
  city: text,
  street: text,
  house: text,
  block: text,
  flat: text,
  isManual: flag,
})

/** Where one is registered, and where one lives, if that is elsewhere. */
export const Addresses = z.object({
  registration: z.nullish(Address),
  sameAsRegistration: flag,
  residence: z.nullish(Address),
})

export const ContactInfo = z.object({ phoneNumber: text, email: text })

/** Where the money goes. */
export const BankDetails = z.object({
  bic: text,
  bankName: text,
  correspondentAccount: text,
  accountNumber: text,
  recipient: text,
})

/** A file that a statement names: it has been sent before. */
export const FileRef = z.object({
  fileId: z.string(),
  fileName: z.string(),
  fileType: z.string(),
  size: z.number(),
  contentType: z.string(),
})
export type FileRef = z.output<typeof FileRef>

const WithDocuments = z.object({ documents: z.nullish(z.array(FileRef)) })
/** The files that a draft names; none where what was kept cannot be read. */
export const documentsIn = (values: unknown): FileRef[] => z.safeParse(WithDocuments, values).data?.documents ?? []

/** A document that the services fill with what a statement says; one for each contract where `perContract`. */
export const StatementTemplate = z.object({
  templateName: z.string(),
  title: z.string(),
  required: z.boolean(),
  perContract: z.nullish(z.boolean()),
  state: z.nullish(z.string()),
})
export type StatementTemplate = z.output<typeof StatementTemplate>
