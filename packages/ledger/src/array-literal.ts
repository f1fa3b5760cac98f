/** PostgreSQL array literal of values that never need quoting: checked uuids, integers, fixed words. */
export const plainArray = (values: readonly (string | number | bigint | null)[]): string =>
  `{${values.map((value) => value ?? 'NULL').join(',')}}`

/** PostgreSQL array literal of any text. */
export const textArray = (values: readonly (string | null)[]): string =>
  `{${values.map((value) => (value === null ? 'NULL' : `"${QUOTED.test(value) ? value.replace(/["\\]/g, '\\$&') : value}"`)).join(',')}}`

const QUOTED = /["\\]/

/** PostgreSQL array literal of moments. */
export const timeArray = (values: readonly (Date | undefined)[]): string =>
  `{${values.map((value) => (value === undefined ? 'NULL' : value.toISOString())).join(',')}}`
