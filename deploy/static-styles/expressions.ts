import ts from 'typescript'

/** Functions whose calls make styles, by the module that gives them. */
const makers: Record<string, readonly string[]> = {
  '@emotion/react': ['css', 'keyframes'],
  '#ui/layout.ts': ['stack', 'row', 'columns'],
  './layout.ts': ['stack', 'row', 'columns'],
}

/** Where the makers themselves are written: what is inside them is made where they are called. */
const home = /[\\/]ui[\\/]layout\.ts$/

const specifiers = Object.keys(makers)

export type Range = { start: number; end: number }

function makersOf(source: ts.SourceFile): Set<string> {
  const names = new Set<string>()
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const known = makers[statement.moduleSpecifier.text]
    const bindings = statement.importClause?.namedBindings
    if (!known || !bindings || !ts.isNamedImports(bindings)) continue
    for (const { name, propertyName } of bindings.elements) if (known.includes((propertyName ?? name).text)) names.add(name.text)
  }
  return names
}

/** The outermost expressions of a module that make styles; throws at one that is made anew with every render. */
export function styleExpressions(file: string, code: string): Range[] {
  if (!specifiers.some((specifier) => code.includes(specifier))) return []
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
  const names = makersOf(source)
  const found: Range[] = []
  const isMaker = (node: ts.Node) => ts.isIdentifier(node) && names.has(node.text)

  function visit(node: ts.Node, isInside: boolean): void {
    const makes = (ts.isTaggedTemplateExpression(node) && isMaker(node.tag)) || (ts.isCallExpression(node) && isMaker(node.expression))
    if (!makes) return ts.forEachChild(node, (child) => visit(child, isInside || ts.isFunctionLike(node)))
    if (isInside && home.test(file)) return
    const { line } = source.getLineAndCharacterOfPosition(node.getStart())
    if (isInside) throw new Error(`${file}:${line + 1}: styles are made outside functions, where the build can find them.`)
    found.push({ start: node.getStart(), end: node.getEnd() })
  }

  if (names.size > 0) visit(source, false)
  return found
}

/** The same module with each of its style expressions rewritten. */
export function rewriteStyles(file: string, code: string, rewrite: (expression: string, index: number) => string): string | null {
  const ranges = styleExpressions(file, code)
  if (ranges.length === 0) return null
  let end = 0
  const parts = ranges.map((range, index) => {
    const before = code.slice(end, range.start)
    end = range.end
    return before + rewrite(code.slice(range.start, range.end), index)
  })
  return parts.join('') + code.slice(end)
}
