import { definitionJson } from './definition.ts'
import { detailScene } from './detail.ts'
import { drawing } from './drawing.ts'
import { folderOf } from './folder-name.ts'
import { layOut } from './layout.ts'
import { mermaidChart } from './mermaid.ts'
import { overviewScene } from './overview.ts'
import { readCharts } from './read.ts'
import { readmePage } from './readme.ts'
import { relationsOf } from './relations.ts'
import type { Scene } from './scene.ts'
import type { Charts } from './source.ts'
import { systemMermaid, systemScene } from './system.ts'
import { tablesPage } from './tables.ts'

/** Texts by their path inside the folder of the charts. */
export type Files = Map<string, string>

/** Everything the folder of the charts must hold; the same charts always give the same bytes. */
export const filesOf = async (charts: Charts): Promise<Files> => {
  const read = readCharts(charts)
  const relations = relationsOf(charts)
  const files: Files = new Map([
    ['README.md', readmePage(read, relations)],
    ['system.mmd', systemMermaid(read, relations)],
    ['system.svg', await drawn(systemScene(read, relations))],
  ])
  for (const [index, source] of Object.values(charts).entries()) {
    const chart = read[index]
    if (!chart) continue
    const folder = folderOf(chart.name)
    files.set(`${folder}/definition.json`, definitionJson(source, chart))
    files.set(`${folder}/transitions.md`, tablesPage(chart))
    files.set(`${folder}/chart.mmd`, mermaidChart(chart))
    files.set(`${folder}/overview.svg`, await drawn(overviewScene(chart)))
    files.set(`${folder}/detail.svg`, await drawn(detailScene(chart)))
  }
  return files
}

const drawn = async (scene: Scene): Promise<string> => drawing(scene, await layOut(scene))
