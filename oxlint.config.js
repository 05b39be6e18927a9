import { defineConfig } from 'oxlint'

/** Files that touch what others may not; where two match a file, the later one rules. */
const client = 'src/api/client.ts'
/** The part of the client that tells how far a file has gone. */
const progress = 'src/api/fetch-with-progress.ts'
const served = 'src/system/browser/served.ts'
const prerender = 'src/app/prerender.tsx'
const system = 'src/system/**'
const browser = 'src/system/browser/**'
/** A moment of the device is all that they need: how long something takes, and that no answer comes from the cache. */
const stopwatches = [client, 'src/ui/countdown.tsx', 'src/ui/lazy-with-fallback.tsx']
const richText = 'src/ui/rich-text.tsx'
const exceptions = [prerender, system, browser, richText, served, progress, ...stopwatches]

const globals = [
  {
    names: ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'],
    allowedIn: [client, progress, served],
    message: 'Calls go through the API client alone.',
  },
  {
    names: ['localStorage', 'sessionStorage', 'history', 'indexedDB'],
    allowedIn: [browser],
    message: 'Storage and history are wrapped in src/system/browser.',
  },
]
const imports = [
  { regex: '^zod($|/[^m])', allowedIn: [], message: 'Only zod/mini: classic zod adds 17 kB to the first load.' },
  {
    regex: '^(emotion|@emotion/css)$',
    allowedIn: [],
    message: 'It has a cache of its own; use the css prop of @emotion/react.',
  },
  { regex: '^ofetch$', allowedIn: [client], message: 'Calls go through the API client alone.' },
  {
    regex: '^xstate$',
    importNames: ['createActor'],
    allowedIn: [system, browser, prerender],
    message: 'Actors start in src/system, and where pages are prerendered.',
  },
]
const syntax = [
  {
    selector:
      'JSXAttribute[name.name="dangerouslySetInnerHTML"], AssignmentExpression[left.property.name=/^(inner|outer)HTML$/]',
    allowedIn: [richText],
    message: 'HTML is shown by ui/rich-text alone, after it is sanitised.',
  },
  {
    selector: 'MemberExpression[object.name="navigator"][property.name="sendBeacon"]',
    allowedIn: [client],
    message: 'Calls go through the API client alone.',
  },
  {
    selector:
      'NewExpression[callee.name="Date"][arguments.length=0], CallExpression[callee.name="Date"], MemberExpression[object.name="Date"][property.name="now"]',
    allowedIn: [system, browser, prerender, ...stopwatches],
    message: 'The device may be wrong: views take the day from useToday, functions are given it.',
  },
]

/** @typedef {{ allowedIn: string[] }} Ban */

/** @type {(file: string) => (ban: Ban) => boolean} */
const mayUse = (file) => (ban) => !ban.allowedIn.includes(file)

/**
 * The bans as rules, for all files or for those that one exception names.
 * @param {(ban: Ban) => boolean} applies
 */
const bans = (applies) => ({
  'no-restricted-globals': [
    'error',
    {
      globals: globals.filter(applies).flatMap(({ names, message }) => names.map((name) => ({ name, message }))),
      checkGlobalObject: true,
    },
  ],
  'no-restricted-imports': [
    'error',
    { patterns: imports.filter(applies).map(({ allowedIn: _, ...pattern }) => pattern) },
  ],
  'eslint-js/no-restricted-syntax': [
    'error',
    ...syntax.filter(applies).map(({ selector, message }) => ({ selector, message })),
  ],
})

/** What the presets of ESLint and typescript-eslint ask for beside what is certainly wrong. */
const beyondCorrectness = [
  'no-array-constructor',
  'no-case-declarations',
  'no-empty',
  'no-fallthrough',
  'no-prototype-builtins',
  'no-regex-spaces',
  'no-unexpected-multiline',
  'no-var',
  'prefer-const',
  'prefer-rest-params',
  'prefer-spread',
  'preserve-caught-error',
  'typescript/ban-ts-comment',
  'typescript/consistent-type-imports',
  'typescript/no-empty-object-type',
  'typescript/no-explicit-any',
  'typescript/no-misused-promises',
  'typescript/no-namespace',
  'typescript/no-require-imports',
  'typescript/no-unnecessary-type-assertion',
  'typescript/no-unnecessary-type-constraint',
  'typescript/no-unsafe-argument',
  'typescript/no-unsafe-assignment',
  'typescript/no-unsafe-call',
  'typescript/no-unsafe-enum-comparison',
  'typescript/no-unsafe-function-type',
  'typescript/no-unsafe-member-access',
  'typescript/no-unsafe-return',
  'typescript/only-throw-error',
  'typescript/prefer-promise-reject-errors',
  'typescript/require-await',
  'typescript/restrict-plus-operands',
]

export default defineConfig({
  plugins: ['typescript', 'react', 'oxc'],
  // For selectors alone: the native rules have none.
  jsPlugins: [{ name: 'eslint-js', specifier: 'oxlint-plugin-eslint' }],
  categories: { correctness: 'error' },
  options: { typeAware: true, typeCheck: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['dist', 'test-results', 'coverage', '.sandbox', 'public', 'statecharts/**/*.{js,html}'],
  rules: {
    ...Object.fromEntries(beyondCorrectness.map((name) => [name, 'error'])),
    'no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
    ],
    'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
    eqeqeq: ['error', 'smart'],
    // Playwright's fixtures say by an empty pattern that they need no other.
    'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    // Signs are what is spread out here, and what is sorted as text is text.
    'typescript/no-misused-spread': 'off',
    'typescript/require-array-sort-compare': 'off',
  },
  overrides: [
    {
      files: ['**/*.tsx', 'src/**/*.ts'],
      rules: { 'react/rules-of-hooks': 'error', 'react/unsupported-syntax': 'error' },
    },
    { files: ['src/**/*.{ts,tsx}', 'machines/**/*.ts'], rules: { 'no-console': 'error', ...bans(() => true) } },
    ...exceptions.map((file) => ({ files: [file], rules: bans(mayUse(file)) })),
    // `setup({ types: {} as … })` is how XState takes its types.
    { files: ['machines/**/*.ts', 'test/**/*.ts'], rules: { 'typescript/no-unnecessary-type-assertion': 'off' } },
    {
      files: ['machines/**/*.ts'],
      rules: {
        'no-restricted-globals': [
          'error',
          {
            globals: ['setTimeout', 'setInterval', 'queueMicrotask', 'Date', 'performance', 'fetch'].map((name) => ({
              name,
              message: 'A chart has no clock and no world of its own: use a named delay or a port.',
            })),
            checkGlobalObject: true,
          },
        ],
      },
    },
  ],
})
