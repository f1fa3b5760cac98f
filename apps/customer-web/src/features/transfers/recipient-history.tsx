import type { RecipientWire } from '@puente/contract/customer'
import { Card, DefinitionList, Muted, Section } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded, NextPage } from '@puente/web/loading'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { recipientTotalsQuery } from '../recipients/recipient-queries.ts'
import { ReturnedBefore } from './returned-before.tsx'
import { RowSkeletons, TransferRow, TransferRows } from './transfer-row.tsx'
import { transfersQuery } from './transfer-queries.ts'
import { words } from './words.ts'

/** The transfers to a recipient, newest first, and the amounts delivered this year by currency. */
export function RecipientHistory({ recipient }: { recipient: RecipientWire }) {
  const query = useInfiniteQuery(transfersQuery({ recipientId: recipient.id }))
  const totals = useQuery(recipientTotalsQuery(recipient.id))
  const transfers = query.data?.pages.flatMap(({ items }) => items) ?? []
  const returned = transfers.find(({ state }) => state === 'needs-correction')
  return (
    <Section title={words('history.title')}>
      <Loaded query={query} failed={words('history.failed')} skeleton={<RowSkeletons rows={3} />}>
        {() =>
          totals.isPending ? (
            <RowSkeletons rows={3} />
          ) : transfers.length === 0 ? (
            <Muted>{words('history.none')}</Muted>
          ) : (
            <>
              {returned === undefined ? null : <ReturnedBefore transfer={returned} />}
              <YearTotals totals={totals.data} />
              <TransferRows>
                {transfers.map((transfer) => (
                  <TransferRow key={transfer.id} transfer={transfer} by="day" />
                ))}
              </TransferRows>
            </>
          )
        }
      </Loaded>
      <NextPage fullWidth query={query}>
        {words('list.more')}
      </NextPage>
    </Section>
  )
}

function YearTotals({ totals }: { totals: Awaited<ReturnType<typeof api.getRecipientTotals>> | undefined }) {
  if (totals === undefined || totals.items.length === 0) return null
  return (
    <Card>
      <DefinitionList
        items={totals.items.map(({ currency, count, sendMinor, receiveMinor }) => ({
          term: words('history.year', { year: String(totals.year), count }),
          value: words('history.total', {
            sent: format.money({ amount: sendMinor, currency: 'CLP' }),
            received: format.money({ amount: receiveMinor, currency }),
          }),
        }))}
      />
    </Card>
  )
}
