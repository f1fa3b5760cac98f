import Box from '@mui/material/Box'
import { READINESS_FRESH_MINUTES, type ReadinessWire } from '@puente/contract/staff'
import { Button, Column, LiveRegion, Muted, Notice, PageHeading, Section, SkeletonLines } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { Failure } from '../approvals/failure.tsx'
import { ProposalCard } from '../approvals/proposal-card.tsx'
import { DecisionPanel } from '../../shell/decision/decision-panel.tsx'
import { ItemsTable } from './items-table.tsx'
import { readinessQuery, useCheckReadiness } from './queries.ts'
import { CloseForm, OpenForm } from './sales-forms.tsx'
import { words } from './words.ts'

/** What the operator needs before it sells, whether it sells, and the decision of two people to sell. */
export function ReadinessScreen() {
  const query = useQuery(readinessQuery)
  return (
    <Column width="list">
      <PageHeading title={words('title')} lead={words('lead')} />
      <Loaded level={2} query={query} skeleton={<SkeletonLines lines={14} />}>
        {(readiness) => <Readiness readiness={readiness} />}
      </Loaded>
      <DecisionPanel id="sales" />
    </Column>
  )
}

function Readiness({ readiness: { sales, open, items, proposal } }: { readiness: ReadinessWire }) {
  const { session } = useRouteContext({ from: '/shell' })
  const isUnchecked = items.every(({ state }) => state === 'stale')
  const mayDecide = session.staff.role === 'officer' || session.staff.role === 'admin'
  return (
    <>
      <Notice tone={sales.state === 'open' ? 'ok' : 'warn'} title={words(`sales.${sales.state}`)}>
        <p>{words(`sales.${sales.state}Text`)}</p>
        <Muted>{words('sales.since', { at: format.dateTime(sales.since) })}</Muted>
      </Notice>
      {proposal === undefined ? null : (
        <ProposalCard
          proposal={proposal}
          what={words('open.what')}
          consequence={words('open.consequence')}
          danger
          mayDecide={mayDecide}
        />
      )}
      <Section title={words('items')} actions={<Check />}>
        <Muted>
          {isUnchecked ? words('unchecked') : words('count', { open })}{' '}
          {words('fresh', { minutes: String(READINESS_FRESH_MINUTES) })}
        </Muted>
        <ItemsTable items={items} />
      </Section>
      {mayDecide && proposal === undefined && sales.state === 'closed' ? <OpenForm /> : null}
      {mayDecide && sales.state === 'open' ? <CloseForm /> : null}
    </>
  )
}

/** Checks everything again and reports the end of the check, because the times in the table have no seconds. */
function Check() {
  const check = useCheckReadiness()
  const ended = check.isSuccess ? words('checked') : ''
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <LiveRegion message={check.isPending ? words('checking') : ended} />
      {ended === '' ? null : <Muted>{ended}</Muted>}
      <Button size="small" busy={check.isPending} onPress={() => check.mutate(Date.now())}>
        {words('check')}
      </Button>
      <Failure error={check.error} />
    </Box>
  )
}
