import { hasPower, type Power } from '@puente/contract'
import { Notice } from '@puente/ui'
import { memberWords, whoCanText } from '@puente/web'
import { useQuery } from '@tanstack/react-query'
import { useMay } from '../access/session.ts'
import { membersQuery } from './member-queries.ts'

/** Whom to ask for what one's role does not include, as a sentence; whoever administers until the names are known. */
export function useWhoCan(power: Power): string {
  const { data } = useQuery(membersQuery)
  const names = (data?.items ?? []).filter(({ role }) => hasPower(role, power)).map(({ name }) => name)
  return memberWords(`standing.${power}`, { whoCan: whoCanText(names.slice(0, NAMED_MAX)) })
}

/** More names than these help nobody to ask. */
const NAMED_MAX = 5

/** Stands where an action would, for a member whose role does not reach it; nothing for everyone else. */
export function WhoCan({ power }: { power: Power }) {
  return useMay(power) ? null : <Sentence power={power} />
}

function Sentence({ power }: { power: Power }) {
  return <Notice>{useWhoCan(power)}</Notice>
}
