import { loadModule, parseSync } from 'libpg-query'
import type { A_Expr, FuncCall, Node, RangeVar, ResTarget, SelectStmt, SubLink } from '@pgsql/types'
import {
  nameIn,
  optional,
  provenIn,
  renamed,
  resolve,
  type Catalog,
  type Columns,
  type Relation,
  type Scope,
} from './scope.ts'

type Join = NonNullable<Extract<Node, { JoinExpr: unknown }>['JoinExpr']>

await loadModule()

const NEVER_NULL = new Set(
  'count row_number rank dense_rank concat concat_ws jsonb_strip_nulls jsonb_build_object jsonb_build_array'.split(
    ' ',
  ),
)
const AGGREGATES = new Set(
  'sum max min avg array_agg string_agg jsonb_agg json_agg jsonb_object_agg bool_and bool_or'.split(' '),
)
const NULLABLE_FUNCTIONS = new Set(
  'lag lead first_value last_value nth_value array_length array_position substring regexp_match to_regclass current_setting nullif'.split(
    ' ',
  ),
)
const NULLABLE_OPERATORS = new Set(['->', '->>', '#>', '#>>'])
/** Says of each column of a statement's result whether it may be null; where the text proves nothing, it may. */
export class Nullability {
  readonly #catalog: Catalog
  readonly #views = new Map<string, Columns>()
  #isNullParameter: (number: number) => boolean = () => true

  constructor(catalog: Catalog) {
    this.#catalog = catalog
  }

  /** One answer for each column; `isNullParameter` says of `$1`, `$2` and so on whether its value may be null. */
  of(text: string, isNullParameter: (number: number) => boolean): boolean[] {
    const [statement] = parseSync(text).stmts ?? []
    this.#isNullParameter = isNullParameter
    return statement?.stmt === undefined
      ? []
      : this.#columns(statement.stmt, undefined).map(([, isNullable]) => isNullable)
  }

  #columns(node: Node, outer: Scope | undefined): Columns {
    if ('SelectStmt' in node) return this.#select(node.SelectStmt, outer)
    const [statement] = Object.values(node) as [
      Partial<
        Record<'relation', RangeVar> &
          Record<'returningClause', { exprs?: Node[] }> &
          Record<'fromClause' | 'usingClause', Node[]> &
          Pick<SelectStmt, 'withClause' | 'whereClause'>
      >,
    ]
    if (statement.relation === undefined) return []
    const ctes = this.#ctes(statement, outer)
    const target = this.#range(statement.relation, ctes)
    const before = {
      alias: 'old',
      columns: target.columns.map(([name, is]) => [name, is || 'InsertStmt' in node] as const),
    }
    const conditions: Node[] = statement.whereClause === undefined ? [] : [statement.whereClause]
    const from = [...(statement.fromClause ?? []), ...(statement.usingClause ?? [])]
    const relations = [
      target,
      ...from.flatMap((one) => this.#from(one, conditions, { ctes, outer })),
      before,
      { ...target, alias: 'new' },
    ]
    return this.#targets(
      statement.returningClause?.exprs,
      this.#scope(relations, conditions, false, ctes, outer),
      1,
    )
  }

  #ctes(
    { withClause }: Pick<SelectStmt, 'withClause'>,
    outer: Scope | undefined,
  ): ReadonlyMap<string, Columns> {
    const ctes = new Map(outer?.ctes)
    for (const one of withClause?.ctes ?? []) {
      if (!('CommonTableExpr' in one)) continue
      const { ctename = '', ctequery, aliascolnames } = one.CommonTableExpr
      if (ctequery === undefined) continue
      const query = 'SelectStmt' in ctequery ? ctequery.SelectStmt : undefined
      const within = { relations: [], proven: new Set<string>(), isGrouped: false, ctes, outer }
      if (withClause?.recursive === true && query?.larg !== undefined)
        ctes.set(ctename, renamed(this.#select(query.larg, within), aliascolnames))
      ctes.set(ctename, renamed(this.#columns(ctequery, within), aliascolnames))
    }
    return ctes
  }

  #select(select: SelectStmt, outer: Scope | undefined): Columns {
    const ctes = this.#ctes(select, outer)
    if (select.larg !== undefined && select.rarg !== undefined) {
      const within = { relations: [], proven: new Set<string>(), isGrouped: false, ctes, outer }
      const right = this.#select(select.rarg, within)
      return this.#select(select.larg, within).map(([name, is], index) => [
        name,
        is || right[index]?.[1] === true,
      ])
    }
    if (select.valuesLists !== undefined) {
      const scope = this.#scope([], [], false, ctes, outer)
      const rows = select.valuesLists.map((row) => ('List' in row ? (row.List.items ?? []) : []))
      return (rows[0] ?? []).map((_, at) => [
        `column${at + 1}`,
        rows.some((row) => this.#maybe(row[at], scope)),
      ])
    }
    const conditions = select.whereClause === undefined ? [] : [select.whereClause]
    const relations = (select.fromClause ?? []).reduce<Relation[]>(
      (before, one) => [...before, ...this.#from(one, conditions, { ctes, outer, before })],
      [],
    )
    const isGrouped = (select.groupClause ?? []).length > 0 || select.havingClause !== undefined
    const scope = this.#scope(relations, conditions, isGrouped, ctes, outer)
    return this.#targets(select.targetList, scope, relations.length)
  }

  #scope(
    relations: readonly Relation[],
    conditions: readonly Node[],
    isGrouped: boolean,
    ctes: Scope['ctes'],
    outer: Scope | undefined,
  ): Scope {
    const proven = new Set<string>()
    const scope = { relations, proven, isGrouped, ctes, outer }
    for (const condition of conditions)
      for (const ref of provenIn(condition)) proven.add(resolve(ref, scope)?.key ?? '')
    return scope
  }

  #targets(targets: readonly Node[] | undefined, scope: Scope, own: number): Columns {
    return (targets ?? []).flatMap((target): Columns => {
      if (!('ResTarget' in target)) return []
      const { name, val } = target.ResTarget as ResTarget
      const fields = val !== undefined && 'ColumnRef' in val ? (val.ColumnRef.fields ?? []) : []
      const last = fields.at(-1)
      if (last !== undefined && 'A_Star' in last) {
        const of = nameIn(fields.at(-2))
        return scope.relations
          .slice(0, own)
          .filter(({ alias }) => of === '' || alias === of)
          .flatMap(({ alias, columns }) =>
            columns.map(([column, is]) => [column, is && !scope.proven.has(`${alias}.${column}`)] as const),
          )
      }
      return [[name ?? nameIn(last), this.#maybe(val, scope)]]
    })
  }

  #range({ schemaname, relname = '', alias }: RangeVar, ctes: Scope['ctes']): Relation {
    const key = schemaname === undefined ? relname : `${schemaname}.${relname}`
    const columns =
      (schemaname === undefined ? ctes.get(relname) : undefined) ??
      this.#catalog.tables.get(key) ??
      this.#view(key)
    return { alias: alias?.aliasname ?? relname, columns: renamed(columns, alias?.colnames) }
  }

  #view(key: string): Columns {
    const known = this.#views.get(key)
    if (known !== undefined) return known
    const [statement] = parseSync(this.#catalog.views.get(key) ?? '').stmts ?? []
    const columns = statement?.stmt === undefined ? [] : this.#columns(statement.stmt, undefined)
    this.#views.set(key, columns)
    return columns
  }

  /** The relations of one item of `from`; conditions of inner joins are added to `conditions`. */
  #from(
    node: Node,
    conditions: Node[],
    around: { ctes: Scope['ctes']; outer: Scope | undefined; before?: readonly Relation[] },
  ): Relation[] {
    if ('RangeVar' in node) return [this.#range(node.RangeVar, around.ctes)]
    if ('JoinExpr' in node) return this.#join(node.JoinExpr, conditions, around)
    if ('RangeSubselect' in node) {
      const { subquery, alias } = node.RangeSubselect
      const scope = this.#scope(around.before ?? [], [], false, around.ctes, around.outer)
      const columns = subquery === undefined ? [] : this.#columns(subquery, scope)
      return [{ alias: alias?.aliasname ?? '', columns: renamed(columns, alias?.colnames) }]
    }
    if ('RangeFunction' in node) {
      const { alias, coldeflist } = node.RangeFunction
      const defined = (coldeflist ?? []).map(
        (one) => ['ColumnDef' in one ? (one.ColumnDef.colname ?? '') : '', true] as const,
      )
      const named = (alias?.colnames ?? []).map((one) => [nameIn(one), false] as const)
      const columns = [...defined, ...named]
      return [{ alias: alias?.aliasname ?? '', columns, others: false }]
    }
    return []
  }

  #join(
    { jointype, larg, rarg, quals, usingClause }: Join,
    conditions: Node[],
    around: { ctes: Scope['ctes']; outer: Scope | undefined; before?: readonly Relation[] },
  ): Relation[] {
    const left = larg === undefined ? [] : this.#from(larg, conditions, around)
    const before = [...(around.before ?? []), ...left]
    const right = rarg === undefined ? [] : this.#from(rarg, conditions, { ...around, before })
    if (jointype === 'JOIN_INNER' && quals !== undefined) conditions.push(quals)
    const isOuter = (side: string) => jointype === side || jointype === 'JOIN_FULL'
    const shared = (usingClause ?? []).map((one) => [nameIn(one), false] as const)
    return [
      ...(shared.length === 0 ? [] : [{ alias: '', columns: shared }]),
      ...(isOuter('JOIN_RIGHT') ? left.map(optional) : left),
      ...(isOuter('JOIN_LEFT') ? right.map(optional) : right),
    ]
  }

  #maybe(node: Node | undefined, scope: Scope): boolean {
    if (node === undefined) return false
    const any = (nodes: readonly (Node | undefined)[] | undefined) =>
      (nodes ?? []).some((one) => this.#maybe(one, scope))
    if ('ColumnRef' in node) return resolve(node.ColumnRef, scope)?.isNullable ?? true
    if ('A_Const' in node) return node.A_Const.isnull === true
    if ('ParamRef' in node) return this.#isNullParameter(node.ParamRef.number ?? 0)
    if ('TypeCast' in node) return this.#maybe(node.TypeCast.arg, scope)
    if ('CollateClause' in node) return this.#maybe(node.CollateClause.arg, scope)
    if ('CoalesceExpr' in node) return (node.CoalesceExpr.args ?? []).every((one) => this.#maybe(one, scope))
    if ('MinMaxExpr' in node) return (node.MinMaxExpr.args ?? []).every((one) => this.#maybe(one, scope))
    if ('CaseExpr' in node) {
      const { args, defresult } = node.CaseExpr
      return (
        defresult === undefined ||
        any([defresult, ...(args ?? []).map((one) => ('CaseWhen' in one ? one.CaseWhen.result : one))])
      )
    }
    if ('BoolExpr' in node) return any(node.BoolExpr.args)
    if ('A_Expr' in node) return this.#operator(node.A_Expr, any)
    if ('FuncCall' in node) return this.#function(node.FuncCall, scope, any)
    if ('SubLink' in node) return this.#subquery(node.SubLink, scope)
    return ![
      'NullTest',
      'BooleanTest',
      'RowExpr',
      'A_ArrayExpr',
      'SQLValueFunction',
      'JsonObjectConstructor',
    ].some((kind) => kind in node)
  }

  #operator(
    { kind, name, lexpr, rexpr }: A_Expr,
    any: (nodes: readonly (Node | undefined)[]) => boolean,
  ): boolean {
    if (kind === 'AEXPR_NULLIF') return true
    if (kind === 'AEXPR_DISTINCT' || kind === 'AEXPR_NOT_DISTINCT') return false
    if (NULLABLE_OPERATORS.has(nameIn(name?.at(-1)))) return true
    const items = rexpr !== undefined && 'List' in rexpr ? (rexpr.List.items ?? []) : [rexpr]
    return any([lexpr, ...items])
  }

  #function(
    { funcname, args, agg_filter: filter, over }: FuncCall,
    scope: Scope,
    any: (nodes: readonly Node[] | undefined) => boolean,
  ): boolean {
    const name = nameIn(funcname?.at(-1))
    const schema = nameIn(funcname?.at(-2))
    if (NEVER_NULL.has(name) || (schema !== '' && schema !== 'pg_catalog')) return false
    if (AGGREGATES.has(name))
      return (
        filter !== undefined ||
        (!scope.isGrouped && over === undefined) ||
        (!name.includes('agg') && any(args))
      )
    return NULLABLE_FUNCTIONS.has(name) || any(args)
  }

  #subquery({ subLinkType, subselect }: SubLink, scope: Scope): boolean {
    if (subLinkType !== 'EXPR_SUBLINK' || subselect === undefined || !('SelectStmt' in subselect))
      return false
    const [column] = this.#select(subselect.SelectStmt, scope)
    const isOneRow = (subselect.SelectStmt.targetList ?? []).some((one) =>
      /"funcname":\[\{"String":\{"sval":"(count|sum|max|min|bool_or|array_agg|jsonb_agg|string_agg)"/.test(
        JSON.stringify(one),
      ),
    )
    return column?.[1] !== false || !isOneRow || (subselect.SelectStmt.groupClause ?? []).length > 0
  }
}
