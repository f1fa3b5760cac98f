/** One spelling for one mailbox: no spaces around, small letters, composed characters. */
export const normalEmail = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase()

/** An address in its normal spelling; undefined when it cannot be one. The code proves the rest. */
export function emailIn(typed: string): string | undefined {
  const email = normalEmail(typed)
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? email : undefined
}
