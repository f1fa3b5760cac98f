/** Why a text is not an amount: its separators are ambiguous, or its currency has no decimals. */
export type ReadingFault = 'no-decimals' | 'separators'

/**
 * Reads an amount while a person types it, as a decimal string of minor units; '' while nothing is typed.
 *
 * Dots separate thousands and a comma precedes decimals, as in Chile. Other formats are accepted where they are
 * unambiguous: two commas separate thousands; where the currency has decimals, a last dot or comma followed by at most
 * as many digits as the currency has decimals starts the decimals ('12.50' dollars are 12,50). In a currency without
 * decimals '12.50' could be 12 or 1.250, which is a fault. A sign, spaces and letters beside the digits are ignored.
 */
export function readAmount(
  text: string,
  decimals: number,
): { readonly minor: string } | { readonly fault: ReadingFault } {
  const typed = text.replace(/[^0-9.,]/g, '')
  if (typed === '') return { minor: '' }
  const last = /[.,]([0-9]*)$/.exec(typed)
  if (last === null) return { minor: minorOf(typed, '', decimals) }
  const [tail, fraction = ''] = last
  const head = typed.slice(0, -tail.length)
  // A trailing separator has no meaning until a digit follows it.
  if (fraction === '') return head === '' ? { minor: '' } : readAmount(head, decimals)
  const begins = beginsDecimals(head, tail)
  if (begins && decimals === 0) return { fault: fraction.length < 3 ? 'no-decimals' : 'separators' }
  if (!begins) {
    const whole = ungrouped(typed)
    return whole === undefined ? { fault: 'separators' } : { minor: minorOf(whole, '', decimals) }
  }
  const whole = head === '' ? '0' : ungrouped(head, tail.startsWith(',') ? '.' : ',')
  if (whole === undefined || fraction.length > decimals) return { fault: 'separators' }
  return { minor: minorOf(whole, fraction, decimals) }
}

/** '1.234,50' from a decimal string of minor units: grouped as in Chile; whole amounts without decimals. */
export function writeAmount(minor: string, decimals: number): string {
  if (minor === '') return ''
  const digits = minor.padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(?:[0-9]{3})+$)/g, '.')
  const fraction = digits.slice(digits.length - decimals)
  return /^0*$/.test(fraction) ? whole : `${whole},${fraction}`
}

/**
 * Whether the last separator starts the decimals: a single comma does, and any separator not followed by three digits.
 */
function beginsDecimals(head: string, tail: string): boolean {
  if (tail.length - 1 !== 3) return true
  return tail.startsWith(',') && !head.includes(',')
}

/** The digits of a whole number whose thousands are separated by one kind of separator, or undefined. */
function ungrouped(text: string, separator = /[.,]/.exec(text)?.[0]): string | undefined {
  if (/^[0-9]+$/.test(text)) return text
  const groups = text.split(separator ?? '.')
  const [first = '', ...others] = groups
  const isGrouped = /^[1-9][0-9]{0,2}$/.test(first) && others.every((group) => /^[0-9]{3}$/.test(group))
  return isGrouped ? groups.join('') : undefined
}

function minorOf(whole: string, fraction: string, decimals: number): string {
  return `${whole}${fraction.padEnd(decimals, '0')}`.replace(/^0+(?=[0-9])/, '')
}
