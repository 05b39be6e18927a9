import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { html, sent, showContent } from './kit/content.tsx'
import { linkQuery, readLink } from '#blocks/pension-calculator/link.ts'
import { params, planOf, settingsOf } from '#blocks/pension-calculator/settings.ts'
import { wholeShares } from '#blocks/pension-calculator/picture.tsx'
import { forecast } from '#domain/forecast.ts'
import { modes, planBounds, type Amount } from '#domain/forecast/plan.ts'
import * as limits from '#domain/limits.ts'
import { formatRubles } from '#domain/money.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  window.history.replaceState(null, '', '/')
  window.sessionStorage.clear()
})
afterEach(() => vi.restoreAllMocks())

const given = { mode: 'public', minContribution: 500, maxContribution: 100_000, yieldPresets: [4, 7, 10], defaults: {} }
const calculator = (more: object = {}, slots: object = {}) =>
  sent('pensionCalculator', { ...given, ...more }, slots, 'Калькулятор')
const open = (more: object = {}, slots: object = {}) => showContent([calculator(more, slots)])
const settingsFor = (more: object = {}) => settingsOf(params.parse({ ...given, ...more }))

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name })
const plain = (element: Element | null) => (element?.textContent ?? '').replace(/\u00A0/g, ' ')
const result = () => plain(screen.getByRole('heading', { name: /ориентировочно/ }).parentElement)
const composition = () =>
  within(screen.getByRole('table', { name: 'Из чего сложится сумма' }))
    .getAllByRole('row')
    .map((each) => plain(each))
/** What the model says of the calculator's own inputs with these changes, as it is shown. */
function expected(mode: (typeof modes)[number], changes: object) {
  const plan = planOf(mode, { ...settingsFor({ mode }).defaults, ...changes })
  const end = forecast(plan).at(-1)!
  const { start, own, employer, state, refund, income } = end
  const total = [start, own, employer, state, refund, income].reduce((sum, part) => sum + Math.round(part), 0)
  return formatRubles(total).replace(/\u00A0/g, ' ')
}

describe('the pension calculator', () => {
  it('[2.7-01] shows at once what comes of its defaults, and that nothing is promised', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 2, name: /накопить/ })).toBeTruthy()
    expect(result()).toContain(expected('public', {}))
    expect(result()).toContain('Через 20 лет, к 55 годам')
    expect(screen.getByText('Расчёт ориентировочный, доход не гарантирован.')).toBeTruthy()
  })

  it('[2.7-01] the slider and the field of a number are one', async () => {
    const { user } = await open()
    fireEvent.change(slider('Взнос в месяц'), { target: { value: '12000' } })
    expect(field('Взнос в месяц').value).toBe('12\u00A0000')
    expect(slider('Взнос в месяц').getAttribute('aria-valuetext')).toBe('12\u00A0000\u00A0₽')
    expect(result()).toContain(expected('public', { monthly: 12_000 }))
    await user.clear(field('Взнос в месяц'))
    await user.type(field('Взнос в месяц'), '15 000')
    expect(slider('Взнос в месяц').value).toBe('15000')
    expect(result()).toContain(expected('public', { monthly: 15_000 }))
  })

  it('counts whole roubles, and says so where it has rounded', async () => {
    const { user } = await open()
    await user.clear(field('Взнос в месяц'))
    await user.type(field('Взнос в месяц'), '12 500,50')
    expect(result()).toContain(expected('public', { monthly: 12_501 }))
    expect(screen.queryByText(/Округлили/)).toBeNull()
    await user.tab()
    expect(field('Взнос в месяц').value).toBe('12\u00A0501')
    expect(screen.getByText('Округлили до 12 501 ₽')).toBeTruthy()
    await user.type(field('Взнос в месяц'), '{Backspace}0')
    await user.tab()
    expect(field('Взнос в месяц').value).toBe('12\u00A0500')
    expect(screen.queryByText(/Округлили/)).toBeNull()
  })

  it('offers nobody payments that begin after eighty', async () => {
    await open()
    fireEvent.change(slider('Возраст'), { target: { value: '75' } })
    expect(slider('Сколько лет копить').max).toBe('5')
    expect(result()).toContain('Через 5 лет, к 80 годам')
    fireEvent.change(slider('Возраст'), { target: { value: '30' } })
    fireEvent.change(slider('Сколько лет копить'), { target: { value: '45' } })
    fireEvent.change(slider('Возраст'), { target: { value: '70' } })
    expect(result()).toContain('Через 10 лет, к 80 годам')
  })

  it('an empty field keeps the last result and takes its number back when it is left', async () => {
    const { user } = await open()
    const before = result()
    await user.clear(field('Возраст'))
    expect(result()).toBe(before)
    expect(field('Возраст').getAttribute('aria-invalid')).toBeNull()
    await user.tab()
    expect(field('Возраст').value).toBe('35')
  })

  it.each(['7', '100001', '5 тысяч', '-5', '1e5'])(
    '«%s» as a contribution says what may be, and the last result stays',
    async (typed) => {
      const { user } = await open()
      const before = result()
      await user.clear(field('Взнос в месяц'))
      await user.paste(typed)
      await user.tab()
      expect(result()).toBe(before)
      const wrong = field('Взнос в месяц')
      expect(wrong.getAttribute('aria-invalid')).toBe('true')
      const error = document.getElementById(wrong.getAttribute('aria-describedby')!.split(' ')[0]!)
      expect(plain(error)).toBe('Можно от 500 ₽ до 100 000 ₽. Пока считаем: 6 000 ₽')
      expect(wrong.value).toBe(typed)
    },
  )

  it('is gone through by the keyboard: a field, its slider, the chosen one of a group', async () => {
    const { user } = await open()
    await user.tab()
    expect(document.activeElement).toBe(field('Взнос в месяц'))
    await user.keyboard('{Control>}a{/Control}20000')
    await user.tab()
    expect(document.activeElement).toBe(slider('Взнос в месяц'))
    for (let step = 0; step < 3; step += 1) await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Женщина' }))
    await user.click(screen.getByRole('radio', { name: 'Мужчина' }))
    expect(result()).toContain(expected('public', { monthly: 20_000, sex: 'male' }))
    expect(result()).toContain('Через 25 лет, к 60 годам')
  })

  it('a scenario sets the rate, and a rate of one’s own belongs to none', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('radio', { name: /^Осторожный/ }))
    expect(field('Доходность в год').value).toBe('4')
    expect(result()).toContain(expected('public', { rate: 4 }))
    fireEvent.change(slider('Доходность в год'), { target: { value: '5.5' } })
    expect(field('Доходность в год').value).toBe('5,5')
    expect(
      screen
        .getAllByRole<HTMLInputElement>('radio', { name: /^(Осторожный|Средний|Оптимистичный)/ })
        .map(({ checked }) => checked),
    ).toEqual([false, false, false])
  })

  it('returned tax is paid in again or left to the person', async () => {
    const { user } = await open()
    expect(composition()[3]).toMatch(/^Налоговый вычет177 840 ₽/)
    await user.click(screen.getByRole('checkbox', { name: /^Вносить возвращённый налог/ }))
    expect(composition()[3]).toMatch(/^Налоговый вычет0 ₽/)
    expect(plain(screen.getByText(/возвращённого налога останется у вас/))).toContain('177 840 ₽')
  })

  it('says when the deduction is not due and when payments may not yet begin', async () => {
    await open()
    fireEvent.change(slider('Сколько лет копить'), { target: { value: '5' } })
    expect(screen.getByText(/вычет не учтён/)).toBeTruthy()
    expect(result()).toContain('Выплаты положены через 15 лет участия или с 55 лет')
  })

  it('parts in whole rubles and percents add up to what is shown', async () => {
    await open()
    const numbers = (pattern: RegExp) => composition().map((text) => Number(pattern.exec(text)![1]!.replace(/\s/g, '')))
    expect(numbers(/([\d ]+) ₽/).reduce((sum, part) => sum + part, 0)).toBe(
      Number(/([\d ]+) ₽/.exec(expected('public', {}))![1]!.replace(/\s/g, '')),
    )
    expect(numbers(/(\d+) %/).reduce((sum, part) => sum + part, 0)).toBe(100)
  })

  it('[3-22] a table says year by year what is drawn', async () => {
    const { user } = await open()
    await user.click(screen.getByText('Показать таблицей'))
    const table = screen.getByRole('table', { name: 'Накопления по годам, ориентировочно' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((each) => plain(each)),
    ).toEqual([
      'Возраст',
      'Всего',
      'Уже накоплено',
      'Ваши взносы',
      'Доплата государства',
      'Налоговый вычет',
      'Инвестиционный доход',
    ])
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map((each) => plain(each))
        .filter((_, index) => index % 10 === 0),
    ).toEqual(['35 лет', '45 лет', '55 лет'])
  })

  it('payments are spread over the years that are chosen', async () => {
    const { user } = await open({
      defaults: { rate: 0, inflation: 0, income: 0, monthly: 5_000, years: 10 },
      mode: 'individual',
    })
    expect(plain(document.body)).toContain('5 000 ₽ в месяц')
    await user.click(screen.getByRole('radio', { name: '5\u00A0лет' }))
    expect(plain(document.body)).toContain('10 000 ₽ в месяц')
  })

  it('says the result when it has rested, and nothing at first', async () => {
    await open()
    const said = () =>
      screen
        .getAllByRole('status')
        .map((each) => plain(each))
        .join('')
    vi.useFakeTimers()
    try {
      for (const value of ['6000', '7000', '8000']) fireEvent.change(slider('Взнос в месяц'), { target: { value } })
      expect(said()).toBe('')
      await vi.advanceTimersByTimeAsync(limits.calculatorDebounce)
    } finally {
      vi.useRealTimers()
    }
    await waitFor(() => expect(said()).toContain(expected('public', { monthly: 8_000 })))
    expect(said()).toContain('ориентировочно')
  })

  it.each([
    ['public', 5],
    ['individual', 4],
    ['corporate', 3],
  ])('names the law and the day of every rule (%s)', async (mode, count) => {
    await open({ mode })
    const rules = within(screen.getByText('Правила и источники').closest('details')!)
      .getAllByRole('listitem', { hidden: true })
      .map((each) => plain(each))
    expect(rules).toHaveLength(count)
    expect(
      rules.filter((rule) => /2 800 000 ₽ гарантирует Агентство по страхованию вкладов.+158-ФЗ/.test(rule)),
    ).toHaveLength(1)
    expect(screen.getByText(/государство не.гарантирует доходность/)).toBeTruthy()
    for (const rule of rules) expect(rule).toMatch(/источник: .+, проверено \d+ \S+ 20\d\d года\.$/)
  })
})

describe('what was set', () => {
  it('is there after a reload of the tab, on the same calculator of the same address alone', async () => {
    const { user, unmount } = await open()
    fireEvent.change(slider('Взнос в месяц'), { target: { value: '12000' } })
    await user.click(screen.getByRole('radio', { name: 'Мужчина' }))
    await user.click(screen.getByRole('checkbox'))
    unmount()
    const again = await open()
    expect({
      contribution: field('Взнос в месяц').value,
      male: screen.getByRole<HTMLInputElement>('radio', { name: 'Мужчина' }).checked,
      checkbox: screen.getByRole<HTMLInputElement>('checkbox').checked,
    }).toEqual({ contribution: '12\u00A0000', male: true, checkbox: false })
    again.unmount()
    const linked = await showContent([calculator()], '', '?pay=9000')
    expect(field('Взнос в месяц').value).toBe('9\u00A0000')
    linked.unmount()
    await showContent([{ ...calculator(), id: 'another' }])
    expect(field('Взнос в месяц').value).toBe('6\u00A0000')
  })

  it('is not taken of what cannot be read', async () => {
    window.sessionStorage.setItem('calculation', '{"place":"#pensionCalculator","query":"pay=1e9&age=-1&sex=x&term=7"}')
    await open()
    expect(result()).toContain(expected('public', {}))
  })
})

describe('its kinds', () => {
  it('with an employer have a share of one’s own contribution and no state', async () => {
    await open({ mode: 'corporate', employerShare: 50 })
    expect(field('Добавляет работодатель').value).toBe('50')
    expect(screen.queryByRole('textbox', { name: 'Доход в месяц' })).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(composition().map((text) => text.replace(/\d.*/, ''))).toEqual([
      'Уже накоплено',
      'Ваши взносы',
      'Взносы работодателя',
      'Инвестиционный доход',
    ])
    expect(composition()[2]).toMatch(/^Взносы работодателя720 000 ₽/)
  })

  it('of one’s own have neither', async () => {
    await open({ mode: 'individual' })
    expect(composition().map((text) => text.replace(/\d.*/, ''))).toEqual([
      'Уже накоплено',
      'Ваши взносы',
      'Налоговый вычет',
      'Инвестиционный доход',
    ])
  })

  it('[2.7-03] without a single usable param are the usual calculator', async () => {
    await showContent([
      sent('pensionCalculator', {
        mode: 5,
        minContribution: 9,
        maxContribution: -1,
        yieldPresets: ['x', 90],
        employerShare: {},
        defaults: 'нет',
      }),
    ])
    expect(result()).toContain(expected('public', {}))
  })

  it('show a disclaimer of the content under all else', async () => {
    await open({}, { disclaimer: html('<p>Не является офертой</p>') })
    expect(screen.getByText('Не является офертой')).toBeTruthy()
  })
})

describe('a link to a calculation', () => {
  it('gives the calculator its inputs', async () => {
    await showContent(
      [calculator()],
      '',
      '?sex=m&age=40&pay=7000&income=200000&start=300000&years=12&yield=4&inflation=3&refund=0&term=20',
    )
    expect(result()).toContain(
      expected('public', {
        sex: 'male',
        age: 40,
        monthly: 7_000,
        income: 200_000,
        starting: 300_000,
        years: 12,
        rate: 4,
        inflation: 3,
        reinvests: false,
      }),
    )
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '20\u00A0лет' }).checked).toBe(true)
  })

  it.each([
    '?age=NaN&pay=abc&income=&start=1e9&years=-3&yield=0x5&inflation=%00&sex=x&refund=yes&term=7',
    '?%E0%A4%A&&&=&age',
    '?pay=<script>alert(1)</script>',
    '?age=٣٥&pay=12345678901234567890',
    '?__proto__=1&constructor=2',
  ])('that says nothing sensible leaves the defaults: %s', async (search) => {
    await showContent([calculator()], '', search)
    expect(result()).toContain(expected('public', {}))
  })

  it('that goes too far is brought back', () => {
    const settings = settingsFor()
    expect(readLink('?age=999&pay=1&years=999&yield=99&start=999999999999', settings)).toEqual({
      age: 75,
      monthly: 500,
      years: 45,
      rate: 20,
      starting: 100_000_000,
    })
    expect(readLink('?age=35.75&years=12.5', settings)).toEqual({ age: 35, years: 12 })
    expect(readLink('?employer=50', settings)).toEqual({})
    expect(readLink('?income=5&refund=0', settingsFor({ mode: 'corporate' }))).toEqual({})
  })

  it('brings nothing out of range, whatever it says', () => {
    const settings = settingsFor()
    const query = fc.dictionary(
      fc.constantFrom(
        'age',
        'pay',
        'income',
        'start',
        'years',
        'yield',
        'inflation',
        'employer',
        'sex',
        'refund',
        'term',
      ),
      fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String)),
    )
    fc.assert(
      fc.property(query, (said) => {
        const read = readLink(`?${new URLSearchParams(said).toString()}`, settings)
        for (const [name, value] of Object.entries(read)) {
          const [least, most] = planBounds[name as Amount] ?? []
          if (least !== undefined) expect(typeof value === 'number' && value >= least && value <= most).toBe(true)
        }
      }),
    )
  })

  it.each(modes)('keeps all that a calculator of the kind %s asks for', (mode) => {
    const settings = settingsFor({ mode })
    const inputs = {
      ...settings.defaults,
      age: 51,
      monthly: 12_345.67,
      years: 9,
      rate: 6.5,
      reinvests: mode === 'corporate',
      term: 5,
      starting: 10,
    }
    const read = readLink(`?${linkQuery(mode, inputs)}`, settings)
    expect(planOf(mode, { ...settings.defaults, ...read })).toEqual(planOf(mode, inputs))
  })

  it('is copied with the inputs and the place of the calculator, and opens as it was', async () => {
    const { user } = await open()
    fireEvent.change(slider('Взнос в месяц'), { target: { value: '12000' } })
    await user.click(screen.getByRole('radio', { name: 'Мужчина' }))
    await user.click(screen.getByRole('button', { name: 'Скопировать ссылку на расчёт' }))
    expect(await screen.findByText('Ссылка на расчёт скопирована')).toBeTruthy()
    const link = new URL(await navigator.clipboard.readText())
    expect({ origin: link.origin, pathname: link.pathname, hash: link.hash }).toEqual({
      origin: window.location.origin,
      pathname: '/',
      hash: '#pensionCalculator',
    })
    expect(readLink(link.search, settingsFor())).toMatchObject({ monthly: 12_000, sex: 'male' })
  })

  it('that cannot be copied is shown to be copied by hand', async () => {
    const { user } = await open()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
    await user.click(screen.getByRole('button', { name: 'Скопировать ссылку на расчёт' }))
    const shown = await screen.findByRole<HTMLInputElement>('textbox', { name: /скопируйте сами/ })
    expect(shown.value).toMatch(/^http.+\?sex=f&age=35/)
  })
})

describe('whole shares', () => {
  it('add up to a hundred and are off by less than one', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 6 }), (values) => {
        const total = values.reduce((sum, value) => sum + value, 0)
        const shares = wholeShares(values)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total > 0 ? 100 : 0)
        if (total <= 0) return
        shares.forEach((share, index) =>
          expect(Math.abs(share - (values[index]! / total) * 100)).toBeLessThanOrEqual(1),
        )
      }),
    )
  })
})
