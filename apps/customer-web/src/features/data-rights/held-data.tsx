import type { PersonalGroup } from '@puente/contract'
import type { MyDataWire } from '@puente/contract/customer'
import { Card, DefinitionList, Link, Muted, Notice, Section, type Definition } from '@puente/ui'
import { format } from '@puente/web'
import { paths } from '../../paths.ts'
import { SelfieConsents } from './selfie-consents.tsx'
import { words } from './words.ts'

/** Where the data of each group is read and corrected; the requests stand on the same page. */
const pageOf: Readonly<Record<Exclude<PersonalGroup, 'requests' | 'consents'>, string>> = {
  profile: paths.profile(),
  documents: paths.level(),
  recipients: paths.recipients(),
  transfers: paths.transfers(),
  payments: paths.debts(),
  sessions: paths.security(),
  messages: paths.support(),
  referrals: paths.referrals(),
}

const hasPage = (group: PersonalGroup): group is keyof typeof pageOf => Object.hasOwn(pageOf, group)

function lineOf({ group, count }: MyDataWire['groups'][number]): Definition {
  return {
    term: words(`groups.${group}`),
    value: (
      <>
        {words('held.count', { count })}
        {hasPage(group) && count > 0 ? (
          <>
            {' · '}
            <Link href={pageOf[group]}>{words('held.correct')}</Link>
          </>
        ) : null}
      </>
    ),
  }
}

/** What we hold by group, with the page on which each is corrected. */
export function HeldData({ data: { groups, keptYears, blocked } }: { data: MyDataWire }) {
  return (
    <Section title={words('held.title')}>
      {blocked ? <Notice>{words('held.blocked')}</Notice> : null}
      <Card>
        <DefinitionList columns={2} items={groups.map(lineOf)} />
      </Card>
      <Muted>{words('held.kept', { years: keptYears })}</Muted>
    </Section>
  )
}

const textOf = { 'terms-of-use': paths.terms(), 'privacy-notice': paths.privacy() } as const

/** Every text that the user accepted, with its version, the latest first. */
export function Consents({ data: { consents, selfieConsents } }: { data: MyDataWire }) {
  return (
    <Section title={words('consents.title')}>
      <Card>
        {consents.length === 0 ? (
          <Muted>{words('consents.none')}</Muted>
        ) : (
          <DefinitionList
            columns={2}
            items={consents.map(({ kind, version, at }) => ({
              term: words(`consents.kinds.${kind}`),
              value: (
                <>
                  {words('consents.row', { version: String(version), at: format.dateTime(at) })}
                  {' · '}
                  <Link href={textOf[kind]}>{words('consents.read')}</Link>
                </>
              ),
            }))}
          />
        )}
      </Card>
      {selfieConsents.length === 0 ? null : <SelfieConsents answers={selfieConsents} />}
    </Section>
  )
}
