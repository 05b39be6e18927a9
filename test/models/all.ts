import { charts } from '#machines/registry.ts'
import type { Model } from '#test/kit/model/model.ts'

export const kebab = (name: string) => name.replace(/[A-Z]/g, (message) => `-${message.toLowerCase()}`)

const modelOf = async (name: string) =>
  [name, ((await import(`./${kebab(name)}.ts`)) as { model: Model }).model] as const

/** The model of every chart, by the name of the chart: it lies in the file of that name. */
export const models = Object.fromEntries(await Promise.all(Object.keys(charts).map(modelOf))) as Record<string, Model>
