import { readFileSync } from 'node:fs'
import path from 'node:path'
import { build, createLogger, type InlineConfig } from 'vite'
import { afterEach, describe, expect, it, vi } from 'vitest'
import configOf from '../../vite.config.ts'
import { readConfiguration } from '../../deploy/configuration.ts'
import { demonstration } from '../../deploy/demonstration.ts'
import { noindex, shellDocument } from '../../deploy/prerender/document.ts'
import { root } from '#test/kit/build.ts'

type Variables = { BACKEND_ORIGIN: string; CONTENT: string }
const note = 'Демонстрационный портал: данные вымышлены'
const services: Variables = { BACKEND_ORIGIN: 'https://api.example.ru', CONTENT: '' }
const invented: Variables = { BACKEND_ORIGIN: '', CONTENT: 'sandbox' }
const unsaid: Variables = { BACKEND_ORIGIN: '', CONTENT: '' }
const contradictory: Variables = { ...services, CONTENT: 'sandbox' }

afterEach(() => {
  vi.unstubAllEnvs()
})

function under(variables: Variables, command: 'build' | 'serve') {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  return {
    read: () => readConfiguration(root, { mode: 'production', command }),
    config: () => configOf({ mode: 'production', command }),
  }
}
const namesOf = ({ plugins = [] }: InlineConfig) =>
  plugins.flat(9).flatMap((plugin) => (plugin && 'name' in plugin ? [plugin.name] : []))

/** The foot of the site and that of the entrance, built as the portal is, with what the build says meanwhile. */
async function buildFeet(variables: Variables) {
  const { define, build: { rolldownOptions = {} } = {} } = under(variables, 'build').config() as InlineConfig
  const logger = createLogger('silent')
  const said: string[] = []
  logger.warn = (text) => void said.push(text)
  const built = await build({
    root,
    configFile: false,
    define: define ?? {},
    customLogger: logger,
    plugins: [demonstration()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        optimization: rolldownOptions.optimization ?? {},
        input: ['src/layouts/site-footer.tsx', 'src/layouts/login.tsx'],
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  return { code: outputs.map((one) => (one.type === 'chunk' ? one.code : '')).join(''), said }
}

describe('a build', () => {
  it('without services stops with a sentence that says what to set', () => {
    expect(under(unsaid, 'build').read).toThrow(
      /^Настройки портала[^]*BACKEND_ORIGIN: сборке нужен адрес сервисов фонда; портал с вымышленными данными собирает CONTENT=sandbox$/,
    )
  })

  it('of services and of the sandbox at once stops, as does any start', () => {
    for (const command of ['build', 'serve'] as const)
      expect(under(contradictory, command).read).toThrow('CONTENT: sandbox не сочетается с BACKEND_ORIGIN')
  })

  it('of services is none of the sandbox', () => {
    const { read, config } = under(services, 'build')
    expect(read()).toMatchObject({ backendOrigin: services.BACKEND_ORIGIN, isDemonstration: false })
    expect(namesOf(config() as InlineConfig)).not.toContain('portal:demonstration')
  })

  it('of the sandbox is a demonstration', () => {
    const { read, config } = under(invented, 'build')
    expect(read()).toMatchObject({ backendOrigin: '', isDemonstration: true })
    expect(namesOf(config() as InlineConfig)).toContain('portal:demonstration')
  })
})

it('the development server shows the sandbox where nothing is said', () => {
  const { read, config } = under(unsaid, 'serve')
  expect(read()).toMatchObject({ backendOrigin: '', isDemonstration: false })
  expect(namesOf(config() as InlineConfig)).not.toContain('portal:demonstration')
})

describe('a demonstration', () => {
  it('says so once in every foot, and to whoever builds it', async () => {
    const { code, said } = await buildFeet(invented)
    expect(code.split(note)).toHaveLength(3)
    expect(said.filter((text) => text.includes('данные'))).toEqual([
      'CONTENT=sandbox: собирается демонстрационный портал, данные в нём вымышлены.',
    ])
  })

  it('leaves no word of itself in a build of services', async () => {
    const { code } = await buildFeet(services)
    expect(code).toContain('Карта сайта')
    expect(code).toContain('На сайт фонда')
    expect(code).not.toMatch(/демонстрац/i)
  })

  it('keeps robots from every page, and says so once', () => {
    const page = readFileSync(path.join(root, 'index.html'), 'utf8')
    const { transformIndexHtml } = demonstration()
    const marked = (transformIndexHtml as (html: string) => string)(page)
    expect(marked.split(noindex)).toHaveLength(2)
    expect(shellDocument(marked, []).split(noindex)).toHaveLength(2)
    expect(page).not.toContain(noindex)
    expect(shellDocument(page, []).split(noindex)).toHaveLength(2)
  })
})
