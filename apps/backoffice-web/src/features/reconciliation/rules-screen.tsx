import type { MatchingRule, ReconciliationRules, ReconciliationRulesWire } from '@puente/contract/staff'
import { breakKinds } from '@puente/contract/staff'
import {
  Card,
  Column,
  DataTable,
  DefinitionList,
  Muted,
  PageHeading,
  SkeletonLines,
  type TableColumn,
} from '@puente/ui'
import { format } from '@puente/web'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { RouteBackLink } from '../../shell/links.ts'
import { Loaded } from '../../shell/loaded.tsx'
import { shellWords } from '../../shell/words.ts'
import { ProposalCard } from '../approvals/proposal-card.tsx'
import { rulesQuery, useDecideRules } from './queries.ts'
import { RehearsalPart } from './rehearsal.tsx'
import { RulesForm } from './rules-form.tsx'
import { words } from './words.ts'

/** The rules in force, what is proposed instead, and the way to try and propose others. */
export function RulesScreen() {
  const query = useQuery(rulesQuery)
  return (
    <Column width="list">
      <PageHeading
        title={words('rules.title')}
        lead={words('rules.lead')}
        back={<RouteBackLink to={paths.reconciliation()}>{words('import.back')}</RouteBackLink>}
      />
      <Loaded level={2} query={query} skeleton={<SkeletonLines lines={12} />}>
        {(published) => <Rules key={published.version} published={published} />}
      </Loaded>
    </Column>
  )
}

function Rules({ published }: { published: ReconciliationRulesWire }) {
  const { version, inForceFrom, data, proposal } = published
  const decide = useDecideRules()
  return (
    <>
      <Card
        title={words('rules.version', {
          version: format.count(version),
          from: inForceFrom === undefined ? '' : format.date(inForceFrom),
        })}
      >
        <RulesTable rules={data.rules} hits={published.hits} />
        <Rest data={data} />
      </Card>
      {proposal === undefined ? (
        <RulesForm data={data} />
      ) : (
        <>
          <Card tone="soft">
            <RulesTable rules={proposal.data.rules} />
            <Rest data={proposal.data} />
          </Card>
          <RehearsalPart data={proposal.data} />
          <ProposalCard
            proposal={proposal}
            what={words('rules.what')}
            consequence={words('rules.consequence')}
            decide={decide}
          />
        </>
      )}
    </>
  )
}

/** What limits a rule beyond its days. */
function limitsText({ kind, maxParts, mostBps, mostMinor = {} }: MatchingRule): string {
  if (kind === 'parts') return words('rules.maxParts', { count: format.count(maxParts ?? 0) })
  if (kind !== 'fee') return shellWords('empty')
  const amounts = Object.entries(mostMinor).map(([currency, amount]) => format.money({ amount, currency }))
  return words('rules.mostBps', { percent: format.percent(mostBps ?? 0), amounts: amounts.join(', ') })
}

type Hits = ReconciliationRulesWire['hits']
type Row = MatchingRule & { readonly place: number; readonly hits: Hits[number] | undefined }

const columns: readonly TableColumn<Row>[] = [
  { key: 'order', header: words('rules.columns.order'), cell: (row) => format.count(row.place) },
  { key: 'name', header: words('rules.columns.name'), cell: (row) => row.name },
  { key: 'kind', header: words('rules.columns.kind'), cell: (row) => words(`rules.kinds.${row.kind}`) },
  { key: 'days', header: words('rules.columns.days'), align: 'end', cell: (row) => format.count(row.days) },
  { key: 'limits', header: words('rules.columns.limits'), cell: limitsText },
]
const counts: readonly TableColumn<Row>[] = [
  {
    key: 'hits',
    header: words('rules.columns.hits'),
    align: 'end',
    cell: (row) => format.count(row.hits?.matches ?? 0),
  },
  {
    key: 'undone',
    header: words('rules.columns.undone'),
    align: 'end',
    cell: (row) => format.count(row.hits?.undone ?? 0),
  },
]

function RulesTable({ rules, hits }: { rules: readonly MatchingRule[]; hits?: Hits }) {
  return (
    <DataTable
      caption={words('rules.caption')}
      columns={hits === undefined ? columns : [...columns, ...counts]}
      rows={rules.map((rule, place) => ({
        ...rule,
        place: place + 1,
        hits: hits?.find((one) => one.rule === rule.name),
      }))}
      rowKey={(row) => row.name}
    />
  )
}

/** What else the rules say: up to what one person matches, and whose breaks are. */
function Rest({ data }: { data: ReconciliationRules }) {
  return (
    <>
      <DefinitionList
        items={Object.entries(data.handLimitMinor).map(([currency, amount]) => ({
          term: words('rules.hand'),
          value: format.money({ amount, currency }),
        }))}
      />
      <Muted as="p">{words('rules.owners')}</Muted>
      <DataTable
        caption={words('rules.ownersCaption')}
        columns={ownerColumns}
        rows={breakKinds.map((kind) => ({ kind, ...data.owners[kind] }))}
        rowKey={(row) => row.kind}
      />
    </>
  )
}

type Owner = ReconciliationRules['owners']['bank-in'] & { readonly kind: (typeof breakKinds)[number] }

const ownerColumns: readonly TableColumn<Owner>[] = [
  { key: 'kind', header: words('rules.ownerColumns.kind'), cell: (row) => words(`breaks.kinds.${row.kind}`) },
  {
    key: 'first',
    header: words('rules.ownerColumns.first'),
    cell: (row) => words(`breaks.teams.${row.first}`),
  },
  {
    key: 'after',
    header: words('rules.ownerColumns.after'),
    cell: (row) => words('rules.afterDays', { count: row.afterDays }),
  },
  {
    key: 'later',
    header: words('rules.ownerColumns.later'),
    cell: (row) => words(`breaks.teams.${row.later}`),
  },
]
