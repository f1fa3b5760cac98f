import { hasEmailForm } from '@puente/contract'

/** Normalizes an e-mail: no spaces around, lower case, composed characters (NFKC). */
export const normalEmail = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase()

/** A normalized address; undefined when it cannot be one. Only a code shows that it exists. */
export function parseEmail(typed: string): string | undefined {
  const email = normalEmail(typed)
  return hasEmailForm(email) ? email : undefined
}
