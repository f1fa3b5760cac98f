import { styled } from '@mui/material/styles'
import type { MemberInvitationState } from '@puente/contract'
import type { MemberInvitationWire } from '@puente/contract/customer'
import {
  below,
  Button,
  Card,
  ConfirmDialog,
  LiveRegion,
  Muted,
  RefusalNotice,
  Section,
  SkeletonLines,
  StatusChip,
  v,
  type Tone,
} from '@puente/ui'
import { format, memberWords, refusalOf, useKeyOf } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { memberInvitationsQuery } from '../member-queries.ts'
import { InviteMember } from './invite-member.tsx'
import { words } from './words.ts'

const Rows = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px', padding: '12px 0' },
  '& > li + li': { borderTop: `1px solid ${v.line}` },
  '& > li > div:first-of-type': { flex: 1, minWidth: 0, [below.sm]: { flexBasis: '100%' } },
  '& strong': { display: 'block', fontWeight: 600, overflowWrap: 'anywhere' },
})

const tones: Readonly<Record<MemberInvitationState, Tone>> = {
  open: 'info',
  expired: 'warn',
  accepted: 'ok',
  declined: 'neutral',
  withdrawn: 'neutral',
}

/** The invitations of the company with their states, and the form for another one. For administrators. */
export function InvitationList() {
  const query = useQuery(memberInvitationsQuery)
  return (
    <Section title={words('list.title')}>
      <Loaded query={query} failed={words('list.failed')} skeleton={<SkeletonLines lines={3} />}>
        {({ items }) => (
          <Card>
            {items.length === 0 ? (
              <p>{words('list.none')}</p>
            ) : (
              <Rows>
                {items.map((invitation) => (
                  <InvitationRow key={invitation.id} invitation={invitation} />
                ))}
              </Rows>
            )}
            <InviteMember />
          </Card>
        )}
      </Loaded>
    </Section>
  )
}

function InvitationRow({ invitation }: { invitation: MemberInvitationWire }) {
  const { email, role, status, sentAt, expiresAt } = invitation
  const { resend, withdraw } = useInvitation(invitation)
  const isWaiting = status === 'open' || status === 'expired'
  const sent = format.date(sentAt)
  return (
    <li>
      <div>
        <strong>{email}</strong>
        <Muted>
          {memberWords(`roles.${role}`)}
          {' · '}
          {status === 'open'
            ? words('list.sent', { sent, until: format.date(expiresAt) })
            : words('list.sentAt', { sent })}
        </Muted>
        <RefusalNotice refusal={refusalOf(resend.error) ?? refusalOf(withdraw.error)} />
      </div>
      <StatusChip tone={tones[status]}>{words(`list.states.${status}`)}</StatusChip>
      {isWaiting ? (
        <div>
          <Button
            kind="text"
            size="small"
            busy={resend.isPending}
            aria-label={words('list.resendTo', { email })}
            onPress={() => resend.mutate()}
          >
            {words('list.resend')}
          </Button>
          <Withdraw email={email} withdraw={withdraw} />
        </div>
      ) : null}
      <LiveRegion
        message={
          withdraw.isSuccess
            ? words('list.withdrawn', { email })
            : resend.isSuccess
              ? words('list.resent', { email })
              : ''
        }
      />
    </li>
  )
}

interface WithdrawProps {
  email: string
  withdraw: ReturnType<typeof useInvitation>['withdraw']
}

function Withdraw({ email, withdraw }: WithdrawProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        kind="text"
        size="small"
        aria-label={words('list.withdrawFrom', { email })}
        onPress={() => setOpen(true)}
      >
        {words('list.withdraw')}
      </Button>
      <ConfirmDialog
        open={open}
        danger
        busy={withdraw.isPending}
        title={words('list.withdrawTitle', { email })}
        confirmLabel={words('list.withdraw')}
        cancelLabel={words('back')}
        onConfirm={() => withdraw.mutate(undefined, { onSettled: () => setOpen(false) })}
        onCancel={() => setOpen(false)}
      >
        <p>{words('list.withdrawText')}</p>
      </ConfirmDialog>
    </>
  )
}

function useInvitation({ id }: MemberInvitationWire) {
  const queryClient = useQueryClient()
  const keyOf = useKeyOf()
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: memberInvitationsQuery.queryKey })
  const resend = useMutation({
    mutationFn: () => api.resendMemberInvitation({ params: { id }, idempotencyKey: keyOf({ id }) }),
    onSettled: (_, error) => keyOf.settled(error),
    onSuccess,
  })
  const withdraw = useMutation({
    mutationFn: () => api.withdrawMemberInvitation({ params: { id } }),
    onSuccess,
  })
  return { resend, withdraw }
}
