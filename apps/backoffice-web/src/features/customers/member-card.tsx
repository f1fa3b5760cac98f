import type { CustomerMember } from '@puente/contract/staff'
import { Card, DefinitionList } from '@puente/ui'
import { format, memberWords } from '@puente/web'
import { CopyId } from '../../shell/copy-id.tsx'
import { RouteLink } from '../../shell/navigation/links.ts'
import { Moment } from '../../shell/moments/moment.tsx'
import { shellWords } from '../../shell/words.ts'
import { words } from './words.ts'

const proven = (isVerified: boolean) => words(isVerified ? 'members.verified' : 'members.notVerified')

/** A user who acts for a customer: contact details, sign-in methods, and accepted terms. */
export function MemberCard({ member, customerId }: { member: CustomerMember; customerId: string }) {
  const { email, phone, sessions, devices, lastSeenAt } = member
  return (
    <Card title={member.name}>
      <DefinitionList
        columns={2}
        items={[
          {
            term: words('members.role'),
            value: words('members.roleSince', {
              role: memberWords(`roles.${member.role}`),
              since: format.date(member.since),
            }),
          },
          { term: words('members.email'), value: `${email} (${proven(member.emailVerified)})` },
          {
            term: words('members.phone'),
            value:
              phone === undefined ? words('members.noPhone') : `${phone} (${proven(member.phoneVerified)})`,
          },
          {
            term: words('members.factor'),
            value: words(member.secondFactor ? 'members.factorYes' : 'members.factorNo'),
          },
          { term: words('members.sessions'), value: words('members.sessionsText', { sessions, devices }) },
          {
            term: words('members.seen'),
            value: lastSeenAt === undefined ? shellWords('empty') : <Moment at={lastSeenAt} />,
          },
          { term: words('members.terms'), value: <Accepted accepted={member.accepted} /> },
          ...(member.dataBlockedSince === undefined
            ? []
            : [
                {
                  term: words('members.dataBlock'),
                  value: words('members.dataBlockText', { since: format.date(member.dataBlockedSince) }),
                },
              ]),
          {
            term: words('members.page'),
            value: (
              <RouteLink to="/customers/$id/members/$user" params={{ id: customerId, user: member.id }}>
                {words('members.open')}
              </RouteLink>
            ),
          },
          { term: words('members.id'), value: <CopyId id={member.id} /> },
        ]}
      />
    </Card>
  )
}

/** The texts that a user accepted, with their versions. */
export function Accepted({ accepted }: Pick<CustomerMember, 'accepted'>) {
  if (accepted.length === 0) return words('members.noTerms')
  return accepted.map(({ kind, version, at }) => (
    <div key={`${kind} ${version}`}>
      {words('members.acceptedText', {
        text: words(`members.texts.${kind}`),
        version: String(version),
        at: format.dateTime(at),
      })}
    </div>
  ))
}
