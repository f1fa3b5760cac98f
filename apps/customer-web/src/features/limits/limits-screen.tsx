import type { OwnLimitsWire } from '@puente/contract/customer'
import {
  Amount,
  ButtonLink,
  Card,
  Column,
  DataTable,
  Link,
  Muted,
  PageHeading,
  Section,
  SkeletonLines,
  Text,
  type TableColumn,
} from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { useMay } from '../access/session.ts'
import { useSignedIn } from '../access/signed-in.ts'
import { StandingNotice } from '../restrictions/standing-notice.tsx'
import { LimitBars } from './limit-bars.tsx'
import { boundText } from './limit-text.ts'
import { ownLimitsQuery } from './limits-query.ts'
import { limitsMessages } from './messages.es.ts'
import { words } from './words.ts'

/** The allowance, its reason, how to raise it, and the use of each limit. */
export function LimitsScreen() {
  const query = useQuery(ownLimitsQuery)
  const { actingAs } = useSignedIn()
  return (
    <Column>
      <PageHeading title={words('title')} lead={words('lead')} />
      <StandingNotice actingAs={actingAs} />
      <Loaded query={query} failed={words('failed')} skeleton={<SkeletonLines lines={8} />}>
        {(limits) => <Limits limits={limits} />}
      </Loaded>
    </Column>
  )
}

function Limits({ limits }: { limits: OwnLimitsWire }) {
  return (
    <>
      <Now limits={limits} />
      {limits.allowance.ways.length === 0 ? null : <Ways limits={limits} />}
      <Amounts limits={limits} />
      <Evidence limits={limits} />
      <Counts limits={limits} />
      <Funding limits={limits} />
    </>
  )
}

interface PartProps {
  limits: OwnLimitsWire
}

function Now({ limits: { allowance } }: PartProps) {
  const mayOrder = useMay('operate')
  const isNewcomer = allowance.of === 'newcomer'
  return (
    <Card tone="raised" title={words('now.title')}>
      <Amount size="large" value={format.amount(allowance.maximum)} currency="CLP" />
      <p>{boundText(allowance)}</p>
      {!mayOrder || isNewcomer || allowance.maximum.amount === '0' ? null : (
        <ButtonLink kind="main" href={paths.send()}>
          {words('now.send')}
        </ButtonLink>
      )}
    </Card>
  )
}

const levelName = (level: string) =>
  Object.hasOwn(limitsMessages.levels, level)
    ? words(`levels.${level as keyof typeof limitsMessages.levels}`)
    : level

/** The ways to raise the allowance, each with a link. */
function Ways({ limits: { allowance, next } }: PartProps) {
  return (
    <Section title={words('ways.title')}>
      <Text>
        <ul>
          {allowance.ways.map((way) => (
            <li key={way}>{wayText(way, allowance, next)}</li>
          ))}
        </ul>
        {allowance.ways.includes('confirm-identity') ? (
          <p>
            <Link href={paths.signupGoOn(paths.limits())}>{words('now.confirm')}</Link>
          </p>
        ) : null}
        {allowance.ways.includes('appeal') ? (
          <p>
            <Link href={paths.complaints()}>{words('ways.complain')}</Link>
          </p>
        ) : null}
        {allowance.ways.includes('higher-level') ? (
          <p>
            <Link href={paths.level()}>{words('ways.ask')}</Link>
          </p>
        ) : null}
      </Text>
    </Section>
  )
}

function wayText(
  way: OwnLimitsWire['allowance']['ways'][number],
  { freesAt }: OwnLimitsWire['allowance'],
  next: OwnLimitsWire['next'],
): string {
  if (way === 'wait') return words('ways.wait', { when: format.dateTime(freesAt ?? '') })
  if (way !== 'higher-level') return words(`ways.${way}`)
  return next === undefined
    ? ''
    : words('ways.higher-level', {
        level: levelName(next.level),
        transfer: format.amount(next.transfer),
        day: format.amount(next.day),
        month: format.amount(next.month),
      })
}

function Amounts({ limits: { transfer, windows, clpPerUsd, rateAsOf } }: PartProps) {
  const rate = format.rates('USD', clpPerUsd)
  const freesAt = windows.find((window) => window.freesAt !== undefined)?.freesAt
  return (
    <Section title={words('amounts.title')}>
      <Text>
        <p>
          {words('amounts.transfer')}: {format.amount(transfer)}
        </p>
      </Text>
      <Card>
        <LimitBars windows={windows} />
      </Card>
      <Muted>
        {freesAt === undefined
          ? words('amounts.rollingNone')
          : words('amounts.rolling', { when: format.dateTime(freesAt) })}
      </Muted>
      <Muted>
        {words('amounts.rate', { rate: rate.unit, pesos: rate.pesos, when: format.dateTime(rateAsOf) })}
      </Muted>
    </Section>
  )
}

/** The amount that can be sent before evidence of funds is required. */
function Evidence({ limits: { evidence } }: PartProps) {
  if (evidence.length === 0) return null
  return (
    <Section title={words('evidence.title')}>
      <Text>
        <p>{words('evidence.text')}</p>
      </Text>
      <Card>
        <LimitBars windows={evidence} />
      </Card>
    </Section>
  )
}

type Count = OwnLimitsWire['counts'][number]

const countColumns: readonly TableColumn<Count>[] = [
  { key: 'count', header: words('counts.what'), cell: ({ count }) => words(`counts.${count}`) },
  { key: 'used', header: words('counts.used'), align: 'end', cell: ({ used }) => format.count(used) },
  {
    key: 'maximum',
    header: words('counts.maximum'),
    align: 'end',
    cell: ({ maximum }) => format.count(maximum),
  },
]

function Counts({ limits: { counts } }: PartProps) {
  return (
    <Section title={words('counts.title')}>
      <DataTable
        caption={words('counts.title')}
        columns={countColumns}
        rows={counts}
        rowKey={({ count }) => count}
      />
      <Muted>{words('counts.text')}</Muted>
    </Section>
  )
}

function Funding({ limits: { funding } }: PartProps) {
  const { hours, largeHours: large, largeFrom, unpaid, unpaidDays: days, shortened } = funding
  return (
    <Section title={words('funding.title')}>
      <Text>
        <p>{words('funding.text', { hours, large, from: format.amount(largeFrom) })}</p>
        {shortened ? <p>{words('funding.shortened', { days: format.count(days), unpaid })}</p> : null}
      </Text>
    </Section>
  )
}
