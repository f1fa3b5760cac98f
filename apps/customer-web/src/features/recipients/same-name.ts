import type { RecipientWire } from '@puente/contract/customer'

/** A name without accents, upper case and repeated spaces, for comparison. */
const folded = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').trim().replace(/\s+/g, ' ').toLowerCase()

/** The first recipient with this name, however its accents and capitals are written. */
export const withName = (recipients: readonly RecipientWire[], name: string): RecipientWire | undefined =>
  recipients.find((recipient) => folded(recipient.name) === folded(name))

/** The ids of recipients whose name and country occur more than once. */
export function repeatedIds(recipients: readonly RecipientWire[]): ReadonlySet<string> {
  const keyOf = ({ name, country }: RecipientWire) => `${country} ${folded(name)}`
  const groups = Map.groupBy(recipients, keyOf).values()
  return new Set([...groups].filter(({ length }) => length > 1).flatMap((group) => group.map(({ id }) => id)))
}
