import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { withoutUnused } from '../../deploy/unused-react.ts'
import { root } from '#test/kit/build.ts'
import { listFiles } from '#test/kit/sources.ts'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const dom = 'react-dom/cjs/react-dom-client.production.js'
const reactDom = read(`node_modules/${dom}`)

describe('what is left out of React', () => {
  it('is found in it, and a good tenth of it', () => {
    const left = withoutUnused(dom, reactDom)
    expect(left.length).toBeLessThan(0.9 * reactDom.length)
    expect(left).toContain('function startViewTransition(')
    expect(left).not.toContain('.startViewTransition({')
  })

  it('has what holds back what has come with it', () => {
    expect(reactDom).toContain('globalMostRecentFallbackTime + 300')
    expect(withoutUnused(dom, reactDom)).not.toContain('globalMostRecentFallbackTime + 300')
    expect(() => withoutUnused(dom, reactDom.replace('Time + 300', 'Time + 400'))).toThrow(
      'does not hold back any more',
    )
  })

  it('is what nobody calls of the smaller files too', () => {
    const [react, exported] = (['react/cjs/react.production.js', 'react-dom/cjs/react-dom.production.js'] as const).map(
      (file) => withoutUnused(file, read(`node_modules/${file}`)),
    )
    expect(react).toContain('function mapIntoArray(')
    expect(react).not.toContain('Objects are not valid as a React child')
    expect(react).not.toContain('exports.useActionState')
    expect(react).toContain('exports.useReducer = ')
    expect(exported).not.toContain('exports.preload')
    expect(exported).toContain('exports.createPortal = ')
  })

  it('is missed in another React', () => {
    expect(() => withoutUnused('react/cjs/react.production.js', 'exports.useState = null')).toThrow(
      /^react\/cjs\/react\.production\.js has no addTransitionType, exports\.useActionState, escape/,
    )
  })

  it('is missed in another React DOM', () => {
    expect(() => withoutUnused(dom, reactDom.replaceAll('startViewTransition', 'beginViewTransition'))).toThrow(
      'has no startViewTransition any more',
    )
  })
})

const names = [
  ...['ViewTransition', 'SuspenseList', 'unstable_SuspenseList', 'useActionState', 'addTransitionType'],
  ...['useFormState', 'useFormStatus', 'requestFormReset', 'preload', 'preloadModule', 'preinit', 'preinitModule'],
  ...['preconnect', 'prefetchDNS', 'captureOwnerStack', 'Children'],
]
const elements = new Set(['title', 'meta', 'link', 'style', 'script', 'html', 'head', 'body'])
const attributes = new Set(['onBeforeInput', 'onSelect', 'onBeforeInputCapture', 'onSelectCapture', 'formAction'])

/** What a file asks of React that the bundle is built without. */
function askedIn(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const asked: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportSpecifier(node)) {
      const from = node.parent.parent.parent.moduleSpecifier.getText(source).slice(1, -1)
      const name = (node.propertyName ?? node.name).text
      if (/^react(-dom)?$/.test(from) && names.includes(name)) asked.push(name)
    }
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const tag = node.tagName.getText(source)
      if (elements.has(tag) || /^[a-z]+-/.test(tag)) asked.push(`<${tag}>`)
      for (const attribute of node.attributes.properties) {
        if (!ts.isJsxAttribute(attribute)) continue
        const name = attribute.name.getText(source)
        // A form that the browser sends by itself says how.
        const isFunction = tag === 'form' && name === 'action' && !/\bmethod=/.test(node.attributes.getText(source))
        if (attributes.has(name) || isFunction || (name === 'ref' && /Fragment$/.test(tag))) asked.push(name)
      }
    }
    if (ts.isIdentifier(node) && node.text === 'componentStack') asked.push('componentStack')
    ts.forEachChild(node, visit)
  }
  visit(source)
  return asked
}

describe('what the portal asks of React', () => {
  const files = listFiles('src').filter((file) => /\.tsx?$/.test(file))

  it('is nothing that the bundle is built without', () => {
    const asked = files.flatMap((file) => askedIn(file, read(file)).map((what) => `${file}: ${what}`))
    expect(files.length).toBeGreaterThan(300)
    expect(asked).toEqual([])
  })

  it.each([
    ["import { ViewTransition } from 'react'", 'ViewTransition'],
    ["import { preload } from 'react-dom'", 'preload'],
    ["import { Children } from 'react'", 'Children'],
    ['const a = <title>a</title>', '<title>'],
    ['const a = <my-part />', '<my-part>'],
    ['const a = <form action={send} />', 'action'],
    ['const a = <Fragment ref={all} />', 'ref'],
    ['const a = <input onSelect={note} />', 'onSelect'],
    ['const told = (info: ErrorInfo) => info.componentStack', 'componentStack'],
  ])('would be found in %s', (text, what) => {
    expect(askedIn('asked.tsx', text)).toContain(what)
  })
})
