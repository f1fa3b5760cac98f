import type { ArrivalReason } from '@puente/contract'
import { words } from './reason-words.ts'

/** The reasons for the arrival date, one sentence each. */
export const ArrivalReasons = ({ reasons }: { reasons: readonly ArrivalReason[] }) => (
  <ul>
    {reasons.map((reason) => (
      <li key={reason}>{words(`reasons.${reason}`)}</li>
    ))}
    {reasons.length === 0 ? <li>{words('fast')}</li> : null}
  </ul>
)
