import { createHash } from 'node:crypto'
import type { CustomerKind } from '@puente/contract'
import { nameForRail, normalName, type NameRule } from '@puente/contract/corridors'
import type { Indexer } from '../../../platform/data/encryption/vault.ts'
import type { Work } from '../../../platform/work.ts'
import { allCorridors } from '../../corridors/index.ts'
import { nameFold } from './name-fold.ts'

/** Rules for names, by corridor in force. */
export interface NameChecks {
  readonly rules: readonly { readonly corridorId: string; readonly rule: NameRule }[]
  /** Hash that changes when the rules change. */
  readonly digest: string
}

/** The name rules of the corridors in force. */
export async function nameChecks(work: Work): Promise<NameChecks> {
  const rules = (await allCorridors(work)).map(({ id, name }) => ({ corridorId: id, rule: name }))
  return { rules, digest: createHash('sha256').update(JSON.stringify(rules)).digest('hex').slice(0, 16) }
}

const cannotWrite = (rule: NameRule, name: string): boolean => {
  const written = nameForRail(rule, name)
  // Only wrong characters count: a name that is too long can be shortened, but an unknown character cannot be replaced.
  return 'fault' in written && written.fault === 'wrong-characters'
}

/** The first corridor whose rail cannot write a name; undefined when all can. */
export const unwritableIn = ({ rules }: NameChecks, name: string): string | undefined =>
  rules.find(({ rule }) => cannotWrite(rule, name))?.corridorId

/** The characters of a name that some rail cannot write, each once. */
export const unwritableSigns = ({ rules }: NameChecks, name: string): string[] => [
  ...new Set(
    [...normalName(name)].filter(
      (sign) => sign !== ' ' && rules.some(({ rule }) => cannotWrite(rule, `A${sign}`)),
    ),
  ),
]

/**
 * The name as recipients' banks receive it: written by the rules of the first ASCII rail. Undefined when it cannot be.
 */
export function asWritten({ rules }: NameChecks, name: string): string | undefined {
  const plain = rules.find(({ rule }) => rule.characters === 'ascii') ?? rules[0]
  if (plain === undefined) return normalName(name)
  const written = nameForRail(plain.rule, name)
  return 'written' in written ? written.written : undefined
}

/** Facts stored unencrypted with an encrypted name: its fold as a keyed hash, and the corridor that cannot write it. */
export async function nameFacts(
  work: Work,
  kind: CustomerKind,
  name: string,
  checks?: NameChecks,
): Promise<{
  readonly fold: Buffer
  readonly unwritable: string | null
  readonly rules: string
}> {
  const known = checks ?? (await nameChecks(work))
  return {
    fold: foldIndex(work.vault, kind, name),
    unwritable: unwritableIn(known, name) ?? null,
    rules: known.digest,
  }
}

/** Keyed hash of the folded name: equal names have equal hashes, and the name cannot be recovered. */
export const foldIndex = (key: Indexer, kind: CustomerKind, name: string): Buffer =>
  key.index('customers.customer.name_fold', nameFold(kind, name))
