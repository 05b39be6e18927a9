import * as z from 'zod/mini'
import { Blocking, Me, NameValue, Passport } from '#domain/account.ts'
import { authTypes, userTypes } from '#domain/auth.ts'
import { KppOnlineRequest } from '#domain/joining-request.ts'
import { Maintenance } from '#domain/maintenance.ts'
import { Product, TransactionGroup } from '#domain/programme.ts'
import { KeyedAnswer, StatementRecord } from './statements/record.ts'

const money = z.number()
const milliseconds = z.number()

/** Money in one portfolio of a programme, in rubles. */
export const Holding = z.object({
  portfolio: z.string(),
  userBalance: money,
  companyBalance: money,
  companyObligationsUser: money,
  investmentBalance: money,
})
export type Holding = z.output<typeof Holding>

/** What has come into one portfolio by contributions and income; the operations are computed, and add up to it. */
export const Inflow = z.extend(Holding, {
  operations: z.number(),
  /** Since when and until when: from the agreement, and to this day, where null. */
  begin: z.nullable(z.string()),
  end: z.nullable(z.string()),
})
export type Inflow = z.output<typeof Inflow>

export const Programme = z.object({
  product: Product,
  inflows: z.array(Inflow),
  /** What has gone out of the portfolios, or from one to another, the oldest first. */
  movements: z.array(TransactionGroup),
  /** Portfolios that the client has chosen since the agreement, the newest last. */
  choices: z.array(
    z.object({ date: z.string(), contributionType: z.string(), requestType: z.string(), portfolio: z.string() }),
  ),
  /** Null: the service fails to tell them. */
  features: z.nullable(z.array(NameValue)),
})
export type Programme = z.output<typeof Programme>

export const Client = z.object({
  persona: z.string(),
  situation: z.string(),
  /** False: known to the state portal alone, until a phone is bound. */
  isRegistered: z.boolean(),
  isBlocked: z.boolean(),
  userId: z.string(),
  clientId: z.string(),
  pegasUserId: z.number(),
  userType: z.enum(userTypes),
  scopes: z.array(z.string()),
  lastLoginDate: z.nullable(z.string()),
  me: Me,
  passports: z.array(Passport),
  restrictions: z.array(NameValue),
  blockings: z.array(Blocking),
  programmes: z.array(Programme),
  /** The programme that is found by this passport and not linked yet. */
  linkable: z.nullable(Programme),
  joining: z.nullable(KppOnlineRequest),
})
export type Client = z.output<typeof Client>

export const Session = z.object({
  id: z.string(),
  userId: z.string(),
  authType: z.enum(authTypes),
  operatorName: z.nullable(z.string()),
  refreshToken: z.string(),
  refreshExpires: milliseconds,
  rotatedAt: milliseconds,
  /** Refresh tokens that were replaced, the newest last. */
  replaced: z.array(z.string()),
})
export type Session = z.output<typeof Session>

export const SentCode = z.object({
  token: z.string(),
  purpose: z.enum(['sign-in', 'registration', 'consent', 'statement']),
  /** Whom the code proves, in the terms of its purpose. */
  subject: z.string(),
  /** Of what is signed: a code signs nothing that has changed since it was sent. */
  version: z.nullable(z.number()),
  phone: z.string(),
  code: z.string(),
  attemptsLeft: z.number(),
  sentAt: milliseconds,
})
export type SentCode = z.output<typeof SentCode>

export const Message = z.object({
  id: z.string(),
  kind: z.enum(['sms', 'email']),
  to: z.string(),
  text: z.string(),
  code: z.nullable(z.string()),
  link: z.nullable(z.string()),
  at: z.string(),
})

export const Upload = z.object({
  id: z.string(),
  userId: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  fileType: z.string(),
  createdDate: z.string(),
  /** When it goes; null where something names it that lasts. */
  expires: z.nullable(milliseconds),
  /** What the check of it was made to find; null leaves it to what is in the file. */
  found: z.nullable(z.enum(['Clean', 'Infected'])),
  /** In base64. */
  content: z.string(),
})
export type Upload = z.output<typeof Upload>

export const Fault = z.object({
  match: z.string(),
  status: z.optional(z.number()),
  code: z.optional(z.string()),
  description: z.optional(z.string()),
  delayMs: z.optional(z.number()),
  drop: z.optional(z.boolean()),
  body: z.optional(z.unknown()),
  times: z._default(z.number().check(z.int(), z.gte(0)), 1),
})
export type Fault = z.output<typeof Fault>

export const State = z.object({
  version: z.literal(3),
  /** Signs access tokens; a reset makes every token of before worthless. */
  secret: z.string(),
  /** The day that the seed was made on; histories end there. */
  seededOn: z.string(),
  clockOffset: milliseconds,
  /** Numbers of consents, reports and messages. */
  counter: z.number(),
  maintenance: Maintenance,
  clients: z.array(Client),
  sessions: z.array(Session),
  codes: z.array(SentCode),
  outbox: z.array(Message),
  faults: z.array(Fault),
  /** Answers take as long as those of real services. */
  isSlow: z._default(z.boolean(), false),
  emailKeys: z.array(
    z.object({
      key: z.string(),
      userId: z.string(),
      email: z.string(),
      /** Null where it is the client's own address. */
      joiningId: z.nullable(z.string()),
      sentAt: milliseconds,
    }),
  ),
  esia: z.array(
    z.object({
      cookie: z.string(),
      token: z.string(),
      userId: z.string(),
      isTrusted: z.boolean(),
      isBinded: z.boolean(),
      expires: milliseconds,
    }),
  ),
  consents: z.array(
    z.object({
      id: z.string(),
      userId: z.string(),
      consentType: z.string(),
      isSigned: z.boolean(),
      createdDate: z.string(),
    }),
  ),
  /** Files that clients have sent. */
  uploads: z.array(Upload),
  /** What clients have begun and filed. */
  statements: z.array(StatementRecord),
  /** Answers to calls that bear an idempotency key, of the last day. */
  answers: z.array(KeyedAnswer),
  reports: z.array(
    z.object({
      id: z.string(),
      userId: z.string(),
      reportType: z.string(),
      fileName: z.string(),
      createdDate: z.string(),
      /** One of an older state has been made long ago. */
      orderedAt: z._default(milliseconds, 0),
      willFail: z.boolean(),
      /** Whether its file has been asked for before: the first call comes too early. */
      isFileThere: z._default(z.boolean(), false),
    }),
  ),
  inquiries: z._default(z.array(z.object({ device: z.string(), at: milliseconds })), []),
})
/** Everything that the pretended services remember. */
export type State = z.output<typeof State>
