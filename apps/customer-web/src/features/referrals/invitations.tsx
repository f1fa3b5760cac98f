import type { InvitationState } from '@puente/contract'
import { StatusChip, type Tone } from '@puente/ui'
import { format } from '@puente/web'
import { useInfiniteQuery } from '@tanstack/react-query'
import { PagedList } from './paged-list.tsx'
import { invitationsQuery } from './referral-queries.ts'
import { words } from './words.ts'

const tones: Readonly<Record<InvitationState, Tone>> = {
  open: 'neutral',
  rewarded: 'ok',
  'not-counted': 'neutral',
}

/** The accounts opened with the reader's code, without any data of their owners. */
export function Invitations() {
  return (
    <PagedList
      query={useInfiniteQuery(invitationsQuery)}
      texts={{
        title: words('invitations.title'),
        failed: words('invitations.failed'),
        empty: words('invitations.empty'),
        emptyText: words('invitations.emptyText'),
        more: words('invitations.more'),
      }}
      row={({ invitedAt, state }) => (
        <>
          <span data-part="text">{words('invitations.joined', { date: format.date(invitedAt) })}</span>
          <StatusChip tone={tones[state]}>{words(`invitations.states.${state}`)}</StatusChip>
        </>
      )}
    />
  )
}
