import type { Plugin, Rolldown } from 'vite'

const helper = '\0vite/preload-helper.js'
const importing = /\bimport\((["'`])(\.[^"'`]+)\1\)/g
/** As short as it can be: it stands in every file that imports another. */
const global = '$r'

/* Older Safari preloads by the second name alone. There is one sheet of styles, which every page begins with: no part waits for its own. */
const preload = `
const link = () => document.createElement('link');
const rel = link().relList.supports('modulepreload') ? 'modulepreload' : 'preload';
const asked = new Set();
const fetchBeside = (file) => {
  if (asked.has(file) || file.endsWith('.css')) return;
  asked.add(file);
  document.head.append(Object.assign(link(), { rel, as: 'script', crossOrigin: '', href: '/' + file }));
};
export const __vitePreload = async (load, files = []) => {
  files.forEach(fetchBeside);
  try {
    return await load();
  } catch (payload) {
    const event = new Event('vite:preloadError');
    dispatchEvent(event);
    if (!(await event.isLeaving)) throw payload;
  }
};
globalThis.${global} = (error) => {
  const [lost] = /\\S+\\.js$/.exec(error.message) ?? [];
  if (!lost) throw error;
  return import(/* @vite-ignore */ lost + '?' + Date.now());
};
`

const beginning = /(^|\/)(framework|index|app|rolldown-runtime)-[^/]*\.(js|css)$/
/** An adapter lies in the file of its page, which is asked for as soon, with all that is needed beside it. */
const adapters = /(^|\/)adapters-[^/]*\.js$/

/** Which files come with this one, since it or what it brings imports them at once. */
function broughtBy(file: string, bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const brought = new Set<string>()
  const importsOf = (name: string) => (bundle[name]?.type === 'chunk' ? bundle[name].imports : [])
  importsOf(file).forEach((name) => brought.add(name))
  for (const next of brought) importsOf(next).forEach((name) => brought.add(name))
  return brought
}

/**
 * How a part of the portal is fetched late: what it needs beside it, and what was lost once more by another address. A browser may remember
 * that a file could not be fetched and never fetch that address again, so that a part which a network took would stay away for as long as
 * the page lives. Vite's own helper does the first alone, and weighs three times as much, since it also waits for styles.
 */
export function dynamicImports() {
  const brought = new Map<string, ReadonlySet<string>>()
  const plugin: Plugin = {
    name: 'portal:dynamic-imports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      order: 'post',
      handler: (code, id) => {
        if (id !== helper) return null
        if (!code.includes('export const __vitePreload'))
          throw new Error('Vite fetches late parts by another helper now.')
        return { code: preload, map: null }
      },
    },
    renderChunk(code) {
      const asking = code.replace(importing, (call) => `${call}.catch(${global})`)
      return asking === code ? null : { code: asking, map: null }
    },
    // Before Vite writes into each file what is fetched beside the parts that it fetches late.
    generateBundle: {
      order: 'pre',
      handler: (_, bundle) => Object.keys(bundle).forEach((file) => brought.set(file, broughtBy(file, bundle))),
    },
  }
  /** What is fetched beside a late part: nothing that every page has begun with, nor what whoever fetches it has come with. */
  const resolveDependencies = (
    _: string,
    needed: string[],
    { hostId, hostType }: { hostId: string; hostType: 'html' | 'js' },
  ) => {
    if (hostType === 'html') return needed
    if (adapters.test(hostId)) return []
    return needed.filter((file) => !beginning.test(file) && !brought.get(hostId)?.has(file))
  }
  return { plugin, resolveDependencies }
}
