import { Card, Link, Section } from '@puente/ui'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { RowSkeletons, TransferRow, TransferRows } from '../transfers/transfer-row.tsx'
import { lastTransfersQuery } from '../transfers/transfer-queries.ts'
import { words } from './words.ts'

const shown = 4

/** The latest transfers, with a link to all. */
export function LastTransfers() {
  const query = useQuery(lastTransfersQuery)
  return (
    <Section
      title={words('signedIn.last')}
      actions={
        query.data?.items.length === 0 ? undefined : (
          <Link href={paths.transfers()}>{words('signedIn.all')}</Link>
        )
      }
    >
      <Loaded query={query} failed={words('signedIn.failed')} skeleton={<RowSkeletons rows={shown} />}>
        {({ items }) =>
          items.length === 0 ? (
            <Card>{words('signedIn.none')}</Card>
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
