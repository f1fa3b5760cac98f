import { readAmount, writeAmount } from '@puente/money'
import { asText, type Writing } from '../typed.ts'

/**
 * An amount in minor units of a currency with these decimals: '1.190' is '1190'. A text with a sign, letters or unclear
 * separators is no amount.
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
