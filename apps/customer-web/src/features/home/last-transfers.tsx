import { Card, Link, Section } from '@puente/ui'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { FailedPart } from '../../parts/failed-part.tsx'
import { RowSkeletons, TransferRow, TransferRows } from '../transfers/transfer-row.tsx'
import { lastTransfersQuery } from '../transfers/transfer-queries.ts'
import { words } from './words.ts'

const shown = 4

/** The latest transfers, with a link to all. */
export function LastTransfers() {
  const { data, error, refetch } = useQuery(lastTransfersQuery)
  const items = data?.items.slice(0, shown)
  return (
    <Section
      title={words('signedIn.last')}
      actions={
        items?.length === 0 ? undefined : <Link href={paths.transfers()}>{words('signedIn.all')}</Link>
      }
    >
      {items === undefined ? (
        error === null ? (
          <RowSkeletons rows={shown} />
        ) : (
          <FailedPart title={words('signedIn.failed')} error={error} onRetry={() => refetch()} />
        )
      ) : items.length === 0 ? (
        <Card>{words('signedIn.none')}</Card>
      ) : (
        <TransferRows>
          {items.map((transfer) => (
            <TransferRow key={transfer.id} transfer={transfer} />
          ))}
        </TransferRows>
      )}
    </Section>
  )
}
