/** A number with our own separators: dots between thousands and a decimal comma. */
const asWeWrite = /^[0-9]{1,3}(?:[.][0-9]{3})*(?:,[0-9]*)?$/

/**
 * The text of an amount field after a change from `before` to `after`. While only digits are typed,
 * separators are inserted automatically; once the user types separators, the text is left as typed.
 */
export function textAfter(before: string, after: string, decimals: number): string {
  const typed = after.replace(/[^0-9.,]/g, '')
  const ours = before === '' || (asWeWrite.test(before) && (decimals > 0 || !before.includes(',')))
  const inserted = insertedInto(before, typed)
  if (!ours || setsOwnSeparators(inserted, decimals)) return typed
  const [whole = '', ...fraction] = typed.replaceAll('.', '').split(',')
  // A single excess decimal digit is dropped; pasted text is kept as it is.
  if (fraction.length > 1 || (fraction[0] ?? '').length > decimals)
    return inserted.length === 1 ? before : typed
  const grouped = whole.replace(/^0+(?=[0-9])/, '').replace(/\B(?=(?:[0-9]{3})+$)/g, '.')
  return fraction.length === 0 ? grouped : `${grouped || '0'},${fraction[0]}`
}

/** The caret position in `text` after `count` digits, counting the comma. */
export function caretAfter(text: string, count: number): number {
  let left = 0
  for (let at = 0; at < text.length; at += 1) {
    if (left === count) return at
    if (text[at] !== '.') left += 1
  }
  return text.length
}

/** The number of digits in a text, counting the comma. */
export const figuresIn = (text: string): number => text.replace(/[^0-9,]/g, '').length

function setsOwnSeparators(inserted: string, decimals: number): boolean {
  if (inserted.includes('.')) return true
  return inserted.includes(',') && (decimals === 0 || inserted.length > 1)
}

/** The text inserted into `before`: `after` without their common prefix and suffix. */
function insertedInto(before: string, after: string): string {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return after.slice(start, after.length - end)
}
