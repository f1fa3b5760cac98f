import { useRouteContext } from '@tanstack/react-router'

/** Whether the reader decides about money that does not fit; whoever only reads sees payers masked. */
export function useMayAct(): {
  readonly mayAct: boolean
  readonly isOfficer: boolean
  readonly ownId: string
} {
  const { session } = useRouteContext({ from: '/shell' })
  const { role, id } = session.staff
  return { mayAct: role === 'treasury' || role === 'officer', isOfficer: role === 'officer', ownId: id }
}
