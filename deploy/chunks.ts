/** One file of a group: `test` matches the paths of its modules, and what they import comes with them unless a group above has taken it. */
const group = (name: string, test: RegExp) => ({ name, test })

/** What every page needs and what changes with an upgrade of a library only, never with the portal's own code. */
const framework = /node_modules[\\/](react|react-dom|scheduler|xstate|@xstate[\\/]react|use-sync-external-store|use-isomorphic-layout-effect|wouter|regexparam)[\\/]/

/**
 * How the portal is cut into files, the first match first: what every page begins with; what many pages share; what each of the three
 * areas begins with. A file is compressed alone, so a page of many small ones weighs a tenth more than the same page of a few.
 * Every other part is a chunk of its own.
 */
export const chunks = [
  group('framework', framework),
  { name: 'index', tags: ['$initial' as const] },
  group('app', /[\\/](src[\\/](app[\\/](render|hydrate)|domain[\\/]once)|machines[\\/]kit[\\/]page)\./),
  group('data', /node_modules[\\/](zod|ofetch|destr|ufo)[\\/]|[\\/]src[\\/]api[\\/](client|refusal|endpoint)\.|[\\/]api[\\/]tables[\\/](content|maintenance)\.|[\\/](domain[\\/](money|plural)|ui[\\/]disclosure)\./),
  group('blocks', /[\\/]blocks[\\/]kit[\\/]/),
  group('forms', /[\\/]ui[\\/](checkbox|field)\./),
  group('controls', /[\\/]ui[\\/](choice-group|control-shell|select|text-field)\./),
  group('common', /[\\/](domain[\\/]dates|system[\\/]react[\\/]use-today|layouts[\\/](header-tools|hotline|logotype)|ui[\\/](menu-drawer|display-panel|failed-state|layout|notice|skeleton|skip-link|state-panel)|views[\\/]service[\\/]in-progress)\./),
  group('foot', /[\\/]layouts[\\/](site-footer|menus)\./),
  group('scene', /[\\/]ui[\\/]harbour-scene/),
  group('tokens', /[\\/](api[\\/]tables[\\/]auth|domain[\\/]auth-answers)\./),
  group('account', /[\\/](views[\\/]account[\\/]|layouts[\\/](npf-lk|side-menu|bottom-bar|account-header)|system[\\/]adapters[\\/]residents[\\/]account)/),
  group('entrance', /[\\/](views[\\/]entry-form[\\/](?!phone-form|sign-up|bind)|layouts[\\/](login|slim)|system[\\/]adapters[\\/]entry-form)/),
  group('site', /[\\/]layouts[\\/](default|site-)/),
].map((part, index, all) => ({ ...part, priority: all.length - index }))
