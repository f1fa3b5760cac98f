import type { MemberRecord } from '@puente/contract/staff'
import { DefinitionList, type Definition } from '@puente/ui'
import { format, memberWords } from '@puente/web'
import { CopyId } from '../../../shell/copy-id.tsx'
import { RouteLink } from '../../../shell/navigation/links.ts'
import { Moment } from '../../../shell/moments/moment.tsx'
import { when } from '../../../shell/moments/when.ts'
import { shellWords } from '../../../shell/words.ts'
import { Accepted } from '../member-card.tsx'
import { words as customerWords } from '../words.ts'
import { memberPageWords as words } from './words.ts'

const proven = (isVerified: boolean) => customerWords(isVerified ? 'members.verified' : 'members.notVerified')

/** How a member is reached and signs in. */
function accessFacts(member: MemberRecord): Definition[] {
  const { email, emailVerified, phone, phoneVerified } = member
  return [
    { term: customerWords('members.email'), value: `${email} (${proven(emailVerified)})` },
    {
      term: customerWords('members.phone'),
      value: phone === undefined ? customerWords('members.noPhone') : `${phone} (${proven(phoneVerified)})`,
    },
    {
      term: customerWords('members.factor'),
      value: customerWords(member.secondFactor ? 'members.factorYes' : 'members.factorNo'),
    },
    {
      term: customerWords('members.sessions'),
      value: customerWords('members.sessionsText', {
        sessions: member.sessions,
        devices: member.devices,
      }),
    },
    {
      term: customerWords('members.seen'),
      value: member.lastSeenAt === undefined ? shellWords('empty') : <Moment at={member.lastSeenAt} />,
    },
    { term: customerWords('members.terms'), value: <Accepted accepted={member.accepted} /> },
    ...when(member.dataBlockedSince, (since) => ({
      term: customerWords('members.dataBlock'),
      value: customerWords('members.dataBlockText', { since: format.date(since) }),
    })),
  ]
}

/** Role, contact, access and invitation of a member. */
export function MemberFacts({ member }: { member: MemberRecord }) {
  const { id, customer, membership, invitation } = member
  return (
    <DefinitionList
      columns={2}
      items={[
        {
          term: words('facts.role'),
          value:
            membership === undefined
              ? words('states.former')
              : customerWords('members.roleSince', {
                  role: memberWords(`roles.${membership.role}`),
                  since: format.date(membership.since),
                }),
        },
        {
          term: words('facts.customer'),
          value: (
            <RouteLink to="/customers/$id" params={{ id: customer.id }}>
              {customer.name}
            </RouteLink>
          ),
        },
        ...accessFacts(member),
        ...when(member.ownAccount, ({ customer: own, identity }) => ({
          term: words('facts.own'),
          value: (
            <RouteLink to="/customers/$id" params={{ id: own.id }}>
              {words('facts.ownIdentity', {
                name: own.name,
                state: customerWords(`identities.${identity}`).toLocaleLowerCase('es-CL'),
              })}
            </RouteLink>
          ),
        })),
        ...when(invitation, ({ state, invitedBy, sentAt }) => ({
          term: words('facts.invitation'),
          value: words('facts.invitationText', {
            state: words(`invitations.${state}`),
            by: invitedBy,
            at: format.dateTime(sentAt),
          }),
        })),
        {
          term: words('facts.user'),
          value: (
            <RouteLink to="/users/$id" params={{ id }}>
              {words('facts.userLink')}
            </RouteLink>
          ),
        },
        { term: customerWords('members.id'), value: <CopyId id={id} /> },
      ]}
    />
  )
}
