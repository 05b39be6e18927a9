import * as z from 'zod/mini'
import { TaxDeductionRequest, type TaxStatement } from '#domain/tax-statements.ts'
import { ownSums } from '../contributions.ts'
import type { Section } from '../pdf/document.ts'
import { refuse } from '../refusals.ts'
import type { Client } from '../state.ts'
import { toTaxStatement } from '../tax-statements.ts'
import { nextNumber, type World } from '../world.ts'
import { faultsOf } from './judge.ts'
import { person, rubles, signature } from './papers.ts'
import { isUnsigned, stateOf, type StatementRecord } from './record.ts'
import { awaitingCode, drop, recordsOf } from './shelf.ts'

const kind = 'TaxDeduction'
const Content = z.partial(z.omit(TaxDeductionRequest, { idempotencyKey: true }))
type Fields = Record<string, string[]>

const kinds: Record<string, string> = {
  Social219: 'социальный вычет (статья 219 Налогового кодекса)',
  LongTermSavings: 'вычет на долгосрочные сбережения (статья 219.2 Налогового кодекса)',
}

function faults(world: World, client: Client, body: TaxDeductionRequest): Fields {
  const own = client.programmes.map(({ product }) => product.id)
  return {
    ...faultsOf(kind, { values: body, today: world.clock.today() }),
    ...(body.agreementIds.every((id) => own.includes(id)) ? {} : { agreementIds: ['Такого договора у вас нет'] }),
    ...(new Set(body.years).size === body.years.length ? {} : { years: ['Год выбран дважды'] }),
  }
}

/** A statement for the papers of a deduction, which waits for its signature (L22). One that was never signed gives way to it. */
export function orderTaxPapers(world: World, client: Client, body: TaxDeductionRequest): TaxStatement {
  const { seededOn } = world.store.state
  const { idempotencyKey, ...content } = body
  const fields = faults(world, client, body)
  if (Object.keys(fields).length > 0) refuse('ValidationError', { fields })
  const known = recordsOf(world, client, kind)
  const asked = known
    .filter((record) => !isUnsigned(record) && stateOf(record) !== 'rejected')
    .flatMap((record) => z.parse(Content, record.content).years ?? [])
  if (body.years.some((year) => asked.includes(year))) refuse('YearAlreadyRequested')
  const sums = ownSums(client, seededOn)
  if (body.years.some((year) => !sums.has(year))) refuse('NoContributions')
  for (const record of known) if (isUnsigned(record)) drop(world, record)
  const record = awaitingCode(world, client, { id: `td-${100 + nextNumber(world)}`, kind, idempotencyKey, content })
  world.store.change(({ statements }) => statements.push(record))
  return toTaxStatement(client, seededOn, record)
}

/** What stands in it. */
export function taxDeductionSections(world: World, client: Client, record: StatementRecord): Section[] {
  const content = z.parse(Content, record.content)
  const { amountByYear } = toTaxStatement(client, world.store.state.seededOn, record)
  const numbers = client.programmes
    .filter(({ product }) => content.agreementIds?.includes(product.id))
    .map(({ product }) => product.agreementNumber)
  return [
    person(client, { personalData: content.personalData, contactInfo: { email: content.email } }),
    {
      heading: 'Просьба',
      paragraphs: [
        `Прошу выдать справку об уплаченных взносах: ${kinds[content.deductionKind ?? ''] ?? 'налоговый вычет'}.`,
        `Договоры: ${numbers.join(', ')}.`,
        ...amountByYear.map(({ year, sum }) => `${year} год: ${rubles(sum)}`),
        content.recipient === 'Relative' ? 'Взносы уплачены за родственника.' : 'Взносы уплачены за себя.',
        content.deliveryMethod === 'Email' ? 'Прислать на почту.' : 'Прислать в личный кабинет.',
        content.sendToFns ? 'Сведения передать в налоговую.' : 'Сведения в налоговую не передавать.',
      ],
    },
    signature(client),
  ]
}
