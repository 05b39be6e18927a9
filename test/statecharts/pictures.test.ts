import { describe, expect, it } from 'vitest'
import { detailScene } from '#statecharts/exporter/detail.ts'
import { drawing } from '#statecharts/exporter/drawing.ts'
import { filesOf } from '#statecharts/exporter/files.ts'
import { layOut, type Placed, type Point, type Rect } from '#statecharts/exporter/layout.ts'
import { sizeOfNotes } from '#statecharts/exporter/note-size.ts'
import { overviewScene } from '#statecharts/exporter/overview.ts'
import { readCharts } from '#statecharts/exporter/read.ts'
import { startArrow, type Box } from '#statecharts/exporter/scene.ts'
import { textWidth, wrap } from '#statecharts/exporter/text-metrics.ts'
import { titlePlaces } from '#statecharts/exporter/title-places.ts'
import { charts } from './fixture.ts'

const [shop] = readCharts(charts)
if (!shop) throw new Error('the fixture has a shop')

const doOverlap = (a: Rect, b: Rect) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const segmentsOf = (points: Point[]): Rect[] =>
  points.slice(1).map((to, index) => {
    const from = points[index] ?? to
    return {
      x: Math.min(from.x, to.x),
      y: Math.min(from.y, to.y),
      width: Math.abs(from.x - to.x),
      height: Math.abs(from.y - to.y),
    }
  })

/** Pairs of a card and something else that share a place; its own arrow runs behind a card on purpose. */
const collisions = ({ boxes, arrows }: Placed): string[] =>
  arrows.flatMap(({ arrow, card }) => {
    if (!card) return []
    const solid = boxes.filter(({ box }) => box.children.length === 0)
    return [
      ...solid.filter(({ rect }) => doOverlap(rect, card)).map(({ box }) => `${arrow.id} / ${box.id}`),
      ...arrows
        .filter(
          (other) =>
            other.arrow.id !== arrow.id && segmentsOf(other.points).some((segment) => doOverlap(segment, card)),
        )
        .map((other) => `${arrow.id} / ${other.arrow.id}`),
    ]
  })

const scenes = { detail: detailScene(shop), overview: overviewScene(shop) }

describe.each(Object.entries(scenes))('a picture: %s', (_, scene) => {
  it('keeps every card clear of boxes and of other arrows', async () => {
    expect(collisions(await layOut(scene))).toEqual([])
  })

  it('gives every box and card room for its words', async () => {
    const { boxes, arrows } = await layOut(scene)
    const fits = (rect: Rect, notes: Parameters<typeof sizeOfNotes>[0]) =>
      sizeOfNotes(notes).width <= rect.width && sizeOfNotes(notes).height <= rect.height
    expect(boxes.filter(({ box, rect }) => !fits(rect, box.notes))).toEqual([])
    expect(arrows.filter(({ arrow, card }) => card && !fits(card, arrow.card))).toEqual([])
  })

  it('starts at its top: the first state stands above all that follow', async () => {
    const { boxes } = await layOut(scene)
    const top = (id: string) => boxes.find(({ box }) => box.id === id)?.rect.y ?? NaN
    expect(top('opening')).toBeLessThan(top('choosing'))
    expect(top('choosing')).toBeLessThan(top('paying'))
  })
})

describe('the detailed picture', () => {
  it('joins transitions of one cause between the same states, and lists those that stay inside their state', () => {
    const { arrows } = scenes.detail
    const back = arrows.filter(({ from, to }) => from === 'paying' && to === 'choosing')
    expect(back.map(({ look, isOwnDecision }) => ({ look, isOwnDecision }))).toEqual([
      { look: 'failure', isOwnDecision: true },
      { look: 'time', isOwnDecision: true },
    ])
    expect(arrows.find(({ id }) => id.includes('#anywhere'))).toMatchObject({ from: '#anywhere', to: 'closed' })
    expect(JSON.stringify(scenes.detail.boxes)).toContain('дорогое')
  })

  it('is well-formed, named for screen readers, and free of unescaped words', async () => {
    const svg = drawing(scenes.detail, await layOut(scenes.detail))
    expect(svg).toMatch(/^<svg [^>]*role="img" aria-labelledby="shop-detail-title shop-detail-desc"/)
    expect(svg).toContain('<title id="shop-detail-title">Лавка — подробно</title>')
    expect(svg).toContain('>Сказано &lt;&amp;&gt;</text>')
    expect(svg).not.toContain('<&>')
    const opened = [...svg.matchAll(/<([a-z]+)[ >]/g)].length
    const closed = [...svg.matchAll(/<\/[a-z]+>|\/>/g)].length
    expect(opened).toBe(closed)
  })
})

describe('the words of a composite state', () => {
  const box = (id: string, children: Box[]): Box => ({
    id,
    look: 'composite',
    isRegion: false,
    notes: [{ lines: [{ text: 'Лавка', style: 'heading' }] }],
    children,
  })
  const placed = (points: Point[]): Placed => ({
    width: 300,
    height: 200,
    boxes: [{ box: box('shop', [box('inner', [])]), rect: { x: 0, y: 0, width: 300, height: 200 }, depth: 0 }],
    arrows: [{ arrow: { ...startArrow('start', 'inner'), card: [] }, points, card: null }],
  })

  it('move to the right of an arrow that would run through them', () => {
    expect(
      titlePlaces(
        placed([
          { x: 30, y: -20 },
          { x: 30, y: 100 },
        ]),
      ).get('shop'),
    ).toBeGreaterThan(18)
  })

  it('stay where no arrow disturbs them', () => {
    expect(
      titlePlaces(
        placed([
          { x: 200, y: -20 },
          { x: 200, y: 100 },
        ]),
      ).get('shop'),
    ).toBe(0)
  })
})

describe('the overview', () => {
  it('folds inner states into their ancestor', () => {
    const [page] = scenes.overview.boxes
    expect(page?.children.map(({ id }) => id)).not.toContain('serving.delivery')
    expect(page?.children.find(({ id }) => id === 'serving')?.look).toBe('folded')
  })
})

describe('all the files', () => {
  it('are the same, byte for byte, every time', async () => {
    expect(await filesOf(charts)).toEqual(await filesOf(charts))
  })

  it('stand in a folder of each machine', async () => {
    const names = ['chart.mmd', 'definition.json', 'detail.svg', 'overview.svg', 'transitions.md']
    const expected = ['courier', 'shop'].flatMap((machine) => names.map((name) => `${machine}/${name}`))
    expect([...(await filesOf(charts)).keys()].sort()).toEqual(
      [...expected, 'README.md', 'system.mmd', 'system.svg'].sort(),
    )
  })
})

describe('the measure of texts', () => {
  it('knows narrow letters from wide ones, and counts an unknown one as the widest', () => {
    expect(textWidth('ill', 12, 'sans')).toBeLessThan(textWidth('ШЩЖ', 12, 'sans'))
    expect(textWidth('漢', 10, 'sans')).toBe(11)
    expect(textWidth('abc', 10, 'mono')).toBe(textWidth('ШЩЖ', 10, 'mono'))
  })

  it('breaks a text only at spaces', () => {
    expect(wrap('ввод номера телефона', 90, 12, 'sans')).toEqual(['ввод номера', 'телефона'])
    expect(wrap('долгоеслово да', 10, 12, 'sans')).toEqual(['долгоеслово', 'да'])
  })
})
