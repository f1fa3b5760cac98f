import type { ReferralProgramWire } from '@puente/contract/customer'
import { format } from '@puente/web'
import { words } from './words.ts'

/** The decisions about rewards so far, one per line. */
export function Standing({ program: { applied, keptUntil } }: { program: ReferralProgramWire }) {
  return (
    <>
      {applied.map(({ to, amount }) => (
        <p key={to}>{words('balance.applied', { amount: format.amount(amount), to })}</p>
      ))}
      {keptUntil === undefined ? null : <p>{words('balance.kept', { date: format.date(keptUntil) })}</p>}
    </>
  )
}
