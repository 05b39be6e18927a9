import path from 'node:path'
import ts from 'typescript'

const root = path.resolve(import.meta.dirname, '../..')

/** Functions whose calls make styles, by the module that gives them: a package, or a file of the portal. */
const makers = new Map<string, readonly string[]>([
  ['@emotion/react', ['css', 'keyframes']],
  [path.join(root, 'src/ui/layout.ts'), ['stack', 'row', 'columns']],
])

/** Most modules import nothing of these names, and are not parsed. */
const mayImport = new RegExp(`\\b(${[...makers.values()].flat().join('|')})\\b[^}]*\\}\\s*from\\b`)

const resolution: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
}

/** The module that an import names, however it is spelled: a package by its name, a file of the portal by its path. */
function moduleOf(specifier: string, file: string): string | undefined {
  if (!/^[.#]/.test(specifier)) return specifier
  const found = ts.resolveModuleName(specifier, file, resolution, ts.sys).resolvedModule?.resolvedFileName
  return found === undefined ? undefined : path.normalize(found)
}

export type Range = { start: number; end: number }

function makersOf(source: ts.SourceFile, file: string): Set<string> {
  const names = new Set<string>()
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const bindings = statement.importClause?.namedBindings
    if (!bindings || !ts.isNamedImports(bindings) || !mayImport.test(statement.getText(source))) continue
    const known = makers.get(moduleOf(statement.moduleSpecifier.text, file) ?? '') ?? []
    for (const { name, propertyName } of bindings.elements)
      if (known.includes((propertyName ?? name).text)) names.add(name.text)
  }
  return names
}

/** The outermost expressions of a module that make styles; throws at one that is made anew with every render. */
export function styleExpressions(file: string, code: string): Range[] {
  if (!mayImport.test(code)) return []
  const source = ts.createSourceFile(
    file,
    code,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
  const names = makersOf(source, file)
  const found: Range[] = []
  const isMaker = (node: ts.Node) => ts.isIdentifier(node) && names.has(node.text)

  function visit(node: ts.Node, isInside: boolean): void {
    const makes =
      (ts.isTaggedTemplateExpression(node) && isMaker(node.tag)) ||
      (ts.isCallExpression(node) && isMaker(node.expression))
    if (!makes) return ts.forEachChild(node, (child) => visit(child, isInside || ts.isFunctionLike(node)))
    // What is inside a maker is made where it is called.
    if (isInside && makers.has(path.normalize(file))) return
    const { line } = source.getLineAndCharacterOfPosition(node.getStart())
    if (isInside)
      throw new Error(`${file}:${line + 1}: styles are made outside functions, where the build can find them.`)
    found.push({ start: node.getStart(), end: node.getEnd() })
  }

  if (names.size > 0) visit(source, false)
  return found
}

/** The same module with each of its style expressions rewritten. */
export function rewriteStyles(
  file: string,
  code: string,
  rewrite: (expression: string, index: number) => string,
): string | null {
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
