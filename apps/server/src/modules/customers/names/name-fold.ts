import type { CustomerKind } from '@puente/contract'
import { plainWords } from './name-index.ts'

/**
 * A normal form of a name without case, marks, dots and extra spaces. For a person it is the same with the surnames
 * first or last. Two names are equal when their folds are. The cyclic order of the words counts, because other surnames
 * mean another person.
 */
export function nameFold(kind: CustomerKind, name: string): string {
  const words = plainWords(name.replaceAll('.', ''))
  if (kind === 'company') return words.join(' ')
  const rotations = words.map((_, from) => [...words.slice(from), ...words.slice(0, from)].join(' '))
  return rotations.toSorted()[0] ?? ''
}
