import { randomBytes } from 'node:crypto'

/** Without the letters and digits that people mistake for one another; 32 signs, five bits each. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** So many random signs that a person can read out and type. */
export const randomCode = (length: number): string =>
  Array.from(randomBytes(length), (byte) => ALPHABET[byte & 31]).join('')
