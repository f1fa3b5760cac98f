import { styled } from '@mui/material/styles'
import type { StaffCustomer } from '@puente/contract/staff'
import { StatusChip, from, rem, v, type Definition } from '@puente/ui'
import { format } from '@puente/web'
import { useRouteContext } from '@tanstack/react-router'
import { RouteLink } from '../../../shell/navigation/links.ts'
import { Moment } from '../../../shell/moments/moment.tsx'
import { mayOpen } from '../../../shell/navigation/nouns.ts'
import { factText, valueText } from '../../risk/contribution-text.ts'
import { words as riskWords } from '../../risk/words.ts'
import { words as restrictionWords } from '../restrictions/words.ts'
import { words as customerWords } from '../words.ts'
import { words } from './words.ts'

const Strip = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: '8px 24px',
  margin: 0,
  padding: '12px 16px',
  border: `1px solid ${v.line}`,
  borderRadius: 10,
  backgroundColor: v.surface,
  '& dt': { color: v.inkMuted, fontSize: rem(12) },
  '& dd': { margin: 0, fontWeight: 500, fontVariantNumeric: 'tabular-nums lining-nums' },
  '& small': { display: 'block', color: v.inkMuted, fontSize: rem(12), fontWeight: 400 },
  [from.lg]: { position: 'sticky', zIndex: 4, top: 0 },
})

const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 4 })

/** Where a customer stands: stays in view while the page is scrolled, if the window is wide. */
export function StandingStrip({ customer }: { customer: StaffCustomer }) {
  const items = [
    { term: words('since'), value: format.date(customer.createdAt) },
    ...closingItems(customer.standing),
    { term: words('level'), value: customerWords(`levels.${customer.level}`) },
    ...riskItems(customer),
    { term: words('restricted'), value: <Restrictions customer={customer} /> },
    { term: words('holds'), value: words('holdsText', { count: customer.holds.length }) },
    { term: words('underWay'), value: words('underWayText', { count: customer.standing.underWay }) },
    { term: words('debts'), value: debtsText(customer.standing) },
    { term: words('contact'), value: <LastContact customer={customer} /> },
    { term: words('consents'), value: consentsText(customer.standing) },
  ]
  return (
    <Strip aria-label={words('label', { name: customer.name })}>
      {items.map(({ term, value }, nth) => (
        <div key={nth}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Strip>
  )
}

/** That the account is being closed, while something of it is still open. */
export const closingItems = ({
  closingSince,
}: Pick<StaffCustomer['standing'], 'closingSince'>): Definition[] =>
  closingSince === undefined
    ? []
    : [
        {
          term: words('closing'),
          value: <StatusChip tone="warn">{format.date(closingSince)}</StatusChip>,
        },
      ]

/** The risk with its reasons and the screening hits, for the roles that read them. */
function riskItems({ standing: { risk, hits } }: StaffCustomer): Definition[] {
  if (risk === undefined || hits === undefined) return []
  const name = riskWords(`risks.${risk.risk}`)
  const reasons = risk.reasons.map((one) => `${factText(one)}: ${valueText(one)}`).join(' · ')
  const text = risk.isSet
    ? words('riskSet', { risk: name })
    : words('riskText', { risk: name, score: risk.score ?? 0 })
  return [
    {
      term: words('risk'),
      value: (
        <>
          {risk.risk === 'normal' ? (
            text
          ) : (
            <StatusChip tone={risk.risk === 'high' ? 'bad' : 'warn'}>{text}</StatusChip>
          )}
          {reasons === '' ? null : <small>{reasons}</small>}
        </>
      ),
    },
    {
      term: words('hits'),
      value:
        hits.open > 0 ? (
          <StatusChip tone="bad">{words('hitsText', hits)}</StatusChip>
        ) : hits.decided > 0 ? (
          words('hitsText', hits)
        ) : (
          words('noHits')
        ),
    },
  ]
}

/** What is stopped, each restriction in its own chip, so that several wrap inside their column. */
export function Restrictions({
  customer: { restrictions },
}: {
  customer: Pick<StaffCustomer, 'restrictions'>
}) {
  const inForce = restrictions.filter(({ endedAt }) => endedAt === undefined)
  if (inForce.length === 0) return words('unrestricted')
  return (
    <Chips>
      {inForce.map(({ id, kind }) => (
        <StatusChip key={id} tone="bad">
          {restrictionWords(`inForce.${kind}`)}
        </StatusChip>
      ))}
    </Chips>
  )
}

function debtsText({ debts: { count, outstanding } }: StaffCustomer['standing']) {
  if (count === 0) return words('noDebts')
  return (
    <StatusChip tone="warn">{words('debtsText', { count, amount: format.money(outstanding) })}</StatusChip>
  )
}

function LastContact({ customer: { standing } }: { customer: StaffCustomer }) {
  const { role } = useRouteContext({ from: '/shell' }).session.staff
  const { lastContact: last } = standing
  if (last === undefined) return words('noContact')
  if (!mayOpen(role, 'threads')) return <Moment at={last.at} />
  return (
    <RouteLink to="/threads/$id" params={{ id: last.threadId }}>
      <Moment at={last.at} />
    </RouteLink>
  )
}

/** The worst standing of the texts. */
function consentsText({ consents }: StaffCustomer['standing']): string {
  const standings = consents.map(({ standing }) => standing)
  const worst = (['missing', 'former', 'current'] as const).find((one) => standings.includes(one))
  return words(`consentsText.${worst ?? 'missing'}`)
}
