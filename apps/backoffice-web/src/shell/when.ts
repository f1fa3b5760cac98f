import type { Definition } from '@puente/ui'

/** The line of something that may not be known; no line where it is not. */
export const when = <Value>(value: Value | undefined, line: (known: Value) => Definition): Definition[] =>
  value === undefined ? [] : [line(value)]
