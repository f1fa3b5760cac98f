import { randomBytes } from 'node:crypto'

/** Without letters and digits that are easily confused; 32 characters, five bits each. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A code of this many random characters, for people to read out and type. */
export const randomCode = (length: number): string =>
  Array.from(randomBytes(length), (byte) => ALPHABET[byte & 31]).join('')
