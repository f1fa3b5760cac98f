import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createFairQueue } from '../../../platform/fair-queue.ts'

declare const hashBrand: unique symbol

/** A stored password: an argon2id hash with its own salt. */
export type PasswordHash = string & { readonly [hashBrand]: true }

/** argon2id (the library's default algorithm): 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** The same password gives the same hash input on every keyboard. */
const typed = (password: string): string => password.normalize('NFKC')

/**
 * Password hashing uses a processor fully. Networks take turns, so that one with many requests does not delay another.
 */
const queue = createFairQueue(Math.max(2, availableParallelism()))
const OURS = 'ours'

/** Number of passwords of an asker that wait for hashing. */
export const passwordsWaiting = (asker: string): number => queue.waiting(asker)

/** Hashes a password in tens of milliseconds on a thread. Never call it inside a transaction. */
export const hashPassword = (password: string, asker = OURS): Promise<PasswordHash> =>
  queue.run(asker, async () => (await hash(typed(password), cost)) as PasswordHash)

let nobodys: Promise<PasswordHash> | undefined

/**
 * Whether the password matches the hash. Without a hash, for an unknown e-mail, it takes the same time and returns
 * false, so that the time does not show which accounts exist.
 */
export async function isPassword(
  password: string,
  kept: PasswordHash | undefined,
  asker = OURS,
): Promise<boolean> {
  nobodys ??= hashPassword('the password of nobody')
  const against = kept ?? (await nobodys)
  const right = await queue.run(asker, () => verify(against, typed(password)))
  return right && kept !== undefined
}
