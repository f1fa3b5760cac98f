import { isCommonPassword } from './common-passwords.ts'
import { normalEmail } from './email.ts'

const SHORTEST = 12
const LONGEST = 200
/** A shorter part of an e-mail would be in most passwords by chance. */
const SHORTEST_LOCAL_PART = 3

export type PasswordFault = 'too-short' | 'too-long' | 'too-common' | 'contains-email'

/** What is wrong with a new password, as a fault of its field; undefined when it may be used. */
export function passwordFault(password: string, email: string): PasswordFault | undefined {
  const typed = password.normalize('NFKC')
  const characters = [...typed].length
  if (characters < SHORTEST) return 'too-short'
  if (characters > LONGEST) return 'too-long'
  const [local = ''] = normalEmail(email).split('@')
  if (local.length >= SHORTEST_LOCAL_PART && typed.toLowerCase().includes(local)) return 'contains-email'
  return isCommonPassword(typed) ? 'too-common' : undefined
}
