import { describe, expect, it } from 'vitest'
import { definitionJson } from '#statecharts/exporter/definition.ts'
import { mermaidChart } from '#statecharts/exporter/mermaid.ts'
import { readCharts } from '#statecharts/exporter/read.ts'
import { relationsOf } from '#statecharts/exporter/relations.ts'
import { tablesPage } from '#statecharts/exporter/tables.ts'
import { charts, twins } from './fixture.ts'

const [shop] = readCharts(charts)
if (!shop) throw new Error('the fixture has a shop')

describe('the tables of a chart', () => {
  const page = tablesPage(shop)

  it.each([
    ['a state with its marks', '| `serving` ∥ | Выдача | 3 |  |  |  |  |'],
    ['a state with its actor and tag', '| `paying` | Оплата | 2.2 | `busy` | `charge` |  |  |'],
    [
      'an event with its words, a guard and an action',
      '| `choosing` | `item.chosen` Выбрали вещь | `isDear` | `addPrice` | остаётся | дорогое |  | решение |',
    ],
    [
      'a letter to a colleague',
      '| `shop` | `light.switched` Щёлкнули выключателем |  | `⇒ deputyCourier: hurry.asked` | остаётся | свет мигает |  | решение |',
    ],
    ['escaped pipes', '| передумали \\| ушли | 4.1 | спецификация |'],
    ['an answer, a failure, a delay', '| `paying` | ✗ `charge` |  |  | `choosing` | не оплачено |  | решение |'],
    ['a word of a dictionary', '| `parcel.delivered` | Курьер доставил | ⇐ courier | 3 |'],
  ])('hold %s', (_, row) => {
    expect(page).toContain(row)
  })

  it('give every row as many cells as its head', () => {
    const tables = page.split('\n\n').filter((part) => part.startsWith('|'))
    const cells = (line: string) => line.replaceAll('\\|', '').split('|').length
    tables.forEach((lines) => expect(new Set(lines.trim().split('\n').map(cells)).size).toBe(1))
    expect(tables).toHaveLength(7)
  })
})

describe('the Mermaid text of a chart', () => {
  const lines = mermaidChart(shop)
    .split('\n')
    .map((line) => line.trim())

  it.each([
    ['[*] --> opening'],
    ['state "Выдача" as serving {'],
    ['--'],
    ['serving__delivery__done --> [*]'],
    ['choosing --> paying : заказ оформлен — order.placed'],
    ['all__anywhere --> closed : передумали ушли — order.cancelled'],
    ['opening --> serving__delivery__waiting : уже оплачено — сразу [isPaidBefore]'],
  ])('says: %s', (line) => {
    expect(lines).toContain(line)
  })

  it('puts regions of the machine itself into a state, because Mermaid allows them nowhere else', () => {
    const [chart] = readCharts(twins)
    expect(
      chart &&
        mermaidChart(chart)
          .split('\n')
          .map((line) => line.trim()),
    ).toEqual([
      'stateDiagram-v2',
      'direction TB',
      'state "Лампы" as all {',
      'state "Левая" as left',
      '--',
      'state "Правая" as right',
      '}',
      '',
    ])
  })

  it('closes every brace it opens', () => {
    expect(lines.filter((line) => line.endsWith('{'))).toHaveLength(lines.filter((line) => line === '}').length)
  })
})

describe('the definition of a machine', () => {
  it('is data: functions are named by their place, keys stand in a fixed order', () => {
    const text = definitionJson(charts.shop, shop)
    const { machine } = JSON.parse(text) as { machine: Record<string, unknown> }
    expect(Object.keys(machine)).toEqual(['id', 'description', 'meta', 'context', 'invoke', 'on', 'initial', 'states'])
    expect(machine).toHaveProperty('states.paying.invoke.input', { fn: 'input' })
    expect(machine).toHaveProperty('states.paying.invoke.onDone.actions.params', { fn: 'params' })
    expect(text).toContain('"meaning": "Списать деньги"')
  })
})

describe('the machines together', () => {
  it('run and write to each other', () => {
    expect(relationsOf(charts)).toMatchObject({
      runs: [{ from: 'shop', to: 'courier' }],
      writes: [
        { from: 'shop', to: 'courier', types: ['hurry.asked'] },
        { from: 'courier', to: 'shop', types: ['parcel.delivered'] },
      ],
    })
  })
})
