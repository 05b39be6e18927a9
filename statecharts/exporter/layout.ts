import ELK from 'elkjs/lib/elk.bundled.js'
import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js'
import { sizeOfNotes } from './note-size.ts'
import type { Arrow, Box, Scene } from './scene.ts'

export type Point = { x: number; y: number }
export type Rect = Point & { width: number; height: number }
export type PlacedBox = { box: Box; rect: Rect; depth: number }
export type PlacedArrow = { arrow: Arrow; points: Point[]; card: Rect | null }

/** A scene where everything has its place; boxes stand before those inside them. */
export type Placed = { width: number; height: number; boxes: PlacedBox[]; arrows: PlacedArrow[] }

export const boxPadding = 12
export const cardPadding = 7
const startSize = 14

const layoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.layered.cycleBreaking.strategy': 'GREEDY',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.spacing.nodeNodeBetweenLayers': '34',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '2',
  'elk.layered.considerModelOrder.components': 'MODEL_ORDER',
  'elk.padding': '[top=0,left=0,bottom=0,right=0]',
}

/** Gives every box, arrow and card its place. The same scene always gets the same places. */
export const layOut = async (scene: Scene): Promise<Placed> => {
  const graph: ElkNode = {
    id: '#graph',
    layoutOptions,
    children: scene.boxes.map(nodeOf),
    edges: scene.arrows.map(edgeOf),
  }
  const placed = await new ELK().layout(graph)
  const rects = new Map<string, Rect>()
  const edges = new Map<string, ElkExtendedEdge>()
  collect(placed, rects, edges)
  const boxes = scene.boxes.flatMap((box) => placedBoxes(box, rects, 0))
  return {
    width: Math.ceil(placed.width ?? 0),
    height: Math.ceil(placed.height ?? 0),
    boxes,
    arrows: scene.arrows.map((arrow) => placedArrow(arrow, edges.get(arrow.id))),
  }
}

const nodeOf = (box: Box): ElkNode => {
  if (box.look === 'start') return { id: box.id, width: startSize, height: startSize }
  const { width, height } = sizeOfNotes(box.notes)
  if (box.look === 'anywhere') return { id: box.id, width: width + 2 * boxPadding, height: height + boxPadding }
  const outer = { width: Math.max(96, width + 2 * boxPadding), height: height + 2 * boxPadding - 4 }
  if (box.children.length === 0) return { id: box.id, ...outer }
  return {
    id: box.id,
    children: box.children.map(nodeOf),
    layoutOptions: {
      'elk.alignment': 'TOP',
      'elk.padding': `[top=${outer.height + 14},left=20,bottom=20,right=20]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${outer.width},${outer.height + 40})`,
    },
  }
}

const edgeOf = ({ id, from, to, card, pull }: Arrow): ElkExtendedEdge => {
  const { width, height } = sizeOfNotes(card)
  const label = {
    text: id,
    width: width + 2 * cardPadding,
    height: height + 2 * cardPadding,
    layoutOptions: { 'elk.edgeLabels.inline': 'true' },
  }
  return {
    id,
    sources: [from],
    targets: [to],
    labels: card.length ? [label] : [],
    layoutOptions: {
      'elk.layered.priority.direction': String(pull),
      'elk.layered.priority.straightness': pull > 0 ? '5' : '1',
    },
  }
}

const collect = (node: ElkNode, rects: Map<string, Rect>, edges: Map<string, ElkExtendedEdge>): void => {
  rects.set(node.id, rectOf(node))
  node.edges?.forEach((edge) => edges.set(edge.id, edge))
  node.children?.forEach((child) => collect(child, rects, edges))
}

const rectOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Rect>): Rect => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.round(width),
  height: Math.round(height),
})

const placedBoxes = (box: Box, rects: Map<string, Rect>, depth: number): PlacedBox[] => [
  { box, rect: found(rects, box.id), depth },
  ...box.children.flatMap((child) => placedBoxes(child, rects, depth + 1)),
]

const placedArrow = (arrow: Arrow, edge: ElkExtendedEdge | undefined): PlacedArrow => {
  const section = edge?.sections?.[0]
  if (!section) throw new Error(`the arrow "${arrow.id}" got no way`)
  const label = edge.labels?.[0]
  return {
    arrow,
    points: [section.startPoint, ...(section.bendPoints ?? []), section.endPoint].map(({ x, y }) => ({
      x: Math.round(x),
      y: Math.round(y),
    })),
    card: label ? rectOf(label) : null,
  }
}

const found = (rects: Map<string, Rect>, id: string): Rect => {
  const rect = rects.get(id)
  if (!rect) throw new Error(`the box "${id}" got no place`)
  return rect
}
