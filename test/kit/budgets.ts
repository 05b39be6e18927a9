/**
 * JavaScript of a page over the wire, in kB of brotli. `goal` is what the page is meant to weigh; `held` is what it has reached
 * and may not outgrow: it only ever goes down. `parts` are the files that the page is loaded by beside the entry;
 * `wired` is the same in a real browser, which also counts the frames of the protocol and what the page fetches once it stands.
 */
export const budgets = [
  { page: '/', goal: 100, held: 131, wired: 140, parts: ['src/views/site/home-page', 'src/layouts/default'] },
  { page: '/lk/login', goal: 115, held: 138, wired: 150, parts: ['src/views/entry-form/entry-page', 'src/layouts/login', 'src/system/ports/entry'] },
  { page: '/lk', goal: 120, held: 141, wired: 152, parts: ['src/views/account/main-page', 'src/layouts/npf-lk', 'src/system/ports/account'] },
] as const
