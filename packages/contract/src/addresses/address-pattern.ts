import { idPrefixes, type IdKind } from '../ids.ts'
import { pendingPaths } from '../pending/kinds.ts'

const PENDING = '/notifications/'

/** What a parameter of an address may be, besides an id of a kind. */
const parameters = {
  /** ISO 3166-1 alpha-2, in lower case. */
  country: '[a-z]{2}',
  /** ISO 4217, in lower case. */
  rateCurrency: '[a-z]{3}',
  receiptCode: '[A-Za-z0-9-]{4,64}',
  formToken: '[A-Za-z0-9_-]{43}',
  invitationToken: '[A-Za-z0-9_-]{43}',
  trackingToken: '[A-Za-z0-9_-]{8,128}',
  pendingTask: () =>
    pendingPaths.flatMap((path) => (path.startsWith(PENDING) ? [path.slice(PENDING.length)] : [])).join('|'),
  uuid: '[0-9a-f-]{36}',
  settingKind: '[a-z-]{1,60}',
  /** The slashes of a key are written as dots. */
  settingKey: '[a-z0-9.-]{1,60}',
  accountCode: '[a-z-]{1,60}',
  currency: '[A-Z]{3}',
  accountOwner: 'operator|[0-9a-f-]{36}',
} as const
export type Parameter = IdKind | keyof typeof parameters

const isIdKind = (name: string): name is IdKind => Object.hasOwn(idPrefixes, name)

function parameterPattern(name: string): string {
  if (isIdKind(name)) return `${idPrefixes[name]}_[0-9a-f]{32}`
  if (!Object.hasOwn(parameters, name)) throw new Error(`an address has the unknown parameter "${name}"`)
  const pattern = parameters[name as keyof typeof parameters]
  return typeof pattern === 'string' ? pattern : pattern()
}

/** The parameters in a path, as `:name`. */
const PARAMETER = /:([A-Za-z-]+)/g

/** Matches the paths of an address, with parameters of the right form only. */
export const addressPattern = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(PARAMETER, (_, name: string) => `(?:${parameterPattern(name)})`)}$`)
