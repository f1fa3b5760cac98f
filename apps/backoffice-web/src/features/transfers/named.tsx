import { Code } from '@puente/ui'
import { nameOf } from './words.ts'

/** A technical code by its name, with the code on hover; a code without a name as it is. */
export function Named({ group, code }: { group: 'statuses' | 'partners'; code: string }) {
  const name = nameOf(group, code)
  return name === undefined ? <Code>{code}</Code> : <span title={code}>{name}</span>
}
