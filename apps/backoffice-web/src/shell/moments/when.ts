import type { Definition } from '@puente/ui'

/** A definition-list line for an optional value; empty when the value is undefined. */
export const when = <Value>(value: Value | undefined, line: (known: Value) => Definition): Definition[] =>
  value === undefined ? [] : [line(value)]
