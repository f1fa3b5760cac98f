import { relative } from 'node:path'
import { camelCase, withConnection } from '@puente/postgres'
import type { ClientBase } from 'pg'
import ts from 'typescript'
import type { Judgement } from '../check/judgement.ts'
import { readCatalog } from './catalog.ts'
import { Composer } from './compose.ts'
import { describeStatement, type Described } from './describe.ts'
import { newerFunctions } from './newer.ts'
import { Nullability } from './nullability.ts'
import type { Consulted } from './symbols.ts'
import { nullableParts, typeFault } from './types.ts'

const METHODS = new Set(['many', 'one', 'maybe', 'run', 'query'])

/** What is judged, and against which database. */
export interface Judged {
  readonly program: ts.Program
  /** The folder against which paths are named. */
  readonly root: string
  /** True for files whose statements are read. */
  readonly isOurs: (path: string) => boolean
  readonly databaseUrl: string
  /** False for a file whose statements are not judged in this run. By default every file is judged. */
  readonly isStale?: (path: string) => boolean
  /** Receives each judged file, with what was read to compose its statements. */
  readonly onJudged?: (path: string, consulted: Consulted) => void
}

/**
 * Prepares every statement of a program against a migrated database, in each text that it can have, compares its
 * parameters and result columns with its types, and names functions that the oldest accepted PostgreSQL lacks. One line
 * per fault.
 */
export const judgeStatements = ({
  program,
  root,
  isOurs,
  databaseUrl,
  ...kept
}: Judged): Promise<Judgement> =>
  withConnection(databaseUrl, async (client) => {
    const checker = program.getTypeChecker()
    const composer = new Composer(program)
    const nullability = new Nullability(await readCatalog(client))
    const faults = new Set<string>()
    let count = 0
    for (const file of program.getSourceFiles()) {
      if (file.isDeclarationFile || !isOurs(file.fileName) || kept.isStale?.(file.fileName) === false)
        continue
      const consulted = composer.consult()
      for (const { call, statement } of statementsOf(file, checker)) {
        const line = file.getLineAndCharacterOfPosition(call.getStart()).line + 1
        const add = (fault: string) => void faults.add(`${relative(root, file.fileName)}:${line}: ${fault}`)
        try {
          for (const { text, parameters } of composer.texts(statement)) {
            count++
            const described = await describeStatement(client, text)
            const isNull = nullability.of(text, (number) => nullableParts(parameters[number - 1]).isNullable)
            parameterFaults(checker, parameters, described).forEach(add)
            rowFaults(checker, call, described, isNull).forEach(add)
            newerFunctions(text).forEach(add)
          }
        } catch (error) {
          add(error instanceof Error ? error.message : String(error))
        }
      }
      kept.onJudged?.(file.fileName, consulted)
    }
    for (const { name, body } of await functionBodies(client))
      newerFunctions(body).forEach((fault) => faults.add(`${name}: ${fault}`))
    return { faults: [...faults], figures: `${count} texts of statements` }
  })

/** The functions of our schemas; PostgreSQL reads the body of one in PL/pgSQL only when it runs. */
const functionBodies = async (client: ClientBase): Promise<{ name: string; body: string }[]> =>
  (
    await client.query<{ name: string; body: string }>(
      `select oid::regprocedure::text as name, prosrc as body from pg_proc
       where pronamespace::regnamespace::text not in ('pg_catalog', 'information_schema', 'public')`,
    )
  ).rows

function statementsOf(file: ts.SourceFile, checker: ts.TypeChecker) {
  const found: { readonly call: ts.CallExpression; readonly statement: ts.Expression }[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const [statement] = node.arguments
      const isStatement = statement !== undefined && METHODS.has(node.expression.name.text)
      if (isStatement && checker.getTypeAtLocation(statement).symbol?.name === 'Sql')
        found.push({ call: node, statement })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** The name of a column in the rows of a call: a transaction gives them in camelCase, `query` as the server does. */
const nameIn = ({ expression }: ts.CallExpression, column: string): string =>
  ts.isPropertyAccessExpression(expression) && expression.name.text === 'query' ? column : camelCase(column)

/** The type of a row as the caller declares it; undefined where rows are only counted. */
function rowOf(checker: ts.TypeChecker, call: ts.CallExpression): ts.Type | undefined {
  const signature = checker.getResolvedSignature(call)
  const returned = signature && checker.getAwaitedType(checker.getReturnTypeOfSignature(signature))
  if (returned === undefined) return undefined
  const rows = returned.getProperty('rows')
  const type = checker.getNonNullableType(rows === undefined ? returned : checker.getTypeOfSymbol(rows))
  const row = checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference)[0] : type
  return row === undefined || ((row.flags & ts.TypeFlags.Object) === 0 && !row.isIntersection())
    ? undefined
    : row
}

function parameterFaults(
  checker: ts.TypeChecker,
  types: readonly ts.Type[],
  { parameters }: Described,
): string[] {
  return parameters.flatMap((oid, index) => {
    const type = types[index]
    const fault = type && typeFault(checker, type, oid, 'parameter')
    return fault === undefined ? [] : [`$${index + 1} ${fault}`]
  })
}

function rowFaults(
  checker: ts.TypeChecker,
  call: ts.CallExpression,
  { columns }: Described,
  isNullable: readonly boolean[],
): string[] {
  const row = rowOf(checker, call)
  return (row?.getProperties() ?? []).flatMap((property) => {
    const at = columns.findIndex(({ name }) => nameIn(call, name) === property.name)
    const column = columns[at]
    const type = checker.getTypeOfSymbolAtLocation(property, call)
    if (column === undefined)
      return (property.flags & ts.SymbolFlags.Optional) === 0
        ? [`the result has no column ${property.name}`]
        : []
    const fault = typeFault(checker, type, column.type, 'column')
    if (fault !== undefined) return [`${property.name} ${fault}`]
    return isNullable[at] === true && !nullableParts(type).isNullable ? [`${property.name} may be null`] : []
  })
}
