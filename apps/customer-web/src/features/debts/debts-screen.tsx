import type { DebtSummaryWire } from '@puente/contract/customer'
import {
  Button,
  Card,
  CheckIcon,
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
import { useInfiniteQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { FailedPart } from '../../parts/failed-part.tsx'
import { debtsQuery } from './debt-queries.ts'
import { words } from './words.ts'

/** Open debts with payment instructions, followed by closed debts. */
export function DebtsScreen() {
  const query = useInfiniteQuery(debtsQuery)
  const debts = query.data?.pages.flatMap(({ items }) => items) ?? []
  const open = debts.filter(({ status }) => status === 'open')
  const closed = debts.filter(({ status }) => status !== 'open')
  return (
    <Column>
      <PageHeading title={words('list.title')} lead={words('list.lead')} />
      {query.isError ? (
        <FailedPart title={words('list.failed')} error={query.error} onRetry={() => query.refetch()} />
      ) : null}
      {query.isPending ? <SkeletonLines lines={4} /> : null}
      {query.isSuccess && open.length === 0 ? (
        <EmptyState
          icon={<CheckIcon aria-hidden />}
          title={words('list.empty')}
          message={words('list.emptyText')}
        />
      ) : null}
      <Debts title={words('list.open')} debts={open} />
      <Debts title={words('list.closed')} debts={closed} />
      {query.hasNextPage ? (
        <Button fullWidth busy={query.isFetchingNextPage} onPress={() => query.fetchNextPage()}>
          {words('list.more')}
        </Button>
      ) : null}
    </Column>
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
