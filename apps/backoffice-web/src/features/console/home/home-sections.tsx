import type { StaffRole } from '@puente/contract'
import type { BusinessFiguresWire, OrderFiguresWire, ServiceFiguresWire } from '@puente/contract/staff'
import { styled } from '@mui/material/styles'
import { from, Section } from '@puente/ui'
import { both, Loaded } from '@puente/web/loading'
import { Fragment, type ReactNode } from 'react'
import { mayOpen } from '../../../shell/navigation/nouns.ts'
import { shellWords } from '../../../shell/words.ts'
import { RevenuePanel, VolumePanel } from '../../figures/money-panels.tsx'
import { ConversionPanel, CorridorsPanel, ReasonsPanel, StatesPanel } from '../../figures/order-panels.tsx'
import { AgesPanel, AnswersPanel, DecisionsPanel, PartnersPanel } from '../../figures/service-panels.tsx'
import type { ComparedWith } from '../../figures/shown.ts'
import { TimesPanel } from '../../figures/times-panel.tsx'
import { FundsPanel } from '../../ledger/funds-panel.tsx'
import { BreaksWaiting } from '../../reconciliation/breaks-waiting.tsx'
import { StuckWaiting } from '../../transfers/stuck/stuck-waiting.tsx'
import { AgedSummary } from '../../treasury/aged-summary.tsx'
import type { HomePanel } from './home-panels.ts'
import type { HomeQueries } from './home-queries.ts'
import { NextPanel } from './next-panel.tsx'
import { QueuePanel } from './queue-panel.tsx'
import { words } from '../words.ts'

const WIDE = '@media (min-width: 1800px)'

const Grid = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [WIDE]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
})

interface HomePanelsProps {
  role: StaffRole
  staffId: string
  panels: readonly HomePanel[]
  queries: HomeQueries
  than: ComparedWith
  /** The period in the URL as the page of figures takes it. */
  search: object
  /** Whether the period ends today. */
  isNow: boolean
}

type Shown = (of: HomePanelsProps) => ReactNode

const failed = words('home.failed')

const ofBusiness =
  (show: (figures: BusinessFiguresWire, of: HomePanelsProps) => ReactNode): Shown =>
  (of) => (
    <Loaded query={of.queries.business} failed={failed} skeleton={null}>
      {(figures) => show(figures, of)}
    </Loaded>
  )

const ofOrders =
  (show: (figures: OrderFiguresWire, of: HomePanelsProps) => ReactNode): Shown =>
  (of) => (
    <Loaded query={of.queries.orders} failed={failed} skeleton={null}>
      {(figures) => show(figures, of)}
    </Loaded>
  )

const ofServices =
  (show: (figures: ServiceFiguresWire, of: HomePanelsProps) => ReactNode): Shown =>
  (of) => (
    <Loaded query={of.queries.services} failed={failed} skeleton={null}>
      {(figures) => show(figures, of)}
    </Loaded>
  )

const shown: Readonly<Partial<Record<HomePanel, Shown>>> = {
  next: ({ queries, staffId }) => (
    <Loaded query={queries.next} failed={failed} skeleton={null}>
      {({ items }) => <NextPanel items={items} staffId={staffId} />}
    </Loaded>
  ),
  queue: ({ queries }) => (
    <Loaded query={queries.queue} failed={failed} skeleton={null}>
      {({ queues }) => <QueuePanel queues={queues} />}
    </Loaded>
  ),
  revenue: ofBusiness((figures, { than, search }) => (
    <RevenuePanel figures={figures} than={than} search={search} />
  )),
  volume: ofBusiness((figures, { than, search }) => (
    <VolumePanel figures={figures} than={than} search={search} />
  )),
  states: ofOrders((figures, { than, isNow }) => <StatesPanel figures={figures} than={than} isNow={isNow} />),
  corridors: ofOrders((figures, { than }) => <CorridorsPanel figures={figures} than={than} />),
  times: ofOrders((figures, { than }) => <TimesPanel figures={figures} than={than} />),
  conversion: ofOrders((figures, { than }) => <ConversionPanel figures={figures} than={than} />),
  reasons: ofOrders((figures, { than }) => <ReasonsPanel figures={figures} than={than} />),
  decisions: ({ queries, than, role }) => (
    <Loaded query={queries.decisions} failed={failed} skeleton={null}>
      {(figures) => <DecisionsPanel figures={figures} than={than} mayOpen={mayOpen(role, 'applications')} />}
    </Loaded>
  ),
  partners: ofServices((figures, { than }) => <PartnersPanel figures={figures} than={than} />),
  ages: ofServices((figures) => (
    <>
      <AgesPanel figures={figures} />
      <AnswersPanel figures={figures} />
    </>
  )),
  funds: ({ queries }) => (
    <Loaded query={both(queries.safeguarding, queries.positions)} failed={failed} skeleton={null}>
      {([safeguarding, positions]) => <FundsPanel safeguarding={safeguarding} positions={positions} />}
    </Loaded>
  ),
}

/** The panels of a home side by side, and lists of cases below them. */
export function HomePanels(props: HomePanelsProps) {
  const { panels } = props
  return (
    <>
      <Grid>
        {panels.map((panel) => (
          <Fragment key={panel}>{shown[panel]?.(props)}</Fragment>
        ))}
      </Grid>
      {panels.includes('stuck') ? <StuckWaiting /> : null}
      {panels.includes('aged') ? (
        <Section title={shellWords('nouns.treasury')}>
          <AgedSummary />
        </Section>
      ) : null}
      {panels.includes('breaks') ? <BreaksWaiting /> : null}
    </>
  )
}
