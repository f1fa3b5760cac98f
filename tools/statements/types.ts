import ts from 'typescript'

type Kind = 'string' | 'number' | 'bigint' | 'boolean' | 'Date' | 'Buffer' | 'json' | 'any'

/** How the client reads and writes a type of the server, by its oid in `pg_type`. */
const kinds: Readonly<Record<number, Kind>> = {
  16: 'boolean',
  17: 'Buffer',
  18: 'string',
  19: 'string',
  20: 'bigint',
  21: 'number',
  23: 'number',
  25: 'string',
  26: 'number',
  114: 'json',
  700: 'number',
  701: 'number',
  1042: 'string',
  1043: 'string',
  1082: 'string',
  1114: 'Date',
  1184: 'Date',
  1700: 'string',
  2950: 'string',
  3802: 'json',
}
/** Array types, with the type of their items. */
const arrays: Readonly<Record<number, number>> = {
  199: 114,
  1000: 16,
  1001: 17,
  1005: 21,
  1007: 23,
  1009: 25,
  1015: 1043,
  1016: 20,
  1115: 1114,
  1182: 1082,
  1185: 1184,
  1231: 1700,
  2951: 2950,
  3807: 3802,
}

const NULLISH = ts.TypeFlags.Null | ts.TypeFlags.Undefined
const members = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type])

/** The members of a type without null and undefined, and whether it has those. */
export function nullableParts(type: ts.Type | undefined): {
  readonly parts: readonly ts.Type[]
  readonly isNullable: boolean
} {
  const all = type === undefined ? [] : members(type)
  const parts = all.filter(({ flags }) => (flags & NULLISH) === 0)
  return { parts, isNullable: parts.length < all.length }
}

/** What is wrong when TypeScript has this type and the server that one; undefined when nothing is. */
export function typeFault(
  checker: ts.TypeChecker,
  type: ts.Type,
  oid: number,
  as: 'parameter' | 'column',
): string | undefined {
  const item = arrays[oid]
  const wanted = kinds[item ?? oid] ?? 'any'
  for (const part of nullableParts(type).parts) {
    if (item !== undefined) {
      const [of] = checker.isArrayLikeType(part) ? checker.getTypeArguments(part as ts.TypeReference) : []
      if (of === undefined) {
        if (as === 'parameter' && ['string', 'Buffer'].includes(kindOf(part))) continue
        return `is not a list, and the server has one`
      }
      const fault = typeFault(checker, of, item, as)
      if (fault !== undefined) return `has items: one ${fault}`
      continue
    }
    const kind = kindOf(part)
    if (wanted === 'any' || kind === 'any' || kind === wanted) continue
    if (wanted === 'json' && (as === 'column' || kind === 'string')) continue
    if (as === 'parameter' && accepted[wanted]?.some((one) => one === kind) === true) continue
    return `is ${checker.typeToString(part)}, and ${wanted} for the server`
  }
  return undefined
}

/** What a parameter may be beside its own kind: the client writes it as text without loss. */
const accepted: Partial<Record<Kind | 'any', readonly Kind[]>> = {
  bigint: ['number', 'string'],
  string: ['bigint', 'number'],
  number: ['bigint'],
  Date: ['string'],
}

function kindOf(type: ts.Type): Kind | 'other' {
  const { flags } = type
  if ((flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.TypeParameter)) !== 0) return 'any'
  if ((flags & ts.TypeFlags.StringLike) !== 0) return 'string'
  if ((flags & ts.TypeFlags.NumberLike) !== 0) return 'number'
  if ((flags & ts.TypeFlags.BigIntLike) !== 0) return 'bigint'
  if ((flags & ts.TypeFlags.BooleanLike) !== 0) return 'boolean'
  if (type.isIntersection())
    return type.types.map((one) => kindOf(one)).find((one) => one !== 'other') ?? 'other'
  const name = type.symbol?.name
  if (name === 'Date') return 'Date'
  return name === 'Buffer' || name === 'Uint8Array' ? 'Buffer' : 'other'
}
