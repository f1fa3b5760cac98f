import type { CapitalAccountWire, CapitalMovementWire } from '@puente/contract/staff'
import { Column, DefinitionList, PageHeading, Section, SkeletonLines, SkeletonRows } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded, NextPage } from '@puente/web/loading'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMayAct } from '../../../shell/acting.ts'
import { ProposalCard } from '../../approvals/proposal-card.tsx'
import { AccountsTable } from './accounts-table.tsx'
import { capitalQuery, decidedQuery } from './capital-queries.ts'
import { MovementsTable, type MovementsTableProps } from './movements-table.tsx'
import { ProposeCapital } from './propose-capital.tsx'
import { when } from '../../../shell/moments/when.ts'
import { accountText, earlierText, words } from './words.ts'

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
  const form = useRef<HTMLDivElement>(null)
  const [again, setAgain] = useState<CapitalMovementWire>()
  const forget = useCallback(() => setAgain(undefined), [])
  function correct(movement: CapitalMovementWire) {
    flushSync(() => setAgain(movement))
    form.current?.querySelector('textarea')?.focus()
  }
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
      {mayAct ? (
        <div ref={form}>
          <ProposeCapital accounts={accounts} again={again} onProposed={forget} />
        </div>
      ) : null}
      <Decided onCorrect={mayAct ? correct : undefined} />
    </>
  )
}

function Waiting({ movement, mayAct }: { movement: CapitalMovementWire; mayAct: boolean }) {
  const { kind, amount, day, bankReference, corrects, proposal } = movement
  if (proposal === undefined) return null
  const [account, date] = [accountText(movement), format.date(day)]
  return (
    <ProposalCard
      proposal={proposal}
      what={words(`what.${kind}`, { amount: format.money(amount) })}
      facts={
        <DefinitionList
          columns={2}
          items={[
            { term: words('history.account'), value: account },
            { term: words('history.day'), value: date },
            ...when(bankReference, (reference) => ({ term: words('propose.reference'), value: reference })),
            ...when(corrects, (earlier) => ({
              term: words('history.corrects'),
              value: earlierText(earlier),
            })),
          ]}
        />
      }
      consequence={words(`consequence.${kind}`, { account, day: date })}
      danger
      mayDecide={mayAct}
    />
  )
}

function Decided({ onCorrect }: Pick<MovementsTableProps, 'onCorrect'>) {
  const query = useInfiniteQuery(decidedQuery)
  const movements = query.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <Section title={words('history.title')}>
      <Loaded level={2} query={query} skeleton={<SkeletonRows rows={4} columns={6} />}>
        {() => (
          <>
            <MovementsTable movements={movements} onCorrect={onCorrect} />
            <NextPage query={query}>{words('history.more')}</NextPage>
          </>
        )}
      </Loaded>
    </Section>
  )
}
