import js from '@eslint/js'
import { defineConfig, globalIgnores } from 'eslint/config'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

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
  { regex: '^zod($|/(?!mini$))', allowedIn: [], message: 'Only zod/mini: classic zod adds 17 kB to the first load.' },
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

const mayUse = (file) => (ban) => !ban.allowedIn.includes(file)

/** The bans as rules, for all files or for those that one exception names. */
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
    {
      patterns: imports.filter(applies).map(({ allowedIn: _, ...pattern }) => pattern),
    },
  ],
  'no-restricted-syntax': ['error', ...syntax.filter(applies).map(({ selector, message }) => ({ selector, message }))],
})

export default defineConfig(
  globalIgnores(['dist', 'test-results', 'coverage', '.sandbox', 'public', 'statecharts/**/*.{js,html}']),
  js.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      globals: { window: 'readonly', self: 'readonly' },
      // One project for all: by a service each file is opened anew, and the charts are checked twice.
      parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      eqeqeq: ['error', 'smart'],
      // Playwright's fixtures say by an empty pattern that they need no other.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
  { files: ['src/**/*.{ts,tsx}', 'machines/**/*.ts'], rules: { 'no-console': 'error', ...bans(() => true) } },
  ...exceptions.map((file) => ({ files: [file], rules: bans(mayUse(file)) })),
  // `setup({ types: {} as … })` is how XState takes its types.
  { files: ['machines/**/*.ts', 'test/**/*.ts'], rules: { '@typescript-eslint/no-unnecessary-type-assertion': 'off' } },
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
  { files: ['**/*.tsx', 'src/system/**/*.ts'], ...reactHooks.configs.flat['recommended-latest'] },
  { files: ['**/*.js'], extends: [tseslint.configs.disableTypeChecked] },
)
