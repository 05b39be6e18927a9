import { parseAst, type Plugin } from 'vite'

/**
 * What React can do and the portal never asks of it, by the file of React and the functions that do it: none of them is reached by what the
 * portal writes, or, reached, they look for what is not there. `test/deploy/unused-react.test.ts` holds that it stays unasked.
 */
const unusedInDom = {
  /** `<ViewTransition>`. */
  viewTransitions: `
    applyViewTransitionToHostInstances applyViewTransitionToHostInstancesRecursive commitAfterMutationEffectsOnFiber
    commitAppearingPairViewTransitions commitDeletedPairViewTransitions commitEnterViewTransitions commitExitViewTransitions
    commitNestedViewTransitions createViewTransitionInstance flushAfterMutationEffects measureNestedViewTransitions
    restoreEnterOrExitViewTransitions restoreNestedViewTransitions restorePairedViewTransitions
    restoreViewTransitionOnHostInstances scheduleViewTransitionEvent startViewTransition ViewTransitionPseudoElement`,
  /** A ref of a `<Fragment>`. */
  fragmentRefs: `
    addFragmentHandleToFiber commitFragmentInstanceDeletionEffects commitFragmentInstanceInsertionEffects
    commitNewChildToFragmentInstance commitNewChildToFragmentInstances deleteChildFromFragmentInstance FragmentInstance
    validateDocumentPositionWithFiberTree`,
  /** `<SuspenseList>`. */
  suspenseLists: 'cutOffTailIfNeeded initSuspenseListRenderState updateSuspenseListComponent',
  /** A function as the action of a form, `useActionState`, `useFormStatus`. */
  formActions: `
    dispatchActionState ensureFormComponentIsStateful extractEvents$1 mountActionState rerenderActionState requestFormReset$1
    runActionStateAction startHostTransition updateActionState updateActionStateImpl`,
  /** `<title>`, `<meta>`, `<link>`, `<style>` and `<script>` drawn by a component, and files asked for ahead by React. */
  documentParts: `
    acquireResource adoptPreloadPropsForScript adoptPreloadPropsForStylesheet getHydratableHoistableCache getResource
    insertStylesheet insertStylesheetIntoRoot isHostHoistableType mountHoistable preconnectAs preinitModuleScript preinitScript
    preinitStyle preload preloadModule preloadResource preloadResourceAndSuspendIfNeeded preloadStylesheet
    stylesheetPropsFromRawProps suspendResource`,
  /** An element of one's own with properties and events, which sanitised content may not hold. */
  customElements: 'setPropOnCustomElement',
  /** `onBeforeInput`, `onSelect`, and how browsers older than the supported ones told of typing. */
  events: `
    constructSelectEvent getFallbackBeforeInputChars getNativeBeforeInputChars handleEventsForInputEventPolyfill
    isFallbackCompositionEnd`,
  /** Where an error arose among the components: told in development alone, nobody asks in production. */
  componentStacks: 'getStackByFiberInDevAndProd',
}
const dom = 'react-dom/cjs/react-dom-client.production.js'
const unused = {
  [dom]: unusedInDom,
  'react-dom/cjs/react-dom.production.js': {
    documentParts:
      'exports.preconnect exports.prefetchDNS exports.preinit exports.preinitModule exports.preload exports.preloadModule',
    formActions: 'exports.requestFormReset exports.useFormState exports.useFormStatus',
  },
  'react/cjs/react.production.js': {
    viewTransitions: 'addTransitionType',
    formActions: 'exports.useActionState',
    /** `Children`, which reads what a component was given inside. */
    children: 'escape getElementKey mapChildren mapIntoArray resolveThenable',
  },
}
export type ReactFile = keyof typeof unused
const files = Object.keys(unused) as ReactFile[]

/** Functions are emptied; what is called by nothing else then, the minifier drops. */
const empty = '{}'
/** What a file exports goes whole; methods go with the function that they are of. */
const assigned = /^(exports\.\w+) = |^(\w+)\.prototype\./

/** Whether what has come is held back until the fallback that it takes the place of has been seen for 300 ms: a page with parts in parts would wait thrice. */
const isHeldBack = `((exitStatus = globalMostRecentFallbackTime + 300 - now()),
          10 < exitStatus)`

function withoutPause(whole: string): string {
  const code = whole.replace(isHeldBack, 'false')
  if (code === whole) throw new Error('React DOM does not hold back any more what has come, or says so otherwise.')
  return code
}

/** The code of a file of React without what the portal does not use. Throws where it is another React than the one that was read. */
export function withoutUnused(file: ReactFile, whole: string): string {
  const code = file === dom ? withoutPause(whole) : whole
  const names = new Set(Object.values(unused[file]).flatMap((list) => list.trim().split(/\s+/)))
  const found = new Set<string>()
  const pieces: string[] = []
  let at = 0
  const replace = ({ start, end }: { start: number; end: number }, instead: string) => {
    pieces.push(code.slice(at, start), instead)
    at = end
  }
  for (const one of parseAst(code).body) {
    if (one.type === 'FunctionDeclaration' && one.id && one.body && names.has(one.id.name)) {
      found.add(one.id.name)
      replace(one.body, empty)
    } else if (one.type === 'ExpressionStatement') {
      const [, exported, owner] = assigned.exec(code.slice(one.start)) ?? []
      if (!names.has(exported ?? owner ?? '')) continue
      if (exported) found.add(exported)
      replace(one, '')
    }
  }
  const missing = [...names].filter((name) => !found.has(name))
  if (missing.length > 0) throw new Error(`${file} has no ${missing.join(', ')} any more.`)
  return pieces.join('') + code.slice(at)
}

/** Leaves out of the bundle what of React the portal does not use: a seventh of all that a page begins with. */
export function withoutUnusedReact(): Plugin {
  return {
    name: 'portal:without-unused-react',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /[\\/]react(-dom)?[\\/]cjs[\\/]react(-dom(-client)?)?\.production\.js$/ },
      handler(code, id) {
        const file = files.find((one) => id.endsWith(one))
        return file && { code: withoutUnused(file, code), map: null }
      },
    },
  }
}
