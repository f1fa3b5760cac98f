import path from 'node:path'
import { onThreads } from '../../../platform/threads.ts'
import { normalEmail } from '../contacts/email.ts'
import type { Guess, GuessFault } from './guess-password-thread.ts'

const SHORTEST = 12
const LONGEST = 200
/** Many passwords contain a shorter local part by chance. */
const SHORTEST_LOCAL_PART = 3

const guessOnThread = onThreads<Guess, GuessFault | undefined>(
  path.join(import.meta.dirname, 'guess-password-thread.ts'),
  'guess',
)

export type PasswordFault = 'too-short' | 'too-long' | 'contains-email' | GuessFault

/** Data about the owner of the password, excluded from passwords. */
export interface PasswordOwner {
  readonly email: string
  /** Names, RUTs and brands. */
  readonly words: readonly string[]
}

/**
 * The fault of a new password; undefined when it is accepted. Takes tens of milliseconds on a thread: do not call it
 * inside a transaction. Requires a length and no character classes (NIST SP 800-63B). Refuses breached passwords and
 * those that the estimator finds within 10^10 guesses; the fault names the cause.
 */
export async function passwordFault(
  password: string,
  { email, words }: PasswordOwner,
): Promise<PasswordFault | undefined> {
  const typed = password.normalize('NFKC')
  const characters = [...typed].length
  if (characters < SHORTEST) return 'too-short'
  if (characters > LONGEST) return 'too-long'
  const normal = normalEmail(email)
  const [local = ''] = normal.split('@')
  if (local.length >= SHORTEST_LOCAL_PART && typed.toLowerCase().includes(local)) return 'contains-email'
  return guessOnThread({ typed, words: [normal, ...normal.split(/[@.]/), ...words.flatMap(partsOf)] })
}

/** Variants of a name or a RUT: the whole, its parts, and its characters without separators. */
const partsOf = (text: string): string[] => [
  text,
  ...text.split(/[\s.,-]+/),
  text.replaceAll(/[\s.,-]/g, ''),
  // A RUT without its check digit.
  ...(/^[\d.]+-[\dkK]$/.test(text) ? [text.slice(0, -2).replaceAll('.', '')] : []),
]
