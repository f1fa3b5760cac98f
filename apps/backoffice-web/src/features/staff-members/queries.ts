import type { StaffRole } from '@puente/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { pollWhileActive } from '../../shell/attention.ts'
import { useAction } from '../../shell/use-action.ts'

export const staffMemberQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff-member', id],
    queryFn: () => api.getStaffMember({ params: { id } }),
    refetchInterval: pollWhileActive(30_000),
  })

/** The details of an invitation. */
export interface Invited {
  readonly name: string
  readonly email: string
  readonly role: StaffRole
  readonly note: string
}

export const useInvite = () =>
  useAction((body: Invited, idempotencyKey) => api.inviteStaffMember({ body, idempotencyKey }))

export const useInviteAgain = (id: string) =>
  useAction((note: string, idempotencyKey) =>
    api.inviteStaffMemberAgain({ params: { id }, body: { note }, idempotencyKey }),
  )

export const useProposeEarly = (id: string) =>
  useAction((note: string, idempotencyKey) =>
    api.proposeEarlyConfirmation({ params: { id }, body: { note }, idempotencyKey }),
  )

/** A proposed change to an account, with the note that the second person reads. */
export type Change =
  | { readonly action: 'role'; readonly role: StaffRole; readonly note: string }
  | { readonly action: 'close' | 'register-again'; readonly note: string }

export const useProposeChange = (id: string) =>
  useAction((body: Change, idempotencyKey) =>
    api.proposeStaffChange({ params: { id }, body, idempotencyKey }),
  )

export const useLock = (id: string) =>
  useAction((note: string, idempotencyKey) =>
    api.lockStaffMember({ params: { id }, body: { note }, idempotencyKey }),
  )

export const useEndSessions = (id: string) =>
  useAction<void, void>(() => api.endStaffSessions({ params: { id } }))
