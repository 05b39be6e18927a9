import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { root } from './build.ts'

const questions = new Set(['useView', 'useMaybeView'])
const answering = new Set([...questions, 'useQuery', 'useQueries', 'useHere', 'useDeferredValue', 'useMemo'])
const keeping = new Set(['useState', 'useRef', 'useReducer'])
const effects = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect'])
const own = new Set(['getSnapshot', 'subscribe', 'useSelector', 'useSyncExternalStore'])
const selectorFile = /(^#machines|\/machines)\/[^/]+\/selectors\.ts$/

const parse = (file: string, text: string) =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

function all(node: ts.Node): ts.Node[] {
  const found: ts.Node[] = [node]
  for (const one of found) ts.forEachChild(one, (child) => void found.push(child))
  return found
}

const callsIn = (node: ts.Node) => all(node).filter(ts.isCallExpression)
const calleeOf = ({ expression }: ts.CallExpression) =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText()
const isNameOf = (node: ts.Node): node is ts.Identifier =>
  ts.isIdentifier(node) &&
  !(ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) &&
  !(ts.isPropertyAssignment(node.parent) && node.parent.name === node)
const speaksOf = (node: ts.Node, names: ReadonlySet<string>) =>
  all(node).some((one) => isNameOf(one) && names.has(one.text))

function selectorsOf(source: ts.SourceFile): Set<string> {
  const imports = source.statements.filter(ts.isImportDeclaration)
  const bindings = imports
    .filter(({ moduleSpecifier }) => ts.isStringLiteral(moduleSpecifier) && selectorFile.test(moduleSpecifier.text))
    .map(({ importClause }) => importClause?.namedBindings)
  return new Set(
    bindings.flatMap((one) => (one && ts.isNamedImports(one) ? one.elements.map(({ name }) => name.text) : [])),
  )
}

/** A selector by its name, one made by a call of such a name, or a function that gives its snapshot to selectors alone. */
function isSelector(node: ts.Expression | undefined, selectors: ReadonlySet<string>): boolean {
  if (node === undefined) return false
  if (ts.isIdentifier(node)) return selectors.has(node.text)
  if (ts.isCallExpression(node)) return isSelector(node.expression, selectors)
  if (!ts.isArrowFunction(node) || node.parameters.length !== 1) return false
  const [snapshot] = node.parameters
  const uses = all(node.body).filter((one) => isNameOf(one) && one.text === snapshot?.name.getText())
  return (
    uses.length > 0 &&
    uses.every(({ parent }) => ts.isCallExpression(parent) && isSelector(parent.expression, selectors))
  )
}

/** Where a view asks an actor otherwise than by a selector of its machine, or listens to it by itself. */
export function ownSubscriptions(file: string, text = read(file)): string[] {
  const source = parse(file, text)
  const selectors = selectorsOf(source)
  const calls = callsIn(source)
  return [
    ...calls.filter((call) => own.has(calleeOf(call))),
    ...calls.filter((call) => questions.has(calleeOf(call)) && !isSelector(call.arguments[1], selectors)),
  ].map((call) => `${file}: ${call.getText()}`)
}

const bodiesOf = (source: ts.SourceFile) =>
  all(source).filter(
    (node) => ts.isFunctionDeclaration(node) || ts.isArrowFunction(node) || ts.isFunctionExpression(node),
  )
const namesOf = (binding: ts.BindingName): string[] =>
  ts.isIdentifier(binding)
    ? [binding.text]
    : binding.elements.flatMap((one) => (ts.isBindingElement(one) ? namesOf(one.name) : []))
const isHook = (name: string) => /^use[A-Z]/.test(name)

/** The hooks that a file makes of what actors answer. */
const ownHooksOf = (source: ts.SourceFile) =>
  source.statements
    .filter(ts.isFunctionDeclaration)
    .filter((one) => callsIn(one).some((call) => questions.has(calleeOf(call))))
    .map((one) => one.name?.text ?? '')
    .filter(isHook)

/** The names in a function that stand for what actors have answered, and for what was made of it. */
function answersIn(declared: readonly ts.VariableDeclaration[], ownHooks: readonly string[]): Set<string> {
  const answers = new Set<string>()
  const isAnswer = ({ initializer }: ts.VariableDeclaration) => {
    if (!initializer) return false
    const hooks = callsIn(initializer).map(calleeOf).filter(isHook)
    if (hooks.some((hook) => !answering.has(hook) && !ownHooks.includes(hook))) return false
    return (
      hooks.some((hook) => ownHooks.includes(hook) || /^use(View.*|MaybeView|Quer(?:y|ies)|Here)$/.test(hook)) ||
      speaksOf(initializer, answers)
    )
  }
  for (const one of declared) if (isAnswer(one)) namesOf(one.name).forEach((name) => answers.add(name))
  return answers
}

/** Where a view keeps an answer of an actor in a state or a reference of its own, by the name that keeps it. */
export function secondCopies(file: string, text = read(file)): string[] {
  const source = parse(file, text)
  const ownHooks = ownHooksOf(source)
  const found = bodiesOf(source).flatMap((body) => {
    const declared = all(body).filter(ts.isVariableDeclaration)
    const answers = answersIn(declared, ownHooks)
    const kept = declared.flatMap((one) => {
      const call = one.initializer
      return call && ts.isCallExpression(call) && keeping.has(calleeOf(call))
        ? [{ names: namesOf(one.name), given: call.arguments }]
        : []
    })
    const keeperOf = (name: string) => kept.find(({ names }) => names.includes(name))?.names[0]
    const born = kept
      .filter(({ given }) => given.some((one) => speaksOf(one, answers)))
      .map(({ names: [name] }) => name)
    const set = callsIn(body)
      .filter((call) => call.arguments.some((one) => speaksOf(one, answers)))
      .flatMap((call) => (effects.has(calleeOf(call)) ? callsIn(call).map(calleeOf) : [calleeOf(call)]))
      .map(keeperOf)
    const written = all(body)
      .filter(ts.isBinaryExpression)
      .filter(
        ({ operatorToken, right }) => operatorToken.kind === ts.SyntaxKind.EqualsToken && speaksOf(right, answers),
      )
      .map(({ left }) => (ts.isPropertyAccessExpression(left) ? keeperOf(left.expression.getText()) : undefined))
    return [...born, ...set, ...written].filter((name) => name !== undefined)
  })
  return [...new Set(found)].map((name) => `${file}: ${name}`)
}
