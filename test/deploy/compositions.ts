import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { styleId } from '../../deploy/static-styles/evaluate.ts'
import { styleExpressions } from '../../deploy/static-styles/expressions.ts'

/** Styles that one element takes together: for each place in the list, the styles that may stand there. */
export type Composition = { at: string; parts: string[][] }

type Module = { file: string; source: ts.SourceFile; code: string }

function read(file: string): Module {
  const code = readFileSync(file, 'utf8')
  return {
    file,
    code,
    source: ts.createSourceFile(
      file,
      code,
      ts.ScriptTarget.Latest,
      true,
      file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    ),
  }
}

function resolveImport(root: string, from: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return path.join(root, 'src', specifier.slice(1))
  return specifier.startsWith('.') ? path.resolve(path.dirname(from), specifier) : null
}

/** The styles that a name of a module stands for: one, or any of an object of them. */
function stylesOf(root: string, module: Module, name: string): string[] {
  const own = styleExpressions(module.file, module.code)
  for (const statement of module.source.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const { name: declared, initializer } of statement.declarationList.declarations) {
        if (!ts.isIdentifier(declared) || declared.text !== name || !initializer) continue
        const inside = own.flatMap(({ start, end }, index) =>
          start >= initializer.getStart() && end <= initializer.getEnd() ? [index] : [],
        )
        return inside.map((index) => styleId(root, module.file, index))
      }
    }
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const bindings = statement.importClause?.namedBindings
      const bound =
        bindings && ts.isNamedImports(bindings)
          ? bindings.elements.find((element) => element.name.text === name)
          : undefined
      const file = bound && resolveImport(root, module.file, statement.moduleSpecifier.text)
      if (bound && file) return stylesOf(root, read(file), (bound.propertyName ?? bound.name).text)
    }
  }
  return []
}

/** The name that an element of the list is taken by: `a`, `looks[tone]`, `isWide && a`. */
function nameIn(element: ts.Expression): string | null {
  if (ts.isIdentifier(element)) return element.text
  if (ts.isElementAccessExpression(element) || ts.isPropertyAccessExpression(element)) return nameIn(element.expression)
  return ts.isBinaryExpression(element) ? nameIn(element.right) : null
}

/** Every list of styles in the source. */
export function compositions(root: string): Composition[] {
  const files = readdirSync(path.join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.tsx?$/.test(name))
    .map(({ parentPath, name }) => path.join(parentPath, name))
  return files.map(read).flatMap((module) => {
    const found: Composition[] = []
    const visit = (node: ts.Node): void => {
      if (ts.isArrayLiteralExpression(node)) {
        const own = styleExpressions(module.file, module.code)
        const parts = node.elements
          .map((element) => {
            const madeHere = own.findIndex(({ start }) => start === element.getStart())
            if (madeHere >= 0) return [styleId(root, module.file, madeHere)]
            const name = nameIn(element)
            return name === null ? [] : stylesOf(root, module, name)
          })
          .filter(({ length }) => length > 0)
        const { line } = module.source.getLineAndCharacterOfPosition(node.getStart())
        if (parts.length > 1) found.push({ at: `${path.relative(root, module.file)}:${line + 1}`, parts })
      }
      ts.forEachChild(node, visit)
    }
    visit(module.source)
    return found
  })
}
