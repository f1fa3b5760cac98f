import { readAmount, writeAmount } from '@puente/money'
import { asText, type Writing } from '../typed.ts'

/**
 * Reads and writes an amount in minor units. `decimals` is the number of decimals of its currency: with none, '1.190' is
 * '1190'. A text with a sign, letters or ambiguous separators is returned as it is, and is then invalid.
 */
export const amountsOf = (decimals: number): Writing<string> => ({
  read: (text) => {
    const typed = text.trim().replace(/^[$]\s*/, '')
    if (typed === '') return undefined
    const read = /^[0-9.,]+$/.test(typed) ? readAmount(typed, decimals) : undefined
    return read === undefined || 'fault' in read || read.minor === '' ? text : read.minor
  },
  write: (value) =>
    typeof value === 'string' && /^[0-9]{1,18}$/.test(value) ? writeAmount(value, decimals) : asText(value),
})
