import { hasPower, type Power } from '@puente/contract'
import { Notice } from '@puente/ui'
import { memberWords, whoCanText } from '@puente/web'
import { useQuery } from '@tanstack/react-query'
import { useMay } from '../access/session.ts'
import { membersQuery } from './member-queries.ts'

/** A sentence with the members whose role has the power; "an administrator" until the names are loaded. */
export function useWhoCan(power: Power): string {
  const { data } = useQuery(membersQuery)
  const names = (data?.items ?? []).filter(({ role }) => hasPower(role, power)).map(({ name }) => name)
  return memberWords(`standing.${power}`, { whoCan: whoCanText(names.slice(0, NAMED_MAX)) })
}

/** Maximum number of names shown. */
const NAMED_MAX = 5

/** Replaces an action for a member whose role lacks its power; null for everyone else. */
export function WhoHasPower({ power }: { power: Power }) {
  return useMay(power) ? null : <Sentence power={power} />
}

function Sentence({ power }: { power: Power }) {
  return <Notice>{useWhoCan(power)}</Notice>
}
