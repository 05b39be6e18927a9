import { tables } from '#api/tables/all.ts'
import { assigneesOf } from '../assignees.ts'
import { second } from '../clock.ts'
import type { Handle } from '../handle.ts'
import { refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import { nextNumber, type World } from '../world.ts'
import { programmeOf } from './agreements.ts'

const { maintenance, sharers, synchronizer } = tables
type Report = State['reports'][number]

/** How long a report is made, by the sandbox's clock. */
const makingTime = 4 * second
/** A year that no report can be made for, so that the failure can be seen. */
const failingYear = 1999
const calendarDay = /^\d{4}-\d{2}-\d{2}$/

function jobOf({ id, reportType, fileName, createdDate, orderedAt, willFail }: Report, now: number) {
  const base = { id, reportType, createdDate }
  const passed = now - orderedAt
  if (passed < makingTime)
    return {
      ...base,
      state: 'Executing',
      progress: Math.floor((passed / makingTime) * 100),
      result: null,
      error: null,
    }
  if (willFail)
    return {
      ...base,
      state: 'Failed',
      progress: null,
      result: null,
      error: { code: 'ReportFailed', description: 'Нет данных за выбранный год.' },
    }
  return { ...base, state: 'Done', progress: 100, result: { fileId: `f-${id}`, fileName, size: 203114 }, error: null }
}

function order(world: World, report: Pick<Report, 'userId' | 'reportType' | 'fileName' | 'willFail'>) {
  const created: Report = {
    ...report,
    id: `rep-${nextNumber(world)}`,
    createdDate: world.clock.moment(),
    orderedAt: world.clock.now(),
    isFileThere: false,
  }
  world.store.change((state) => {
    state.reports.push(created)
  })
  return jobOf(created, created.orderedAt)
}

const isPeriod = ({ start, end }: { start: string; end: string }, today: string) =>
  calendarDay.test(start) && calendarDay.test(end) && start <= end && end <= today

/** What the fund does not know of a person it cannot compare. */
const same = (typed: string, known: string | null) =>
  known === null || typed.trim().toLowerCase() === known.toLowerCase()

/** Reports, the search for a programme, maintenance (1.11). An operator may order reports: they change nothing. */
export const synchronizerHandlers = (handle: Handle, world: World) => [
  handle(sharers.assignees, ({ client, params }) => assigneesOf(client, params.id, world.store.state.seededOn), {
    consent: true,
  }),
  handle(
    synchronizer.orderAccountStatement,
    ({ client, body: { agreementId, period } }) => {
      programmeOf(client, agreementId)
      if (!isPeriod(period, world.clock.today())) refuse('PeriodInvalid')
      const fileName = `vypiska_${period.start}_${period.end}.pdf`
      return order(world, { userId: client.userId, reportType: 'account-statement', fileName, willFail: false })
    },
    { consent: true, readOnly: true },
  ),
  handle(
    synchronizer.orderTaxReport,
    ({ client, body: { years } }) => {
      if (years.length === 0) refuse('ValidationError', { fields: { years: ['Выберите год'] } })
      const fileName = `vznosy_${years.join('_')}.pdf`
      return order(world, {
        userId: client.userId,
        reportType: 'tax-deduction',
        fileName,
        willFail: years.includes(failingYear),
      })
    },
    { consent: true, readOnly: true },
  ),
  handle(
    synchronizer.report,
    ({ client, params }) => {
      const report =
        world.store.state.reports.find((one) => one.id === params.id && one.userId === client.userId) ??
        refuse('NotFound')
      return jobOf(report, world.clock.now())
    },
    { consent: true },
  ),
  handle(synchronizer.linkUser, ({ client, body }) => {
    const { passportSeries, passportNumber } = body
    const { me } = client
    const isThem = same(body.lastName, me.lastName) && same(body.birthDate, me.birthDate) && same(body.snils, me.snils)
    const hasPassport = client.passports.some(
      ({ series, number }) => series === passportSeries && number === passportNumber,
    )
    if (!isThem || !hasPassport) refuse('UserNotFound')
    const { linkable } = client
    if (linkable === null) return { isLinked: true, products: client.programmes.map(({ product }) => product.id) }
    world.store.change(() => {
      client.programmes.push(linkable)
      client.linkable = null
    })
    return { isLinked: true, products: [linkable.product.id] }
  }),
  handle(maintenance.maintenance, () => world.store.state.maintenance),
]
