import { Card, CheckIcon, Column, DefinitionList, EmptyState, Link, PageHeading } from '@puente/ui'
import type { PendingItemWire } from '@puente/contract/customer'
import { useSuspenseQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { pendingQuery } from './pending-queries.ts'
import { words } from './words.ts'

/** Everything that is owed, the most urgent first, each with where it is settled. */
export function PendingListScreen() {
  const { data } = useSuspenseQuery(pendingQuery)
  return (
    <Column>
      <PageHeading title={words('list.title')} lead={words('list.lead')} />
      {data.items.length === 0 ? (
        <EmptyState
          icon={<CheckIcon aria-hidden />}
          title={words('list.empty')}
          message={words('list.emptyText')}
        />
      ) : (
        <Card>
          <DefinitionList
            items={data.items.map((item) => ({
              key: item.id,
              term: (
                <Link href={paths.pending(item.path, paths.notifications())}>
                  {words(`kinds.${item.kind}`)}
                </Link>
              ),
              value: standing(item),
            }))}
          />
        </Card>
      )}
    </Column>
  )
}

function standing({ turn, mine, blocks }: PendingItemWire): string {
  if (turn === 'staff') return words('list.staff')
  if (!mine) return words('list.other')
  return blocks ? words('list.blocks') : ''
}
