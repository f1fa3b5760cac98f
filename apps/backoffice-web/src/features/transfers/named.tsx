import { Code } from '@puente/ui'
import { callOutcomeText, nameOf } from './words.ts'

/** The name of a technical code, with the code on hover; the code itself when it has no name. */
export function Named({ group, code }: { group: 'statuses' | 'partners' | 'operations'; code: string }) {
  const name = nameOf(group, code)
  return name === undefined ? <Code>{code}</Code> : <span title={code}>{name}</span>
}

/** The outcome of a call to a partner, as `Named` shows a code. */
export function CallOutcome({ outcome }: { outcome: string }) {
  const name = callOutcomeText(outcome)
  return name === undefined ? <Code>{outcome}</Code> : <span title={outcome}>{name}</span>
}
