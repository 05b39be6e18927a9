/**
 * JavaScript of a page over the wire, in kB of brotli. `goal` is what the page is meant to weigh; `held` is what it has reached
 * and may not outgrow: it goes down, and up only by a decision (0079). `parts` are the modules that the page is loaded by beside the entry;
 * `ready` are the words with which it is ready to be used: what comes after them is not waited for.
 */
export const budgets = [
  { page: '/', goal: 94, held: 87.8, parts: ['src/app/hydrate', 'src/layouts/default'], ready: 'которые всегда на' },
  {
    page: '/lk/login',
    goal: 100,
    held: 92.7,
    parts: ['src/app/render', 'src/views/entry-form/entry-page', 'src/layouts/login', 'src/system/adapters/entry-form'],
    ready: 'Войти через Госуслуги',
  },
  {
    page: '/lk',
    goal: 112,
    held: 112,
    parts: [
      'src/app/render',
      'src/views/account/main-page',
      'src/layouts/npf-lk',
      'src/system/adapters/residents/account',
    ],
    ready: '742 318,55 ₽',
  },
] as const

/**
 * What another page of the account may bring beside what the main one has brought, in kB of brotli; the library of charts comes after
 * that, where a chart is looked at.
 */
export const anotherAccountPage = 40
/** A statement brings its draft, its files and its signature. */
export const statementPage = 60
