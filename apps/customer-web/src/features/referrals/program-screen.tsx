import { styled } from '@mui/material/styles'
import type { ReferralProgramWire } from '@puente/contract/customer'
import { Column, PageHeading, Section, SkeletonLines } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { Balance } from './balance.tsx'
import { OwnInvitation } from './own-invitation.tsx'
import { FeeRefunds } from './fee-refunds.tsx'
import { Invitations } from './invitations.tsx'
import { programQuery } from './referral-queries.ts'
import { Rewards } from './rewards.tsx'
import { words } from './words.ts'
import { YourCode } from './your-code.tsx'

/** Invitations: the reader's code, the rewards it brought, and how they were used. */
export function ProgramScreen() {
  const query = useQuery(programQuery)
  const promise = query.data?.promise
  return (
    <Column>
      <PageHeading
        title={words('program.title')}
        lead={
          promise === undefined
            ? undefined
            : words('program.lead', {
                inviter: format.amount(promise.inviterReward),
                invited: format.amount(promise.invitedReward),
              })
        }
      />
      <Loaded query={query} failed={words('program.failed')} skeleton={<SkeletonLines lines={6} />}>
        {(program) => (
          <>
            <YourCode program={program} />
            <OwnInvitation program={program} />
            <Balance program={program} />
            <FeeRefunds program={program} />
          </>
        )}
      </Loaded>
      <Rewards />
      <Invitations />
      {promise === undefined ? null : <Conditions promise={promise} />}
    </Column>
  )
}

const Points = styled('ul')({
  display: 'grid',
  gap: 8,
  margin: 0,
  paddingLeft: 20,
  maxWidth: '75ch',
})

function Conditions({ promise }: { promise: ReferralProgramWire['promise'] }) {
  return (
    <Section title={words('conditions.title')}>
      <Points>
        <li>{words('conditions.send', { minimum: format.amount(promise.minimumSend) })}</li>
        <li>{words('conditions.year', { count: promise.mostPerYear })}</li>
        <li>{words('conditions.self')}</li>
        <li>{words('conditions.money')}</li>
      </Points>
    </Section>
  )
}
