import type { DebtSummaryWire } from '@puente/contract/customer'
import {
  Card,
  SuccessDrawing,
  Column,
  DefinitionList,
  EmptyState,
  Link,
  Muted,
  PageHeading,
  Section,
  SkeletonLines,
} from '@puente/ui'
import { format } from '@puente/web'
import { Loaded, NextPage } from '@puente/web/loading'
import { useInfiniteQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { debtsQuery } from './debt-queries.ts'
import { words } from './words.ts'

/** Open debts with payment instructions, followed by closed debts. */
export function DebtsScreen() {
  const query = useInfiniteQuery(debtsQuery)
  return (
    <Column>
      <PageHeading title={words('list.title')} lead={words('list.lead')} />
      <Loaded query={query} failed={words('list.failed')} skeleton={<SkeletonLines lines={4} />}>
        {({ pages }) => <AllDebts debts={pages.flatMap(({ items }) => items)} />}
      </Loaded>
      <NextPage fullWidth query={query}>
        {words('list.more')}
      </NextPage>
    </Column>
  )
}

function AllDebts({ debts }: { debts: readonly DebtSummaryWire[] }) {
  const open = debts.filter(({ status }) => status === 'open')
  const closed = debts.filter(({ status }) => status !== 'open')
  return (
    <>
      {open.length === 0 ? (
        <EmptyState icon={<SuccessDrawing />} title={words('list.empty')} message={words('list.emptyText')} />
      ) : null}
      <Debts title={words('list.open')} debts={open} />
      <Debts title={words('list.closed')} debts={closed} />
    </>
  )
}

function Debts({ title, debts }: { title: string; debts: readonly DebtSummaryWire[] }) {
  if (debts.length === 0) return null
  return (
    <Section title={title}>
      <Card>
        <DefinitionList
          items={debts.map((debt) => ({
            key: debt.id,
            term: (
              <>
                <Link href={paths.debt(debt.id)}>{lineOf(debt)}</Link>
                <Muted>{whenOf(debt)}</Muted>
              </>
            ),
            value: format.amount(debt.status === 'open' ? debt.remaining : debt.amount),
          }))}
        />
      </Card>
    </Section>
  )
}

const lineOf = ({ recipientName: name }: DebtSummaryWire): string =>
  name === undefined ? words('list.line.other') : words('list.line.of', { name })

function whenOf({ status, openedAt, closedAt }: DebtSummaryWire): string {
  if (closedAt === undefined) return words('list.opened', { when: format.date(openedAt) })
  return words(status === 'paid' ? 'list.paidOn' : 'list.closedOn', { when: format.date(closedAt) })
}
