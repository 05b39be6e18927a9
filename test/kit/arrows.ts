import type { Import } from './imports.ts'

/** The parts of the project, and how their files are known; the first that matches counts. */
const parts: [part: string, files: RegExp][] = [
  ['limits', /^src\/domain\/limits\.ts$/],
  ['domain', /^src\/domain\//],
  ['env', /^src\/env(-schema|-values)?\.ts$/],
  ['api', /^src\/api\//],
  ['ui', /^src\/ui\//],
  ['forms', /^src\/forms\//],
  ['blocks', /^src\/blocks\//],
  ['react', /^src\/system\/react\//],
  ['browser', /^src\/system\/browser\//],
  ['system', /^src\/system\//],
  ['routes', /^src\/routes\//],
  ['layouts', /^src\/layouts\//],
  ['views', /^src\/views\//],
  ['app', /^src\/app\//],
  ['kit', /^machines\/kit\//],
  ['directory', /^machines\/directory\.ts$/],
  ['flows', /^machines\/flows\.ts$/],
  ['registry', /^machines\/registry\.ts$/],
  ['contract', /^machines\/[^/]+\/contract\.ts$/],
  ['selectors', /^machines\/[^/]+\/selectors\.ts$/],
  ['chart', /^machines\/[^/]+\//],
  ['statecharts', /^statecharts\//],
  ['test', /^test\//],
  ['deploy', /^(deploy\/|vite\.config\.ts$)/],
]

/** Who may import whom besides itself. `types` and `lazy` say how; machines have rules of their own below. */
const arrows: Record<string, readonly string[]> = {
  limits: [],
  domain: ['limits'],
  env: [],
  api: ['domain'],
  ui: [],
  forms: ['domain', 'ui'],
  blocks: ['domain', 'env', 'ui', 'forms', 'react'],
  browser: ['domain', 'contract types'],
  react: [
    'domain',
    'browser',
    'system',
    'selectors',
    'contract types',
    'chart types',
    'directory types',
    'registry types',
  ],
  system: ['domain', 'env', 'api', 'browser', 'contract', 'selectors', 'chart', 'directory', 'flows', 'kit'],
  views: ['domain', 'env', 'ui', 'forms', 'blocks', 'react', 'selectors', 'contract types'],
  layouts: ['domain', 'env', 'ui', 'blocks', 'react', 'selectors', 'contract types', 'views'],
  routes: ['domain', 'contract types', 'directory types', 'system types', 'views lazy', 'views types'],
  app: [
    'domain',
    'env',
    'api',
    'ui',
    'blocks',
    'browser',
    'react',
    'system',
    'routes',
    'layouts',
    'layouts lazy',
    'views lazy',
    'selectors',
    'contract types',
  ],
  kit: ['domain'],
  directory: ['domain', 'kit', 'contract types'],
  flows: ['kit', 'directory', 'contract types', 'chart'],
  registry: ['kit', 'directory types', 'chart'],
  contract: ['domain', 'kit', 'contract types'],
  selectors: ['domain', 'contract types', 'chart types'],
  chart: ['domain', 'kit', 'directory', 'flows', 'contract', 'selectors'],
  statecharts: ['domain', 'kit', 'directory', 'registry', 'contract', 'chart'],
  test: parts.map(([part]) => part),
  deploy: ['env', 'domain', 'app types', 'test lazy'],
}

/** Whose machine a chart may invoke or spawn; the root has any. */
const children: Record<string, readonly string[]> = {
  session: ['client', 'inactivity', 'joining-check', 'queries', 'reentry', 'sign-out', 'tasks', 'token-refresh'],
  reentry: ['entry-form'],
  queries: ['paged-query', 'query'],
  tasks: ['task'],
  inquiries: ['inquiry', 'lookup'],
  notices: ['notice-board'],
  'notice-board': ['toast'],
  'entry-form': ['code-entry'],
  consent: ['code-entry'],
  'joining-wizard': ['draft', 'lookup', 'signed-papers', 'signing', 'upload'],
  'redemption-wizard': ['draft', 'lookup', 'signing', 'upload'],
  'pension-statement': ['draft', 'lookup', 'signing', 'upload'],
  'sample-wizard': ['draft', 'signing', 'upload'],
  supplement: ['draft', 'upload'],
  'portfolio-change': ['draft', 'signing'],
  'tax-deduction': ['draft', 'signing'],
  withdrawal: ['signing'],
  signing: ['code-entry'],
}

/** Packages that belong to some parts alone; where a package is not named, any part may use it. Types count too. */
const packages: Record<string, readonly string[]> = {
  react: ['ui', 'forms', 'blocks', 'react', 'layouts', 'views', 'app', 'test', 'deploy', 'routes'],
  'react-dom': ['ui', 'app', 'test'],
  '@emotion/react': ['ui', 'forms', 'blocks', 'layouts', 'views', 'test', 'deploy'],
  wouter: ['ui', 'app', 'test'],
  xstate: [
    'app',
    'react',
    'system',
    'kit',
    'directory',
    'registry',
    'contract',
    'selectors',
    'chart',
    'statecharts',
    'test',
  ],
  '@xstate/react': ['react', 'test'],
  ofetch: ['api'],
  dompurify: ['ui', 'test'],
  apexcharts: ['ui'],
  'react-apexcharts': ['ui'],
  maska: ['ui'],
  'react-hook-form': ['forms'],
  '@hookform/resolvers': ['forms'],
  'date-fns': ['domain', 'ui', 'test'],
}

export const partOf = (file: string): string | null => parts.find(([, files]) => files.test(file))?.[0] ?? null
const machineOf = (file: string) => /^machines\/([^/]+)\//.exec(file)?.[1] ?? ''

function mayKnowMachine({ from, to, isTypeOnly }: Import): boolean {
  const [parent, child] = [machineOf(from), machineOf(to)]
  if (parent === child || parent === 'root') return true
  return (isTypeOnly && partOf(to) === 'contract') || (children[parent]?.includes(child) ?? false)
}

/** Why an import breaks the rules, or null where it keeps them. */
export function breach(found: Import): string | null {
  const { from, to, isPackage, isLazy, isTypeOnly } = found
  const part = partOf(from)
  if (part === null) return null
  if (isPackage) {
    return (packages[to]?.includes(part) ?? true) ? null : `${from}: ${part} may not use the package ${to}`
  }
  const target = partOf(to)
  if (target === null) return to === 'package.json' ? null : `${from}: ${to} belongs to no part`
  const isMachine = (one: string) => ['contract', 'selectors', 'chart'].includes(one)
  if (isMachine(part) && isMachine(target))
    return mayKnowMachine(found) ? null : `${from}: no child of this machine is ${to}`
  const allowed = [
    target,
    ...(target === 'limits' ? ['domain'] : []),
    ...(isTypeOnly ? [`${target} types`] : []),
    ...(isLazy ? [`${target} lazy`] : []),
  ]
  return part === target || allowed.some((one) => arrows[part]?.includes(one))
    ? null
    : `${from}: ${part} may not import ${target} (${to})`
}
