import type { MemberWire } from '@puente/contract/customer'
import { Muted } from '@puente/ui'
import { format } from '@puente/web'
import { words } from './words.ts'

type Rule = NonNullable<MemberWire['signing']>[number]

/** One rule in words: alone or with whom, and up to which amount. */
function ruleText({ signatures, limitUsd, others }: Rule): string {
  const limit =
    limitUsd === undefined
      ? words('signing.unlimited')
      : words('signing.limit', { amount: format.count(limitUsd) })
  if (signatures === 1) return words('signing.alone', { limit })
  return others.length < signatures - 1
    ? words('signing.lacking', { limit, missing: signatures - 1 - others.length })
    : words('signing.together', { limit, more: signatures - 1, names: others.join(', ') })
}

/** How a member signs for the company, as its powers state. */
export function MemberSigning({ signing }: { signing: readonly Rule[] }) {
  const lines = signing.length === 0 ? [words('signing.none')] : signing.map(ruleText)
  return lines.map((line, at) => (
    <div key={at}>
      <Muted>{line}</Muted>
    </div>
  ))
}
