import { relative } from 'node:path'
import ts from 'typescript'
import { programOf } from './program.ts'

/**
 * Statements of the project that ignore a result that may be a refusal or a verdict: the code would continue
 * as if money had moved when it had not. With `files`, only theirs. One line per fault: `file:line: what is ignored`.
 */
export function ignoredRefusals(projectFolder: string, files: readonly string[] = []): string[] {
  const program = programOf(projectFolder)
  const checker = program.getTypeChecker()
  const faults: string[] = []
  for (const file of program.getSourceFiles()) {
    if (file.isDeclarationFile || relative(projectFolder, file.fileName).startsWith('..')) continue
    if (files.length > 0 && !files.includes(file.fileName)) continue
    forEachStatement(file, (statement) => {
      for (const call of ignoredCalls(statement.expression)) {
        const answer = whatMayBeRefused(checker, call)
        if (answer === undefined) continue
        const { line } = file.getLineAndCharacterOfPosition(statement.getStart(file))
        const path = relative(projectFolder, file.fileName)
        faults.push(
          `${path}:${line + 1}: the answer of ${call.expression.getText(file)} is ignored, and it ${answer}`,
        )
      }
    })
  }
  return faults
}

function forEachStatement(node: ts.Node, visit: (statement: ts.ExpressionStatement) => void): void {
  if (ts.isExpressionStatement(node)) visit(node)
  ts.forEachChild(node, (child) => forEachStatement(child, visit))
}

/** The calls whose result is ignored: bare, awaited, after `void`, or in a branch of `?:`, `&&`, `||`, `??`. */
function ignoredCalls(expression: ts.Expression): ts.CallExpression[] {
  if (
    ts.isParenthesizedExpression(expression) ||
    ts.isAwaitExpression(expression) ||
    ts.isVoidExpression(expression)
  )
    return ignoredCalls(expression.expression)
  if (ts.isCallExpression(expression)) return [expression]
  if (ts.isConditionalExpression(expression))
    return [...ignoredCalls(expression.whenTrue), ...ignoredCalls(expression.whenFalse)]
  if (ts.isBinaryExpression(expression) && !assigns(expression)) return ignoredCalls(expression.right)
  return []
}

function assigns({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment
}

function whatMayBeRefused(checker: ts.TypeChecker, call: ts.CallExpression): string | undefined {
  const type = checker.getTypeAtLocation(call)
  const members = partsOf(checker.getAwaitedType(type) ?? type)
  if (members.some((member) => has(member, 'refused'))) return 'may be a refusal'
  const items = members.map((member) => itemOf(checker, member)).filter((item) => item !== undefined)
  if (items.some((item) => partsOf(item).some((part) => has(part, 'refused')))) return 'may hold refusals'
  if (items.some(isVerdict)) return 'holds verdicts'
  return undefined
}

/**
 * A verdict is recognised by its field or by the name of its type: the ledger's is a union, which has only a
 * name.
 */
function isVerdict(type: ts.Type): boolean {
  const name = type.aliasSymbol?.name ?? type.getSymbol()?.name ?? ''
  return name.endsWith('Verdict') || partsOf(type).some((part) => has(part, 'verdict'))
}

const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type])
const has = (type: ts.Type, property: string): boolean => type.getProperty(property) !== undefined

function itemOf(checker: ts.TypeChecker, type: ts.Type): ts.Type | undefined {
  return checker.isArrayLikeType(type) ? type.getNumberIndexType() : undefined
}
