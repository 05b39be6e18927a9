import * as z from 'zod/mini'
import { longDate } from '#domain/dates.ts'
import {
  PensionApplication,
  PortfolioChangeDraft,
  type SynchronizerStatement,
} from '#domain/synchronizer-statements.ts'
import { refuseTooEarly } from '../codes.ts'
import { programmeOf } from '../handlers/agreements.ts'
import type { Section } from '../pdf/document.ts'
import { refuse } from '../refusals.ts'
import type { Client } from '../state.ts'
import { keep, missingFiles, uncheckedFiles } from '../uploads.ts'
import { nextNumber, type World } from '../world.ts'
import { faultsOf } from './judge.ts'
import { account, attached, person, signature } from './papers.ts'
import { checkChange } from './portfolio-change.ts'
import { isInProgress, isUnsigned, type StatementRecord } from './record.ts'
import { awaitingCode, drop, recordsOf } from './shelf.ts'

type Body = PensionApplication | PortfolioChangeDraft

const asPension = (content: unknown): PensionApplication => {
  const parsed = z.safeParse(PensionApplication, content)
  return parsed.success ? parsed.data : refuse('ValidationError', { fields: { basis: ['Выберите основание'] } })
}
/** What was sent of a change of portfolio. */
export const asChange = (content: unknown): PortfolioChangeDraft => {
  const parsed = z.safeParse(PortfolioChangeDraft, content)
  return parsed.success ? parsed.data : refuse('ValidationError', { fields: { changes: ['Выберите портфель'] } })
}

function checkPension(world: World, client: Client, body: PensionApplication): void {
  programmeOf(client, body.agreementId)
  const { documents } = body
  const fields = {
    ...faultsOf('PensionStatement', { values: body, documents, today: world.clock.today() }),
    ...missingFiles(world, client, documents),
    ...uncheckedFiles(world, client, documents),
  }
  if (Object.keys(fields).length > 0) refuse('ValidationError', { fields })
  keep(world, client, documents)
}

/** A statement that comes whole and waits for its code (K1). One of the same agreement that was never signed gives way to it. */
export function takeStatement(world: World, client: Client, kind: SynchronizerStatement, body: Body): StatementRecord {
  const { idempotencyKey } = body
  const content: Record<string, unknown> & { agreementId: string } = { ...body }
  const same = recordsOf(world, client, kind).filter((one) => one.content['agreementId'] === content.agreementId)
  if (kind === 'PensionStatement') checkPension(world, client, asPension(body))
  else checkChange(world, client, asChange(body))
  if (same.some(isInProgress)) refuse('StatementInProgress')
  // Before anything is put in the place of a statement whose code is still on its way.
  refuseTooEarly(world, 'statement', client.me.phoneNumber)
  const record = awaitingCode(world, client, { id: `st-${900 + nextNumber(world)}`, kind, idempotencyKey, content })
  for (const one of same) if (isUnsigned(one)) drop(world, one)
  world.store.change(({ statements }) => statements.push(record))
  return record
}

const bases: Record<string, string> = {
  RetirementAge: 'достигнут пенсионный возраст',
  EarlyPension: 'назначена досрочная пенсия',
  Disability: 'установлена инвалидность',
  ContractTerm: 'наступил срок по договору',
}
const schemes: Record<string, string> = {
  FixedTerm: 'в течение срока',
  Lifetime: 'пожизненно',
  UntilExhausted: 'до исчерпания средств',
  LumpSum: 'единовременно',
}

/** What stands in an application for the pension. */
export function pensionSections(client: Client, { content }: StatementRecord): Section[] {
  const body = asPension(content)
  const term = body.termYears === null ? '' : `, лет: ${body.termYears}`
  return [
    person(client, body),
    {
      heading: 'Просьба',
      paragraphs: [
        `Договор № ${programmeOf(client, body.agreementId).product.agreementNumber}.`,
        `Основание: ${bases[body.basis] ?? body.basis}.`,
        `Выплата: ${schemes[body.paymentScheme] ?? body.paymentScheme}${term}, начиная с ${longDate(body.startDate)}.`,
      ],
    },
    account(body),
    ...attached(body),
    signature(client),
  ]
}
