import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { root } from '#test/kit/build.ts'
import { listFiles } from '#test/kit/sources.ts'

const code = listFiles().filter((file) => /^(src|machines|test\/(kit|models|browser\/walk))\/.+\.tsx?$/.test(file))
const scriptOf = (file: string) => (file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)

/** Words that the portal once coined for itself, each beside the field's own word, which is said instead. */
const coinedFiles: [coined: RegExp, instead: string][] = [
  [/^(guest|place-asked)/, 'flow, anonymous, location'],
  [/desk/, 'current flow, token provider, report orders, harness'],
  [/^reads?\.|readers|use-read/, 'query, queries'],
  [
    /errand|^ears?\b|letter|colleague|^child\.|surroundings/,
    'task, listener, message, recipient, child-machine, dependencies',
  ],
  [
    /prepared|made-ahead|take-over|first-look|at-rest|rested|dozing|moments|memo(?!randum)|^later|^part\.|arrived/,
    'prerendered, hydrate, initial-snapshots, after-hydration, debounced, deferred-layout, scheduling, tab-storage, lazy-component',
  ],
  [/^(says|words|portrait|sheet)|-sheet|-words/, 'described, text, diagram, card'],
  [/^(happening|face|reckoning)/, 'step, driver, coverage-report'],
]
const coinedNames: [coined: RegExp, instead: string][] = [
  [/guest/i, 'flow, anonymous'],
  [
    /^(PlaceOf|LitePlace|useLitePlace|rememberPlace|forgetPlace|placeEntered)$|standing(s|$)|Standing/,
    'location, visitor, status',
  ],
  [/desk/i, 'current flow, token provider, report orders, harness'],
  [
    /^(useReads?|useReadAhead|reads|accountReads|Reading|Readers|ReadName|ReadAsk|ReadValue|readHome|readFreshness)$/,
    'query, queries, QueryState, fetchers',
  ],
  [/errand|colleague|surrounding/i, 'task, recipient, dependencies'],
  [/^(ear|around|Ask|Told)$/, 'listener, dependencies, RequestOf, ResponseOf'],
  [/^(words|maybeWords|wordsOf|hasWords|fieldWords|hasFieldWords)$/, 'text, errorText, fieldErrors'],
  [
    /^prepared$|^Prepared|preparedId|madeAhead|takeOver|firstLook|atRest|dozing|wakeUp|laterParts|^useRested$|memoKeys|EntryMemo|createMemo/i,
    'prerendered, hydrate, initial snapshots, after hydration, deferred layout, lazy component, tab storage, entry draft',
  ],
  [/^(says|Said|acts)$|^say(?!Goodbye)[A-Z]/, 'described, isMimic, tell…'],
  [/happening|reckon/i, 'step, coverage report'],
  [/^(stands|remembers|Face|Scene)$/, 'state, context, driver, fixture'],
]
const coinedEvents = /^(place|standing|errands|read|reads)\.[a-z]\w+$/

/** Where a word on the lists is an ordinary one. */
const exceptions: [file: RegExp, name: RegExp][] = [
  // What a test looks for on a page: the words of a button or of a heading.
  [/^test\/(kit|browser)\//, /^words$/],
]

function namesIn(file: string): string[] {
  const found = new Set<string>()
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node)) found.add(node.text)
    if (ts.isStringLiteral(node) && coinedEvents.test(node.text)) found.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(
    ts.createSourceFile(
      file,
      readFileSync(path.join(root, file), 'utf8'),
      ts.ScriptTarget.Latest,
      false,
      scriptOf(file),
    ),
  )
  return [...found]
}

const isException = (file: string, name: string) =>
  exceptions.some(([files, names]) => files.test(file) && names.test(name))

function complaintsOf(file: string, names: readonly string[]): string[] {
  const base = path.posix.basename(file)
  const files = coinedFiles.filter(([coined]) => coined.test(base)).map(([, instead]) => `${file}: say ${instead}`)
  return [
    ...files,
    ...names
      .filter((name) => !isException(file, name))
      .flatMap((name) =>
        coinedNames
          .filter(([coined]) => coined.test(name))
          .map(([, instead]) => `${file}: ${name}: say ${instead}`)
          .concat(coinedEvents.test(name) ? [`${file}: ${name}: say location, visitor, tasks, query`] : []),
      ),
  ]
}

describe('the words of the portal', () => {
  it('are the field’s own, in names of files, in identifiers and in events', () => {
    expect(code.flatMap((file) => complaintsOf(file, namesIn(file)))).toEqual([])
  })

  it.each([
    ['src/system/token-desk.ts', []],
    ['src/ui/dozing.ts', []],
    ['machines/kit/says.ts', []],
    ['src/ui/card.tsx', ['guestOf']],
    ['machines/root/machine.ts', ['place.entered']],
    ['machines/root/setup.ts', ['sayNotice']],
    ['test/models/root.ts', ['stands']],
  ])('would find a coined one: %s %s', (file, names) => {
    expect(complaintsOf(file, names)).not.toEqual([])
  })
})
