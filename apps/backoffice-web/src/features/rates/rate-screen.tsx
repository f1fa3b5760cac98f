import type { RateRecord } from '@puente/contract/staff'
import {
  Card,
  Column,
  DataTable,
  DefinitionList,
  Muted,
  PageHeading,
  Section,
  SkeletonLines,
  StatusChip,
  type TableColumn,
} from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { CopyId } from '../../shell/copy-id.tsx'
import { RouteBackLink, RouteLink } from '../../shell/navigation/links.ts'
import { corridorText } from '../figures/shown.ts'
import { rateQuery } from './queries.ts'
import { ReadingTable, stateTones } from './reading-table.tsx'
import { words } from './words.ts'

/** One reading of a rate: how it was judged, the readings around it, and what was sold from it. */
export function RateScreen() {
  const { id } = useParams({ from: '/shell/rates/$id' })
  const query = useQuery(rateQuery(id))
  return (
    <Column width="list">
      <Loaded query={query} skeleton={<SkeletonLines lines={14} />}>
        {(reading) => <Page key={reading.id} reading={reading} />}
      </Loaded>
    </Column>
  )
}

function Page({ reading }: { reading: RateRecord }) {
  const { id, currency, mid, near, held } = reading
  return (
    <>
      <PageHeading
        title={words('name', { currency, rate: format.rate(mid) })}
        eyebrow={words('eyebrow')}
        back={<RouteBackLink to={paths.rates()}>{words('title')}</RouteBackLink>}
      />
      <Card title={words('facts.title')}>
        <Facts reading={reading} />
      </Card>
      <Card title={words('judged.title')}>
        <Judged reading={reading} />
      </Card>
      {held.length === 0 ? null : (
        <Section title={words('judged.held')}>
          <ReadingTable caption={words('judged.heldCaption')} readings={held} />
        </Section>
      )}
      <Section title={words('published.title')}>
        <Published reading={reading} />
      </Section>
      <Section
        title={words('near.title')}
        actions={
          <RouteLink to="/rates" search={{ currency }}>
            {words('near.all')}
          </RouteLink>
        }
      >
        <ReadingTable caption={words('near.caption')} readings={near} current={id} />
      </Section>
    </>
  )
}

const unitText = (rate: string, currency: string) => words('unit', { rate: format.rate(rate), currency })

function Facts({ reading }: { reading: RateRecord }) {
  const { id, currency, mid, asOf, fetchedAt, source, state } = reading
  return (
    <DefinitionList
      columns={2}
      items={[
        { term: words('facts.mid'), value: unitText(mid, currency) },
        {
          term: words('facts.state'),
          value: <StatusChip tone={stateTones[state]}>{words(`states.${state}`)}</StatusChip>,
        },
        { term: words('facts.source'), value: source },
        { term: words('facts.asOf'), value: format.dateTime(asOf) },
        { term: words('facts.fetched'), value: format.dateTime(fetchedAt) },
        { term: words('facts.id'), value: <CopyId id={id} /> },
      ]}
    />
  )
}

const minutesText = (count: number) => words('judged.minutes', { count })
const MINUTE_MS = 60_000

/** What the reading was compared with, and by which rules. */
function Judged({ reading }: { reading: RateRecord }) {
  const { asOf, currency, before, movedBps, rules } = reading
  const usableUntil = new Date(Date.parse(asOf) + rules.staleAfterMinutes * MINUTE_MS).toISOString()
  return (
    <DefinitionList
      columns={2}
      items={[
        ...(before === undefined
          ? [{ term: words('judged.before'), value: words('judged.first') }]
          : [
              {
                term: words('judged.before'),
                value: (
                  <RouteLink to="/rates/$id" params={{ id: before.id }}>
                    {unitText(before.mid, currency)}
                  </RouteLink>
                ),
              },
              { term: words('judged.moved'), value: format.percent(movedBps ?? 0) },
            ]),
        { term: words('judged.jump'), value: format.percent(rules.jumpBps) },
        { term: words('judged.confirmed'), value: minutesText(rules.confirmedAfterMinutes) },
        { term: words('judged.usable'), value: format.dateTime(usableUntil) },
        {
          term: words('judged.rules'),
          value: (
            <RouteLink to={paths.setting('quote-rules/default')}>
              {words('judged.rulesVersion', { version: String(rules.version) })}
            </RouteLink>
          ),
        },
      ]}
    />
  )
}

type Sold = RateRecord['published'][number]

const soldColumns = (currency: string): readonly TableColumn<Sold>[] => [
  {
    key: 'corridor',
    header: words('published.corridor'),
    cell: ({ corridorId }) => corridorText(corridorId),
  },
  {
    key: 'kind',
    header: words('published.kind'),
    cell: ({ customerKind }) => words(`published.kinds.${customerKind}`),
  },
  {
    key: 'spread',
    header: words('published.spread'),
    cell: ({ spreadBps, spread }) => (
      <RouteLink to={paths.setting(`spread/${spread.key}`)}>
        {words('published.spreadVersion', {
          percent: format.percent(spreadBps),
          version: String(spread.version),
        })}
      </RouteLink>
    ),
  },
  {
    key: 'rate',
    header: words('published.rate'),
    align: 'end',
    cell: ({ clpPerUnit }) => unitText(clpPerUnit, currency),
  },
]

function Published({ reading: { state, currency, published } }: { reading: RateRecord }) {
  if (state === 'unconfirmed') return <Muted>{words('published.unconfirmed')}</Muted>
  if (published.length === 0) return <Muted>{words('published.none')}</Muted>
  return (
    <DataTable
      caption={words('published.caption')}
      columns={soldColumns(currency)}
      rows={published}
      rowKey={({ corridorId, customerKind }) => `${corridorId} ${customerKind}`}
    />
  )
}
