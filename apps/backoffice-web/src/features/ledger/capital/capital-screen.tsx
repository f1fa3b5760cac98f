import type { CapitalAccountWire, CapitalMovementWire } from '@puente/contract/staff'
import { Column, PageHeading, Section, SkeletonLines, SkeletonRows } from '@puente/ui'
import { Loaded, NextPage } from '@puente/web/loading'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMayAct } from '../../../shell/acting.ts'
import { ProposalCard } from '../../approvals/proposal-card.tsx'
import { AccountsTable } from './accounts-table.tsx'
import { capitalQuery, decidedQuery } from './capital-queries.ts'
import { MovementsTable } from './movements-table.tsx'
import { ProposeCapital } from './propose-capital.tsx'
import { movementText, words } from './words.ts'

/** The operator's own money: balances, proposals that wait, the form to propose, and what was decided. */
export function CapitalScreen() {
  const query = useQuery(capitalQuery)
  return (
    <Column width="list">
      <PageHeading title={words('title')} lead={words('lead')} />
      <Loaded level={2} query={query} skeleton={<SkeletonLines lines={10} />}>
        {({ accounts, waiting }) => <Capital accounts={accounts} waiting={waiting} />}
      </Loaded>
    </Column>
  )
}

interface CapitalProps {
  accounts: readonly CapitalAccountWire[]
  waiting: readonly CapitalMovementWire[]
}

function Capital({ accounts, waiting }: CapitalProps) {
  const { mayAct } = useMayAct()
  return (
    <>
      <AccountsTable accounts={accounts} />
      {waiting.length === 0 ? null : (
        <Section title={words('waiting')}>
          {waiting.map((movement) => (
            <Waiting key={movement.id} movement={movement} mayAct={mayAct} />
          ))}
        </Section>
      )}
      {mayAct ? <ProposeCapital accounts={accounts} /> : null}
      <Decided />
    </>
  )
}

function Waiting({ movement, mayAct }: { movement: CapitalMovementWire; mayAct: boolean }) {
  const { kind, proposal } = movement
  if (proposal === undefined) return null
  return (
    <ProposalCard
      proposal={proposal}
      what={movementText(movement)}
      consequence={words(`consequence.${kind}`)}
      danger
      mayDecide={mayAct}
    />
  )
}

function Decided() {
  const query = useInfiniteQuery(decidedQuery)
  const movements = query.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <Section title={words('history.title')}>
      <Loaded level={2} query={query} skeleton={<SkeletonRows rows={4} columns={6} />}>
        {() => (
          <>
            <MovementsTable movements={movements} />
            <NextPage query={query}>{words('history.more')}</NextPage>
          </>
        )}
      </Loaded>
    </Section>
  )
}
