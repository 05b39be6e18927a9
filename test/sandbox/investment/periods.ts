import type { Day } from '#domain/moscow-day.ts'
import type { Period, PeriodType } from '#domain/investment.ts'

const months = [
  'январь',
  'февраль',
  'март',
  'апрель',
  'май',
  'июнь',
  'июль',
  'август',
  'сентябрь',
  'октябрь',
  'ноябрь',
  'декабрь',
]
const quarters = ['I', 'II', 'III', 'IV']
const lengths = { Month: 1, Quarter: 3, Year: 12 }
const counts = { Month: 12, Quarter: 8, Year: 5 }

const labels: Record<PeriodType, (year: number, month: number) => string> = {
  Month: (year, month) => `${months[month - 1]} ${year}`,
  Quarter: (year, month) => `${quarters[month / 3 - 1]} квартал ${year}`,
  Year: (year) => `${year} год`,
}

/** The periods that have ended before this day, the last one first. */
export function endedPeriods(today: Day, type: PeriodType = 'Month'): Period[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const length = lengths[type]
  // Months since the year 0 that have ended, down to the end of a whole period.
  const last = Math.floor((year * 12 + month - 1) / length) * length
  return Array.from({ length: counts[type] }, (_, index) => {
    const ended = last - index * length
    const [endYear, endMonth] = [Math.floor((ended - 1) / 12), ((ended - 1) % 12) + 1]
    return {
      periodDate: new Date(Date.UTC(endYear, endMonth, 0)).toISOString().slice(0, 10),
      label: labels[type](endYear, endMonth),
    }
  })
}
