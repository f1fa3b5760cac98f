import { useRouteContext } from '@tanstack/react-router'

/** Whether the reader may decide about unmatched money; for roles that only read, payers are masked. */
export function useMayAct(): {
  readonly mayAct: boolean
  readonly isOfficer: boolean
  readonly ownId: string
} {
  const { session } = useRouteContext({ from: '/shell' })
  const { role, id } = session.staff
  return { mayAct: role === 'treasury' || role === 'officer', isOfficer: role === 'officer', ownId: id }
}
