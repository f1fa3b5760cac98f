import { styled } from '@mui/material/styles'
import { memberRoles } from '@puente/contract'
import type { MemberWire } from '@puente/contract/customer'
import {
  below,
  Card,
  Column,
  DefinitionList,
  Link,
  LiveRegion,
  Muted,
  PageHeading,
  rem,
  Section,
  SkeletonLines,
  StatusChip,
  v,
} from '@puente/ui'
import { format, memberWords } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { useMay } from '../access/session.ts'
import { useSignedIn } from '../access/signed-in.ts'
import { ChangeMember } from './change-member.tsx'
import { InvitationList } from './invitations/invitation-list.tsx'
import { LeaveCompany } from './leave-company.tsx'
import { membersQuery } from './member-queries.ts'
import { MemberSigning } from './member-signing.tsx'
import { WhoHasPower } from './who-can.tsx'
import { words } from './words.ts'

const Rows = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'center', gap: '4px 16px', padding: '12px 0' },
  '& > li + li': { borderTop: `1px solid ${v.line}` },
  '& > li > div': { flex: 1, minWidth: 0 },
  // On phones, name, role and button do not fit into one line: the name gets its own.
  '&[data-acting] > li': { [below.sm]: { flexWrap: 'wrap', justifyContent: 'space-between' } },
  '&[data-acting] > li > div': { [below.sm]: { flexBasis: '100%' } },
  '& strong': { display: 'block', fontSize: rem(15), fontWeight: 600, overflowWrap: 'anywhere' },
})

/** The members of the company with the date they joined, and what each role may do. */
export function MembersScreen() {
  const { actingAs } = useSignedIn()
  const mayChange = useMay('administer')
  const query = useQuery(membersQuery)
  const [removed, setRemoved] = useState('')
  return (
    <Column>
      <PageHeading
        title={words('members.title', { name: actingAs.name })}
        documentTitle={words('members.documentTitle')}
        lead={words('members.lead')}
      />
      <div>
        <Link href={paths.signatureRequests()}>{words('members.signatures')}</Link>
      </div>
      <Loaded
        query={query}
        failed={words('members.failed')}
        skeleton={
          <Card>
            <SkeletonLines lines={6} />
          </Card>
        }
      >
        {({ items }) => (
          <Card>
            <Rows data-acting={mayChange || undefined}>
              {items.map((member) => (
                <MemberRow key={member.id} member={member} mayChange={mayChange} onRemoved={setRemoved} />
              ))}
            </Rows>
          </Card>
        )}
      </Loaded>
      <LiveRegion message={removed === '' ? '' : words('change.removed', { name: removed })} />
      {mayChange ? <InvitationList /> : <LeaveCompany />}
      <WhoHasPower power="administer" />
      <Section title={words('members.roles')}>
        <Card>
          <DefinitionList
            items={memberRoles.map((role) => ({
              term: memberWords(`roles.${role}`),
              value: memberWords(`includes.${role}`),
            }))}
          />
        </Card>
      </Section>
    </Column>
  )
}

interface MemberRowProps {
  member: MemberWire
  mayChange: boolean
  onRemoved: (name: string) => void
}

function MemberRow({ member, mayChange, onRemoved }: MemberRowProps) {
  const { name, role, since, isYou, signing } = member
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <Muted>
          {isYou ? `${words('members.you')} · ` : ''}
          {words('members.since', { date: format.date(since) })}
        </Muted>
        {signing === undefined || role === 'reader' ? null : <MemberSigning signing={signing} />}
      </div>
      <StatusChip>{memberWords(`roles.${role}`)}</StatusChip>
      {mayChange ? <ChangeMember member={member} onRemoved={onRemoved} /> : null}
    </li>
  )
}
