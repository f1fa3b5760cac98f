/** A number as we write it while it is typed: our points between thousands, and a comma where its decimals begin. */
const asWeWrite = /^[0-9]{1,3}(?:[.][0-9]{3})*(?:,[0-9]*)?$/

/**
 * What an amount field shows once `before` was changed to `after`. While only digits come and go the points are ours
 * and move with them; as soon as a person sets their own, what they typed stands untouched.
 */
export function textAfter(before: string, after: string, decimals: number): string {
  const typed = after.replace(/[^0-9.,]/g, '')
  const ours = before === '' || (asWeWrite.test(before) && (decimals > 0 || !before.includes(',')))
  const inserted = insertedInto(before, typed)
  if (!ours || setsOwnSeparators(inserted, decimals)) return typed
  const [whole = '', ...fraction] = typed.replaceAll('.', '').split(',')
  // One key too many is no other amount: it does nothing. More than a key was pasted, and stands.
  if (fraction.length > 1 || (fraction[0] ?? '').length > decimals)
    return inserted.length === 1 ? before : typed
  const grouped = whole.replace(/^0+(?=[0-9])/, '').replace(/\B(?=(?:[0-9]{3})+$)/g, '.')
  return fraction.length === 0 ? grouped : `${grouped || '0'},${fraction[0]}`
}

/** Where the caret stands in `text` when `count` figures, the comma among them, are left of it. */
export function caretAfter(text: string, count: number): number {
  let left = 0
  for (let at = 0; at < text.length; at += 1) {
    if (left === count) return at
    if (text[at] !== '.') left += 1
  }
  return text.length
}

/** How many figures, the comma among them, stand in a piece of text. */
export const figuresIn = (text: string): number => text.replace(/[^0-9,]/g, '').length

function setsOwnSeparators(inserted: string, decimals: number): boolean {
  if (inserted.includes('.')) return true
  return inserted.includes(',') && (decimals === 0 || inserted.length > 1)
}

/** What stands in `after` between what it begins and ends alike with `before`. */
function insertedInto(before: string, after: string): string {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return after.slice(start, after.length - end)
}
