/**
 * Parses and formats the text of a field. `read` returns the value, the text itself when it is invalid, or
 * undefined when it is empty.
 */
export interface Writing<Value> {
  readonly read: (text: string) => Value | string | undefined
  readonly write: (value: unknown) => string
}

export const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** A whole number; dots between thousands are ignored. */
export const counting: Writing<number> = {
  read: (text) => {
    const typed = text.trim().replace('−', '-')
    if (typed === '') return undefined
    if (!/^-?(\d{1,12}|\d{1,3}([.]\d{3})+)$/.test(typed)) return text
    return Number(typed.replaceAll('.', ''))
  },
  write: asText,
}

/** Basis points as a percentage with a decimal comma: '0,70' is 70. */
export const sharing: Writing<number> = {
  read: (text) => {
    const typed = text.trim().replace(/\s*%$/, '')
    if (typed === '') return undefined
    const [found, whole = '', cents = ''] = /^(\d{0,4})(?:[.,](\d{1,2}))?$/.exec(typed) ?? []
    return found === undefined ? text : Number(whole) * 100 + Number(cents.padEnd(2, '0'))
  },
  write: (value) => {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) return asText(value)
    return `${Math.trunc(value / 100)},${String(value % 100).padStart(2, '0')}`
  },
}

/** A decimal as a string: '950,5' is '950.5'; dots between thousands are ignored. */
export const decimals: Writing<string> = {
  read: (text) => {
    const typed = text.trim()
    if (typed === '') return undefined
    const isGrouped = /^\d{1,3}([.]\d{3})+(,\d{1,12})?$/.test(typed)
    if (isGrouped) return typed.replaceAll('.', '').replace(',', '.')
    return /^\d{1,12}(,\d{1,12})?$/.test(typed) ? typed.replace(',', '.') : text
  },
  write: (value) =>
    typeof value === 'string' && /^\d+([.]\d+)?$/.test(value) ? value.replace('.', ',') : asText(value),
}

/** A time of day: '9:05' is '09:05'. */
export const timing: Writing<string> = {
  read: (text) => {
    const typed = text.trim()
    if (typed === '') return undefined
    return /^\d:\d\d$/.test(typed) ? `0${typed}` : typed
  },
  write: asText,
}
