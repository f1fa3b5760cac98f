import type { CaseEscalation } from '@puente/contract/staff'
import { useRouteContext } from '@tanstack/react-router'

/**
 * What the reader may do with a case: decide it; of an escalated one as another reviewer only confirm the officer's
 * proposal; as who escalated it nothing. The server checks the same.
 */
export type Standing = 'decides' | 'confirms' | 'waits'

/** The open escalation of a case. */
export const openEscalation = (escalations: readonly CaseEscalation[]): CaseEscalation | undefined =>
  escalations.find(({ endedAt }) => endedAt === undefined)

export function useStanding(escalations: readonly CaseEscalation[]): Standing {
  const { session } = useRouteContext({ from: '/shell' })
  const open = openEscalation(escalations)
  if (open === undefined) return 'decides'
  if (open.byId === session.staff.id) return 'waits'
  return session.staff.role === 'officer' ? 'decides' : 'confirms'
}
