import path from 'node:path'
import { css, keyframes } from '@emotion/react'
import { compile, type Element } from 'stylis'
import { beforeAll, describe, expect, it } from 'vitest'
import { evaluateStyles, type Evaluated } from '../../deploy/static-styles/evaluate.ts'
import { rewriteStyles, styleExpressions } from '../../deploy/static-styles/expressions.ts'
import { jsx } from '../../deploy/static-styles/jsx-runtime.ts'
import { createSheet } from '../../deploy/static-styles/sheet.ts'
import { readConfiguration } from '../../deploy/configuration.ts'
import { root } from '#test/kit/build.ts'
import { compositions } from './compositions.ts'

/** A module of the portal: what it imports is found from where it is. */
const at = (file: string) => path.join(root, file)
const importing = "import { css, keyframes } from '@emotion/react'\nimport { stack } from '#ui/layout.ts'\n"

describe('styles in a module', () => {
  it('are found at their outermost', () => {
    const code = `${importing}const a = css\`color: red;\`\nconst b = { one: css\`\${stack(4)} top: 0;\`, two: stack(8) }\n`
    const found = styleExpressions(at('src/views/a.ts'), code).map(({ start, end }) => code.slice(start, end))
    expect(found).toEqual(['css`color: red;`', 'css`${stack(4)} top: 0;`', 'stack(8)'])
  })

  it('are nobody’s that are not Emotion’s', () => {
    expect(styleExpressions('a.ts', "import { css } from './own.ts'\nconst a = css`color: red;`")).toEqual([])
    expect(rewriteStyles('a.ts', 'export const a = 1', () => '0')).toBeNull()
  })

  it.each([
    ['src/views/site/a.ts', '../../ui/layout.ts'],
    ['src/ui/a.ts', './layout.ts'],
    ['src/ui/chart/a.ts', '../layout.ts'],
    ['src/views/a.ts', '#ui/layout.ts'],
  ])('are found in %s by the module that %s is, however the import is written', (file, specifier) => {
    const code = `import { row as line } from '${specifier}'\nconst a = line(8)\n`
    expect(styleExpressions(at(file), code).map(({ start, end }) => code.slice(start, end))).toEqual(['line(8)'])
  })

  it.each([
    ['src/blocks/a.ts', './layout.ts'],
    ['src/views/a.ts', '#views/layout.ts'],
    ['src/views/a.ts', '@emotion/css'],
  ])('are nobody’s in %s where %s is another module', (file, specifier) => {
    expect(
      styleExpressions(
        at(file),
        `import { row, css } from '${specifier}'\nconst a = row(8)\nconst b = css\`top: 0\`\n`,
      ),
    ).toEqual([])
  })

  it('must not be made with every render', () => {
    const code = `${importing}export function View() {\n  return <p css={css\`color: red;\`} />\n}\n`
    expect(() => styleExpressions(at('src/views/view.tsx'), code)).toThrow(
      'view.tsx:4: styles are made outside functions',
    )
  })
})

describe('the sheet', () => {
  const evaluated = (styles: Record<string, ReturnType<typeof css>>): Evaluated[] =>
    Object.entries(styles).map(([id, made]) => ({ id, styles: made }))

  it('says a style under its class, and its keyframes once', () => {
    const turn = keyframes`to { rotate: 1turn; }`
    const sheet = createSheet(
      evaluated({
        a: css`color: red; &:hover { color: blue; }`,
        b: css`animation: ${turn} 1s;`,
        c: css`animation: ${turn} 2s;`,
        d: css`color: red; &:hover { color: blue; }`,
      }),
    )
    const name = sheet.classOf.get('a')
    expect(name).toMatch(/^s\w{3}$/)
    expect(sheet.classOf.get('d')).toBe(name)
    expect(sheet.css).toContain(`.${name}:hover{color:blue;}`)
    expect(sheet.css.match(/@keyframes/g)).toHaveLength(1)
  })

  it('says rules of the whole document as they are', () => {
    expect(createSheet(evaluated({ 'src/ui/global-styles.tsx#0': css`body { margin: 0; }` })).css).toBe(
      'body{margin:0;}',
    )
  })
})

it('leaves no css prop, which would undo the css of what a component hands its other props to', () => {
  for (const css of ['s1', undefined])
    expect(Object.keys((jsx('p', { css, id: 'a' }) as { props: object }).props)).not.toContain('css')
})

it('an element takes the classes of its styles, then those of its owner', () => {
  const { props } = jsx('p', { css: ['s1', [false, 's2'], null], className: 's3', id: 'a' }) as { props: object }
  expect(props).toEqual({ className: 's1 s2 s3', id: 'a' })
})

/** What a style says, on whatever screen: of what, and which property. */
function propertiesOf(styles: string): string[] {
  const said = (rules: Element[], selector: string): string[] =>
    rules.flatMap(({ type, props, children }) => {
      if (type === 'decl') return [`${selector} ${String(props).replace(/^(row|column)-gap$/, 'gap-$1')}-`]
      return Array.isArray(children) ? said(children, type === 'rule' ? String(props) : selector) : []
    })
  return said(compile(`.own{${styles}}`), '')
}
/** Whether it matters which of two styles rules: both say the same, or one a part of what the other says. */
const disagree = (one: string[], other: string[]) =>
  one.some((property) => other.some((another) => property.startsWith(another) || another.startsWith(property)))

describe('the styles of the portal', () => {
  let evaluated: Evaluated[]
  beforeAll(async () => {
    const { define } = readConfiguration(root, { mode: 'production', command: 'serve' })
    evaluated = await evaluateStyles(root, { define })
  })

  it('are all made when their modules are run', () => expect(evaluated.length).toBeGreaterThan(250))

  it('say nothing of the root that Emotion, under npm start, would say of the element', () => {
    const rootless = evaluated.filter(({ id }) => !id.startsWith('src/ui/global-styles.tsx#'))
    expect(rootless.filter(({ styles }) => /(^|[{};]\s*):root/.test(styles.styles)).map(({ id }) => id)).toEqual([])
  })

  it('rule in the sheet in the order in which views put them together', () => {
    const { classOf } = createSheet(evaluated)
    /** Styles that are alike share a class, and what was said of it last is what rules. */
    const last = new Map(evaluated.map(({ id }, index) => [classOf.get(id), index]))
    const ruledAt = (id: string) => last.get(classOf.get(id)) ?? NaN
    const order = new Map(evaluated.map(({ id }, index) => [id, index]))
    const madeAt = (id: string) => order.get(id) ?? NaN
    const saidOf = new Map(evaluated.map(({ id, styles }) => [id, propertiesOf(styles.styles)]))
    const found = compositions(root)
    expect(found.length).toBeGreaterThan(20)
    const wrong = found.filter(({ parts }) =>
      parts.some((part, at) =>
        parts
          .slice(0, at)
          .flat()
          .some((before) =>
            part.some(
              (id) =>
                madeAt(before) >= madeAt(id) ||
                (ruledAt(before) >= ruledAt(id) && disagree(saidOf.get(before) ?? [], saidOf.get(id) ?? [])),
            ),
          ),
      ),
    )
    expect(wrong).toEqual([])
  })
})
