/** One spelling for one mailbox: no spaces around, small letters, composed characters. */
export const normalEmail = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase()
