import { Card, EmptyDrawing, EmptyState, Link, Section } from '@puente/ui'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../../paths.ts'
import { RowSkeletons, TransferRow, TransferRows } from '../../transfers/transfer-row.tsx'
import { lastTransfersQuery } from '../../transfers/transfer-queries.ts'
import { words } from './customer-words.ts'

const shown = 4

/** The latest transfers, with a link to all. */
export function LastTransfers() {
  const query = useQuery(lastTransfersQuery)
  return (
    <Section
      title={words('last')}
      actions={
        query.data?.items.length === 0 ? undefined : <Link href={paths.transfers()}>{words('all')}</Link>
      }
    >
      <Loaded query={query} failed={words('failed')} skeleton={<RowSkeletons rows={shown} />}>
        {({ items }) =>
          items.length === 0 ? (
            <Card>
              <EmptyState icon={<EmptyDrawing />} title={words('none')} message={words('noneText')} />
            </Card>
          ) : (
            <TransferRows>
              {items.slice(0, shown).map((transfer) => (
                <TransferRow key={transfer.id} transfer={transfer} />
              ))}
            </TransferRows>
          )
        }
      </Loaded>
    </Section>
  )
}
