import { longDate } from '#domain/dates.ts'
import { joiningSections } from '../joining/papers.ts'
import { pdfOf, type Section } from '../pdf/document.ts'
import type { Client } from '../state.ts'
import type { World } from '../world.ts'
import { names } from './names.ts'
import type { Kind, StatementRecord } from './record.ts'
import { redemptionSections } from './redemption-papers.ts'
import { toRedemption } from './redemption.ts'
import { recordOf } from './shelf.ts'
import { changeSections } from './portfolio-change.ts'
import { asChange, pensionSections } from './synchronizer.ts'
import { taxDeductionSections } from './tax-deduction.ts'
import { withdrawalSections, withdrawnBy } from './withdrawal.ts'

type Sections = (world: World, client: Client, record: StatementRecord) => Section[]

const sections: Partial<Record<Kind, Sections>> = {
  RedemptionStatement: (_, client, record) =>
    redemptionSections(client, toRedemption(record), 'RedemptionApplication', null),
  KppOnline: (world, client) =>
    client.joining ? joiningSections(world.fundName, client, client.joining, 'JoiningApplication') : [],
  PensionStatement: (_, client, record) => pensionSections(client, record),
  ChangePortfolioUniversal: (_, client, { content }) => changeSections(client, asChange(content)),
  ChangePortfolioAdditional: (_, client, { content }) => changeSections(client, asChange(content)),
  TaxDeduction: taxDeductionSections,
  ClientRejected: (world, client, record) =>
    withdrawalSections(client, recordOf(world, client, withdrawnBy(record)), null),
}

/** A statement of any kind as the document that is signed, or was. */
export function paperOf(world: World, client: Client, record: StatementRecord): Buffer {
  const { registrationNumber, registrationDate } = record
  const registered =
    registrationNumber === null ? [] : [`Зарегистрировано ${longDate(registrationDate)}, № ${registrationNumber}.`]
  return pdfOf(names[record.kind].title, [
    { heading: '', paragraphs: [world.fundName, ...registered] },
    ...(sections[record.kind]?.(world, client, record) ?? []),
  ])
}
