import type { MemberRecord } from '@puente/contract/staff'
import { Card, Muted, Section, StatusChip } from '@puente/ui'
import { format } from '@puente/web'
import { RouteLink } from '../../../shell/navigation/links.ts'
import { HitsTable } from '../../onboarding/case-tables.tsx'
import { words as companyWords } from '../../onboarding/company-files/words.ts'
import { memberPageWords as words } from './words.ts'

/** The identity document that the company presents for a member. */
export function PersonDocument({ person }: Pick<MemberRecord, 'person'>) {
  return (
    <Card title={words('person.title')}>
      {person === undefined ? (
        <Muted>{words('person.none')}</Muted>
      ) : (
        <>
          <p>
            <StatusChip>{companyWords(`identities.states.${person.state}`)}</StatusChip>{' '}
            <Muted>{words('person.text')}</Muted>
          </p>
          {person.validUntil === undefined ? null : (
            <p>{words('person.until', { date: format.date(person.validUntil) })}</p>
          )}
          {person.documents.map((id) => (
            <p key={id}>
              <RouteLink to="/document-reviews/$id" params={{ id }}>
                {words('person.document')}
              </RouteLink>
            </p>
          ))}
        </>
      )}
    </Card>
  )
}

/** The latest checks against the lists, with the hits on the member’s name. */
export function Checks({ checks }: { checks: NonNullable<MemberRecord['checks']> }) {
  return (
    <Section title={words('checks.title')}>
      {checks.length === 0 ? <Muted>{words('checks.none')}</Muted> : null}
      {checks.map(({ of, verdict, at, listVersion, hits }) => (
        <Card key={of} title={words(`checks.of.${of}`)} level={3}>
          <p>
            <StatusChip tone={verdict === 'hit' ? 'bad' : 'neutral'}>
              {words(`checks.verdicts.${verdict}`)}
            </StatusChip>{' '}
            <Muted>{words('checks.at', { at: format.dateTime(at), version: listVersion })}</Muted>
          </p>
          {hits.length === 0 ? null : <HitsTable hits={hits} />}
        </Card>
      ))}
    </Section>
  )
}
