/** PostgreSQL array literal of values that need no quoting: validated uuids, integers, constant words. */
export const plainArray = (values: readonly (string | number | bigint | null)[]): string =>
  `{${values.map((value) => value ?? 'NULL').join(',')}}`

/** PostgreSQL array literal of any text. */
export const textArray = (values: readonly (string | null)[]): string =>
  `{${values.map((value) => (value === null ? 'NULL' : `"${QUOTED.test(value) ? value.replace(/["\\]/g, '\\$&') : value}"`)).join(',')}}`

const QUOTED = /["\\]/

/** PostgreSQL array literal of instants. */
export const timeArray = (values: readonly (Date | undefined)[]): string =>
  `{${values.map((value) => (value === undefined ? 'NULL' : value.toISOString())).join(',')}}`

const UUID_OID = 2950
const UUID_BYTES = 16
/** The header of a binary array: dimensions, null flag, element type, element count and lower bound. */
const HEAD_BYTES = 20
const SIZE_BYTES = 4

/** PostgreSQL binary array of validated uuids: a third of the bytes of the text form, and no parsing. */
export function uuidArray(values: readonly string[]): Buffer {
  const ids = Buffer.from(values.join('').replaceAll('-', ''), 'hex')
  const array = Buffer.allocUnsafe(HEAD_BYTES + values.length * (SIZE_BYTES + UUID_BYTES))
  ;[1, 0, UUID_OID, values.length, 1].forEach((part, nth) => array.writeInt32BE(part, nth * SIZE_BYTES))
  for (let nth = 0, at = HEAD_BYTES; nth < values.length; nth++) {
    at = array.writeInt32BE(UUID_BYTES, at)
    at += ids.copy(array, at, nth * UUID_BYTES, (nth + 1) * UUID_BYTES)
  }
  return array
}
