import Box from '@mui/material/Box'
import type { StaffMember } from '@puente/contract/staff'
import { Card, DefinitionList, Notice, SkeletonLines, StatusChip } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useParams, useRouteContext, useSearch } from '@tanstack/react-router'
import { CasePage } from '../../shell/case/case-page.tsx'
import { CopyId } from '../../shell/copy-id.tsx'
import { RouteBackLink, RouteLink } from '../../shell/navigation/links.ts'
import { Moment } from '../../shell/moments/moment.tsx'
import { shellWords } from '../../shell/words.ts'
import { InvitationCard, LockButton, NewPowerCard, SessionsButton } from './account-actions.tsx'
import { ChangeDecision } from './change-decision.tsx'
import { staffMemberQuery } from './queries.ts'
import { words } from './words.ts'

/** One member of staff: sign-in methods, proposals, and the available actions. */
export function StaffMemberScreen() {
  const { id } = useParams({ from: '/shell/staff-members/$id' })
  const query = useQuery(staffMemberQuery(id))
  return (
    <Loaded query={query} skeleton={<SkeletonLines lines={10} />}>
      {(member) => <Account key={member.id} member={member} />}
    </Loaded>
  )
}

/** An e-mail address that may break at its @. */
function Email({ address }: { address: string }) {
  const [name, host] = address.split('@')
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  )
}

function Account({ member }: { member: StaffMember }) {
  const filters = useSearch({ from: '/shell/staff-members' })
  const { staff } = useRouteContext({ from: '/shell' }).session
  return (
    <CasePage
      title={member.name}
      decided={member.id}
      documentTitle={member.name}
      back={
        <RouteBackLink to="/staff-members" search={filters}>
          {words('back')}
        </RouteBackLink>
      }
      eyebrow={
        <>
          {words('eyebrow')}
          <StatusChip>{words(`statuses.${member.status}`)}</StatusChip>
        </>
      }
      facts={
        <Card title={words('facts.title')}>
          <Facts member={member} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginTop: 4 }}>
            {member.sessions > 0 ? <SessionsButton member={member} /> : null}
            {member.status === 'active' && staff.id !== member.id ? <LockButton member={member} /> : null}
          </Box>
        </Card>
      }
      decision={
        <>
          {member.status === 'locked' ? <Notice tone="warn">{words('lock.locked')}</Notice> : null}
          {member.status === 'invited' && staff.role === 'admin' ? <InvitationCard member={member} /> : null}
          <NewPowerCard
            member={member}
            mayPropose={staff.role === 'officer' && staff.id !== member.id && member.proposal === undefined}
          />
          {member.status === 'closed' ? null : <ChangeDecision member={member} />}
        </>
      }
    />
  )
}

function Facts({ member }: { member: StaffMember }) {
  const { lastSeenAt, closedAt } = member
  return (
    <DefinitionList
      columns={2}
      items={[
        { term: words('facts.email'), value: <Email address={member.email} /> },
        { term: words('facts.role'), value: shellWords(`roles.${member.role}`) },
        { term: words('facts.factor'), value: words(member.secondFactor ? 'factorYes' : 'factorNo') },
        { term: words('facts.sessions'), value: format.count(member.sessions) },
        {
          term: words('facts.seen'),
          value: lastSeenAt === undefined ? shellWords('empty') : <Moment at={lastSeenAt} />,
        },
        { term: words('facts.created'), value: format.dateTime(member.createdAt) },
        ...(closedAt === undefined
          ? []
          : [{ term: words('facts.closed'), value: format.dateTime(closedAt) }]),
        {
          term: words('facts.trail'),
          value: (
            <RouteLink to="/audit" search={{ actor: member.id }}>
              {words('facts.trailLink')}
            </RouteLink>
          ),
        },
        { term: words('facts.id'), value: <CopyId id={member.id} /> },
      ]}
    />
  )
}
