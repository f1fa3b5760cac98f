import type { CustomerKind } from '@puente/contract'
import { plainWords } from './name-index.ts'

/**
 * How a name reads whatever its case, marks, dots and spaces, and of a person whether the surnames stand first or last:
 * two names are the same where this is. The order of words among themselves counts: other surnames are another person.
 */
export function nameFold(kind: CustomerKind, name: string): string {
  const words = plainWords(name.replaceAll('.', ''))
  if (kind === 'company') return words.join(' ')
  const turns = words.map((_, from) => [...words.slice(from), ...words.slice(0, from)].join(' '))
  return turns.toSorted()[0] ?? ''
}
