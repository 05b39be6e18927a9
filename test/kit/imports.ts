import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { root } from './build.ts'

export type Import = {
  from: string
  /** A path from the repository's root (with `*` where a glob is imported), or the name of a package. */
  to: string
  isPackage: boolean
  /** Loaded when it is needed, not with the file. */
  isLazy: boolean
  isTypeOnly: boolean
}

const subpaths: [prefix: string, folder: string][] = [
  ['#machines/', 'machines/'],
  ['#test/', 'test/'],
  ['#statecharts/', 'statecharts/'],
  ['#', 'src/'],
]

function resolve(from: string, specifier: string): Pick<Import, 'to' | 'isPackage'> {
  if (specifier.startsWith('.')) return { to: path.posix.join(path.posix.dirname(from), specifier), isPackage: false }
  const [prefix, folder] = subpaths.find(([known]) => specifier.startsWith(known)) ?? []
  if (prefix !== undefined && folder !== undefined)
    return { to: folder + specifier.slice(prefix.length), isPackage: false }
  const [scope = '', name = ''] = specifier.split('/')
  return { to: scope.startsWith('@') ? `${scope}/${name}` : scope, isPackage: true }
}

type Found = { specifier: string; isLazy: boolean; isTypeOnly: boolean }

const literals = (node: ts.Node | undefined): string[] => {
  if (node === undefined) return []
  if (ts.isStringLiteralLike(node)) return [node.text]
  return ts.isArrayLiteralExpression(node) ? node.elements.flatMap(literals) : []
}

function readDeclaration(node: ts.ImportDeclaration | ts.ExportDeclaration): Found[] {
  const named = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause
  const specifiers = named && (ts.isNamedImports(named) || ts.isNamedExports(named)) ? [...named.elements] : []
  const isWhole = ts.isImportDeclaration(node)
    ? node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
    : node.isTypeOnly
  const hasDefault = ts.isImportDeclaration(node) && node.importClause?.name !== undefined
  const isTypeOnly = isWhole || (!hasDefault && specifiers.length > 0 && specifiers.every((one) => one.isTypeOnly))
  return literals(node.moduleSpecifier).map((specifier) => ({ specifier, isLazy: false, isTypeOnly }))
}

function readCall(node: ts.CallExpression): Found[] {
  const [first, options] = node.arguments
  if (node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return literals(first).map((specifier) => ({ specifier, isLazy: true, isTypeOnly: false }))
  if (node.expression.getText() !== 'import.meta.glob') return []
  const isLazy = !options?.getText().includes('eager: true')
  return literals(first).map((specifier) => ({ specifier, isLazy, isTypeOnly: false }))
}

function readNode(node: ts.Node): Found[] {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return readDeclaration(node)
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    return literals(node.argument.literal).map((specifier) => ({ specifier, isLazy: false, isTypeOnly: true }))
  }
  return ts.isCallExpression(node) ? readCall(node) : []
}

/** Every import of a file: static, re-exported, dynamic, of a type, by glob. */
export function importsOf(file: string, text = readFileSync(path.join(root, file), 'utf8')): Import[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: Found[] = []
  const visit = (node: ts.Node) => {
    found.push(...readNode(node))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found.map(({ specifier, isLazy, isTypeOnly }) => ({
    from: file,
    ...resolve(file, specifier),
    isLazy,
    isTypeOnly,
  }))
}
