import { redIn, type LedgerPeriodsWire } from '@puente/contract/staff'
import {
  Column,
  DataTable,
  DatePicker,
  EmptyState,
  Notice,
  PageHeading,
  ScaleIcon,
  Section,
  SkeletonLines,
  type TableColumn,
} from '@puente/ui'
import { format, lastDayOf, monthsBack, todayInChile, type EndpointForm } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { RouteBackLink, RouteLink } from '../../shell/navigation/links.ts'
import { ProposalCard } from '../approvals/proposal-card.tsx'
import { ProposeForm } from '../approvals/propose-form.tsx'
import { useMayAct } from '../../shell/acting.ts'
import { DecisionPanel } from '../../shell/decision/decision-panel.tsx'
import { balanceFilters } from './filters.ts'
import { periodDayFault } from './period-day.ts'
import { periodsQuery, useProposePeriod, type PeriodChange } from './period-queries.ts'
import { checklistQuery } from './closes/close-queries.ts'
import { PeriodChecklist } from './closes/period-checklist.tsx'
import { checksText, words as closeWords } from './closes/words.ts'
import { words } from './words.ts'

/** The end of the closed period, its history, and the form to propose a change to a second person. */
export function PeriodsScreen() {
  const query = useQuery(periodsQuery)
  return (
    <Column width="reading">
      <PageHeading
        back={<RouteBackLink to={paths.trialBalance()}>{words('statement.back')}</RouteBackLink>}
        title={words('periods.title')}
        lead={words('periods.lead')}
      />
      <Loaded level={2} query={query} skeleton={<SkeletonLines lines={8} />}>
        {(periods) => <Periods periods={periods} />}
      </Loaded>
      <DecisionPanel id="ledger-periods" />
    </Column>
  )
}

function Periods({ periods }: { periods: LedgerPeriodsWire }) {
  const { closedThrough, changes, proposal } = periods
  const { mayAct } = useMayAct()
  return (
    <>
      {closedThrough === undefined ? (
        <Notice title={words('periods.open')}>{words('periods.openText')}</Notice>
      ) : (
        <Notice tone="ok" title={words('periods.closed', { day: format.date(closedThrough) })}>
          {words('periods.closedText')}
        </Notice>
      )}
      {proposal === undefined ? (
        mayAct && <Propose closedThrough={closedThrough} />
      ) : (
        <ProposalCard
          proposal={proposal}
          what={documentText(proposal)}
          facts={
            proposal.red.length === 0 ? undefined : (
              <Notice tone="bad" title={closeWords('red', { count: proposal.red.length })}>
                <p>{closeWords('redLines', { lines: checksText(proposal.red) })}</p>
              </Notice>
            )
          }
          consequence={words(`periods.consequence.${proposal.change}`)}
          danger={proposal.change === 'reopen'}
          mayDecide={mayAct}
        />
      )}
      <Section title={words('periods.history')}>
        {changes.length === 0 ? (
          <EmptyState
            icon={<ScaleIcon aria-hidden />}
            title={words('periods.empty')}
            message={words('periods.emptyMessage')}
          />
        ) : (
          <DataTable
            caption={words('periods.history')}
            columns={columns}
            rows={changes}
            rowKey={(row) => row.id}
          />
        )}
      </Section>
    </>
  )
}

const documentText = ({ change, day }: PeriodChange): string =>
  words(`periods.what.${change}`, { day: format.date(day) })

const columns: readonly TableColumn<LedgerPeriodsWire['changes'][number]>[] = [
  {
    key: 'change',
    header: words('periods.columns.change'),
    cell: ({ change, day, recordId }) => {
      const text = words(`periods.done.${change}`, { day: format.date(day) })
      if (recordId === undefined) return text
      return (
        <RouteLink to="/closes/$id" params={{ id: recordId }}>
          {text}
        </RouteLink>
      )
    },
  },
  { key: 'reason', header: words('periods.columns.reason'), wrap: true, cell: (row) => row.reason },
  { key: 'by', header: words('periods.columns.by'), cell: (row) => row.by },
  { key: 'at', header: words('periods.columns.at'), cell: (row) => format.dateTime(row.at) },
]

interface ProposeProps {
  closedThrough: string | undefined
}

function Propose({ closedThrough }: ProposeProps) {
  const propose = useProposePeriod()
  const client = useQueryClient()
  /** The red lines of the checklist as it was shown, in spite of which the period shall close. */
  const despiteOf = (day: string) => {
    const despite = redIn(client.getQueryData(checklistQuery('period', day).queryKey)?.lines ?? [])
    return despite.length === 0 ? {} : { despite }
  }
  const { day = dayToClose(closedThrough) } = useSearch({ from: '/shell/ledger-periods' })
  const option = (change: PeriodChange['change']) => ({
    value: change,
    label: words(`periods.options.${change}`),
    description: words(`periods.optionTexts.${change}`),
    what: words(`periods.optionWhats.${change}`),
    more: ({ choice }: EndpointForm<ChangeFields>) => (
      <DayToChange change={change} choice={choice} closedThrough={closedThrough} />
    ),
  })
  return (
    <ProposeForm
      title={words('periods.propose')}
      options={closedThrough !== undefined ? [option('close'), option('reopen')] : [option('close')]}
      propose={propose}
      fields={{ day }}
      body={(change, note, { day }) => ({ change, day, note, ...(change === 'close' ? despiteOf(day) : {}) })}
    />
  )
}

/** The last day of the previous month; empty when it is closed already. */
function dayToClose(closedThrough = ''): string {
  const [, previous = ''] = monthsBack(todayInChile(), 2)
  const day = lastDayOf(previous)
  return day > closedThrough ? day : ''
}

interface ChangeFields {
  readonly day: string
}

interface DayToChangeProps extends Pick<EndpointForm<ChangeFields>, 'choice'> {
  change: PeriodChange['change']
  closedThrough: string | undefined
}

/** The day of a change; of a close also its checklist. */
function DayToChange({ change, choice, closedThrough }: DayToChangeProps) {
  const day = choice('day', {
    validate: (typed) => periodDayFault(change, typed, closedThrough) ?? true,
  })
  const isPast = balanceFilters.day.read(day.value) !== undefined && day.value < todayInChile()
  return (
    <>
      <DatePicker label={words(`periods.days.${change}`)} {...day} />
      {change === 'close' && isPast ? <PeriodChecklist day={day.value} /> : null}
    </>
  )
}
