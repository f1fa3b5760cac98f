import type { ClosureWire, OpenThingWire, ReferralProgramWire } from '@puente/contract/customer'
import { ButtonLink, Card, Link, Muted, Notice, Section, Text } from '@puente/ui'
import { format, memberWords } from '@puente/web'
import { paths } from '../../paths.ts'
import { words } from './words.ts'

/** What is open, each with the page on which it ends. */
export function OpenThings({
  closure: { open, complaints },
}: {
  closure: Pick<ClosureWire, 'open' | 'complaints'>
}) {
  return (
    <Section title={words('open.title')}>
      <Card>
        <Text>
          <p>
            {words(open.length > 0 ? 'open.some' : complaints.length > 0 ? 'open.afterwards' : 'open.none')}
          </p>
          {open.length + complaints.length === 0 ? null : (
            <ul>
              {open.map((thing, at) => (
                <li key={`${thing.kind} ${thing.id ?? String(at)}`}>
                  {thingText(thing)} <WayOut thing={thing} />
                </li>
              ))}
              {complaints.map(({ id, folio, dueAt }) => (
                <li key={id}>
                  {dueAt === undefined
                    ? words('open.complaintAnswered', { folio })
                    : words('open.complaint', { folio, due: format.date(dueAt) })}{' '}
                  <Link href={paths.supportThread(id)}>{words('open.seeComplaint')}</Link>
                </li>
              ))}
            </ul>
          )}
        </Text>
      </Card>
    </Section>
  )
}

const thingText = ({ kind, reference = '', amount }: OpenThingWire): string =>
  words(`open.${kind}`, { reference, amount: amount === undefined ? '' : format.amount(amount) })

function WayOut({ thing: { kind, id } }: { thing: OpenThingWire }) {
  if (id === undefined) return null
  return kind === 'debt' ? (
    <Link href={paths.debt(id)}>{words('open.pay')}</Link>
  ) : (
    <Link href={paths.transfer(id)}>{words('open.see')}</Link>
  )
}

/** The rewards that a closed account cannot use; null without any. */
export function UnspentRewards({ unspent }: Pick<ReferralProgramWire, 'unspent'>) {
  if (unspent.amount === '0') return null
  return (
    <Notice
      title={words('rewards.title', { amount: format.amount(unspent) })}
      actions={<ButtonLink href={paths.rewards()}>{words('rewards.decide')}</ButtonLink>}
    >
      {words('rewards.text')}
    </Notice>
  )
}

/** What is kept after the closing and for how long. */
export const Kept = ({ closure: { keptYears } }: { closure: ClosureWire }) => (
  <Section title={words('kept.title')}>
    <Text>
      <p>{words('kept.text', { years: keptYears })}</p>
      <p>{words('kept.again')}</p>
    </Text>
  </Section>
)

/** The members of a company who lose their access. */
export const CompanyMembers = ({ closure: { others } }: { closure: ClosureWire }) => (
  <Section title={words('company.title')}>
    <Text>
      <p>{words('company.text')}</p>
      {others.length === 0 ? (
        <Muted>{words('company.alone')}</Muted>
      ) : (
        <ul>
          {others.map(({ name, role }) => (
            <li key={name}>{words('company.member', { name, role: memberWords(`roles.${role}`) })}</li>
          ))}
        </ul>
      )}
      <p>
        <Link href={paths.companyMembers()}>{words('company.members')}</Link>
      </p>
    </Text>
  </Section>
)
