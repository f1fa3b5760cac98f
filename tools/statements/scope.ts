import type { ColumnRef, Node } from '@pgsql/types'

/** The columns of a relation in their order, with whether each may be null. */
export type Columns = readonly (readonly [name: string, isNullable: boolean])[]

export interface Catalog {
  /** By `schema.name`. */
  readonly tables: ReadonlyMap<string, Columns>
  /** The text of each view, by `schema.name`. */
  readonly views: ReadonlyMap<string, string>
}

export interface Relation {
  readonly alias: string
  readonly columns: Columns
  /** Columns that are not listed: those of a function. */
  readonly others?: boolean
}
export interface Scope {
  readonly relations: readonly Relation[]
  /** `alias.column` of those that a condition excludes from being null. */
  readonly proven: ReadonlySet<string>
  readonly isGrouped: boolean
  readonly ctes: ReadonlyMap<string, Columns>
  readonly outer: Scope | undefined
}
const SYSTEM_COLUMNS = new Set(['ctid', 'xmin', 'xmax', 'tableoid'])
export const nameIn = (node: Node | undefined): string =>
  node !== undefined && 'String' in node ? (node.String.sval ?? '') : ''

/** The column that a reference names in the scope or in one around it, and whether it may be null there. */
export function resolve(
  { fields = [] }: ColumnRef,
  scope: Scope | undefined,
): { readonly key: string; readonly isNullable: boolean } | undefined {
  if (scope === undefined) return undefined
  const column = nameIn(fields.at(-1))
  if (SYSTEM_COLUMNS.has(column)) return { key: column, isNullable: false }
  const of = nameIn(fields.at(-2))
  const named = scope.relations.filter(({ alias }) => of === '' || of === alias)
  for (const { alias, columns } of named) {
    const found = columns.find(([name]) => name === column)
    const key = `${alias}.${column}`
    if (found !== undefined) return { key, isNullable: found[1] && !scope.proven.has(key) }
  }
  const other = named.find(({ alias, others }) => others !== undefined || (of === '' && alias === column))
  if (other !== undefined) return { key: `${other.alias}.${column}`, isNullable: other.others ?? false }
  return resolve({ fields }, scope.outer)
}

export const optional = (relation: Relation): Relation => ({
  ...relation,
  columns: relation.columns.map(([name]) => [name, true]),
  ...(relation.others === undefined ? {} : { others: true }),
})

export const renamed = (columns: Columns, names: readonly Node[] | undefined): Columns =>
  columns.map(([name, is], index) => [names?.[index] === undefined ? name : nameIn(names[index]), is])

/** The columns that cannot be null where a condition is true. */
export function provenIn(condition: Node): ColumnRef[] {
  if ('BoolExpr' in condition)
    return condition.BoolExpr.boolop === 'AND_EXPR' ? (condition.BoolExpr.args ?? []).flatMap(provenIn) : []
  if ('NullTest' in condition)
    return condition.NullTest.nulltesttype === 'IS_NOT_NULL' ? refs(condition.NullTest.arg) : []
  if (!('A_Expr' in condition)) return []
  const { kind, lexpr, rexpr } = condition.A_Expr
  const isStrict = kind === 'AEXPR_OP' || kind === 'AEXPR_OP_ANY' || kind === 'AEXPR_IN'
  return isStrict ? [...refs(lexpr), ...refs(rexpr)] : []
}

const refs = (node: Node | undefined): ColumnRef[] =>
  node !== undefined && 'ColumnRef' in node ? [node.ColumnRef] : []
