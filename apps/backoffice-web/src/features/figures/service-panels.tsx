import type {
  DecisionCountWire,
  DecisionFiguresWire,
  PartnerCallsWire,
  ServiceFiguresWire,
} from '@puente/contract/staff'
import { decidedMessages } from '@puente/contract/staff-texts'
import { BarPlot, DataTable, Muted, StatusChip, type TableColumn } from '@puente/ui'
import { dayMs, format } from '@puente/web'
import { paths } from '../../paths.ts'
import { RouteLink } from '../../shell/navigation/links.ts'
import { Moment } from '../../shell/moments/moment.tsx'
import { homeFiguresMessages } from './messages-home.es.ts'
import { Panel } from './panel.tsx'
import { countTick } from './plot-text.ts'
import {
  changeText,
  dayText,
  durationText,
  lowered,
  pointsText,
  shareText,
  type ComparedWith,
} from './shown.ts'
import { words } from './words.ts'

const listOf = {
  application: paths.applications(),
  'company-file': paths.companyFiles(),
  'level-application': paths.levelApplications(),
  document: paths.documentReviews(),
} as const

interface DecisionsPanelProps {
  figures: DecisionFiguresWire
  than: ComparedWith
  /** Whether the reader may open the cases. */
  mayOpen: boolean
}

/** What was decided about applications, levels and documents. */
export function DecisionsPanel({ figures, than, mayOpen }: DecisionsPanelProps) {
  const { decisions, checks, checksBefore } = figures
  const sum = (name: 'count' | 'before', outcome?: string) =>
    decisions.reduce(
      (all, row) => (outcome === undefined || row.outcome === outcome ? all + row[name] : all),
      0,
    )
  const approved = { part: sum('count', 'approved'), whole: sum('count') }
  const name = ({ about, outcome }: DecisionCountWire) =>
    `${decidedMessages.records[about]}: ${decidedMessages.recordOutcomes[outcome]}`
  return (
    <Panel
      title={words('home.decisions')}
      figure={shareText(approved.part, approved.whole)}
      lines={[
        words('home.approved', { count: format.count(approved.part), all: format.count(approved.whole) }),
        pointsText(approved, { part: sum('before', 'approved'), whole: sum('before') }, than),
        words('home.hits', { hits: format.count(checks.hits), checks: format.count(checks.count) }),
        words('home.hitsChange', {
          change: lowered(changeText(BigInt(checks.hits), BigInt(checksBefore.hits), than)),
        }),
      ]}
    >
      {decisions.length === 0 ? (
        <Muted>{words('home.noDecisions')}</Muted>
      ) : (
        <BarPlot<DecisionCountWire>
          title={words('home.decisionsBy')}
          titled={false}
          layout="lines"
          rows={decisions}
          rowKey={({ about, outcome }) => `${about} ${outcome}`}
          rowName={name}
          tick={countTick}
          texts={{ table: words('table'), row: words('home.decision') }}
          series={[
            {
              key: 'count',
              name: words('ends.count'),
              value: ({ count }) => count,
              text: ({ count }) => format.count(count),
              ...(mayOpen
                ? {
                    cell: ({ about, count }: DecisionCountWire) => (
                      <RouteLink to={listOf[about]}>{format.count(count)}</RouteLink>
                    ),
                  }
                : {}),
            },
          ]}
          more={[{ key: 'before', name: words('home.before'), text: (row) => format.count(row.before) }]}
        />
      )}
    </Panel>
  )
}

interface ServicePanelProps {
  figures: ServiceFiguresWire
  than: ComparedWith
}

type PartnerName = keyof typeof homeFiguresMessages.partnerNames
type OutcomeName = keyof typeof homeFiguresMessages.callOutcomes

/** The name of a partner; its code when it has none. */
const partnerName = (partner: string): string =>
  Object.hasOwn(homeFiguresMessages.partnerNames, partner)
    ? words(`home.partnerNames.${partner as PartnerName}`)
    : partner
/** The outcome of a call; a refusal is followed by the partner's code. */
function outcomeName(outcome: string): string {
  const [kind = '', code] = outcome.split(':')
  if (!Object.hasOwn(homeFiguresMessages.callOutcomes, kind)) return outcome
  const name = words(`home.callOutcomes.${kind as OutcomeName}`)
  return code === undefined ? name : `${name} (${code})`
}
const msText = (ms: number | undefined): string => (ms === undefined ? '–' : `${format.count(ms)}\u00a0ms`)
const outcomesText = ({ outcomes }: PartnerCallsWire): string =>
  outcomes.map(({ outcome, count }) => `${outcomeName(outcome)} ${format.count(count)}`).join(' · ')

/** How partners answered. */
export function PartnersPanel({ figures: { partners }, than }: ServicePanelProps) {
  const sum = (name: 'calls' | 'failed' | 'callsBefore' | 'failedBefore') =>
    partners.reduce((all, row) => all + row[name], 0)
  const answered = { part: sum('calls') - sum('failed'), whole: sum('calls') }
  const formerly = { part: sum('callsBefore') - sum('failedBefore'), whole: sum('callsBefore') }
  return (
    <Panel
      title={words('home.partners')}
      figure={shareText(answered.part, answered.whole)}
      lines={[
        words('home.answered', { count: format.count(answered.whole) }),
        pointsText(answered, formerly, than),
      ]}
    >
      <BarPlot<PartnerCallsWire>
        title={words('home.partnersBy')}
        layout="lines"
        titled={false}
        rows={partners}
        rowKey={({ partner }) => partner}
        rowName={({ partner }) => partnerName(partner)}
        tick={countTick}
        texts={{ table: words('table'), row: words('home.partner') }}
        series={[
          {
            key: 'ok',
            name: words('home.callsOk'),
            value: ({ calls, failed }) => calls - failed,
            text: ({ calls, failed }) => format.count(calls - failed),
          },
          {
            key: 'failed',
            name: words('home.callsFailed'),
            value: ({ failed }) => failed,
            text: ({ failed }) => format.count(failed),
          },
        ]}
        more={[
          { key: 'median', name: words('corridors.median'), text: ({ medianMs }) => msText(medianMs) },
          {
            key: 'ninth',
            name: words('corridors.ninth'),
            text: ({ ninthDecileMs }) => msText(ninthDecileMs),
          },
          { key: 'outcomes', name: words('home.outcomes'), text: outcomesText },
        ]}
      />
    </Panel>
  )
}

interface Age {
  readonly key: string
  readonly name: string
  readonly isLate: boolean
  readonly text: string
  /** When it is dated by an instant, otherwise `text` is shown. */
  readonly at?: string
  /** The currency of a rate, whose readings it leads to. */
  readonly currency?: string
}

function agesOf({ rates, lists, replay, at }: ServiceFiguresWire): Age[] {
  return [
    ...rates.map(({ currency, asOf, isStale }) => ({
      key: currency,
      name: words('home.rate', { currency }),
      isLate: isStale,
      currency,
      text: words('home.never'),
      ...(asOf === undefined ? {} : { at: asOf }),
    })),
    {
      key: 'lists',
      name: words('home.lists', { version: lists?.version ?? '' }),
      isLate: lists === undefined,
      text: lists === undefined ? words('home.never') : words('home.since', { day: dayText(lists.since) }),
    },
    {
      key: 'replay',
      name: words('home.replay', { faults: replay?.faults ?? 0 }),
      isLate: replay === undefined || replay.faults > 0 || Date.parse(at) - Date.parse(replay.at) > 2 * dayMs,
      text: words('home.never'),
      ...(replay === undefined ? {} : { at: replay.at }),
    },
  ]
}

const nameCell = ({ name, currency }: Age) =>
  currency === undefined ? (
    name
  ) : (
    <RouteLink to="/rates" search={{ currency }}>
      {name}
    </RouteLink>
  )

const ageColumns: readonly TableColumn<Age>[] = [
  { key: 'name', header: words('home.what'), wrap: true, cell: nameCell },
  {
    key: 'age',
    header: words('home.age'),
    align: 'end',
    cell: ({ at, text }) => (at === undefined ? text : <Moment at={at} />),
  },
  {
    key: 'state',
    header: words('home.standing'),
    align: 'end',
    cell: ({ isLate }) => (
      <StatusChip tone={isLate ? 'bad' : 'neutral'}>{words(isLate ? 'home.old' : 'home.fresh')}</StatusChip>
    ),
  },
]

/** How old rates, watch lists and the replay of the books are now. */
export function AgesPanel({ figures }: { figures: ServiceFiguresWire }) {
  const ages = agesOf(figures)
  const late = ages.filter(({ isLate }) => isLate).length
  return (
    <Panel title={words('home.ages')} figure={words('home.late', { count: late })} lines={[]}>
      <DataTable caption={words('home.ages')} columns={ageColumns} rows={ages} rowKey={({ key }) => key} />
    </Panel>
  )
}

/** How long first answers to customers took, as customers read it. */
export function AnswersPanel({ figures: { answers } }: { figures: ServiceFiguresWire }) {
  const { count, times } = answers
  return (
    <Panel
      title={words('home.answers')}
      figure={durationText(times?.halfWithinMinutes)}
      lines={[
        words('home.answersOf', { count }),
        times === undefined
          ? words('home.answersFew')
          : words('home.answersMost', { ninth: durationText(times.mostWithinMinutes) }),
      ]}
    />
  )
}
