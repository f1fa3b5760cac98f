import { Code } from '@puente/ui'
import { nameOf } from './words.ts'

/** The name of a technical code, with the code on hover; the code itself when it has no name. */
export function Named({ group, code }: { group: 'statuses' | 'partners'; code: string }) {
  const name = nameOf(group, code)
  return name === undefined ? <Code>{code}</Code> : <span title={code}>{name}</span>
}
