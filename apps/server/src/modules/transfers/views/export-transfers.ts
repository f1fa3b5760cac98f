import { rateValue } from '@puente/money'
import type { Actor } from '../../../platform/actor.ts'
import { amountText, momentText, pesosText, textOfCell } from '../../../platform/lists/cells.ts'
import { csvOf, type Column } from '../../../platform/lists/csv.ts'
import { batchesOf } from '../../../platform/lists/list.ts'
import type { Runtime, Work } from '../../../platform/work.ts'
import { quotesFor, type QuotedPrice } from '../../quotes/index.ts'
import { customerTransfers } from './list-transfers.ts'
import { exportMessages, stateMessages } from '../messages.es.ts'
import { publicState, type Parties, type Transfer } from '../transfer.ts'
import type { TransferFilter } from './transfer-filter.ts'
import { partiesOf } from '../transfers.store.ts'

interface Line {
  readonly transfer: Transfer
  readonly beneficiary: Parties['beneficiary']
  readonly price: QuotedPrice
}

const { columns: headings } = exportMessages
const countries = new Intl.DisplayNames('es-CL', { type: 'region' })

const rateText = (rate: string) => textOfCell({ rate })

const columns: readonly Column<Line>[] = [
  { heading: headings.orderedAt, cell: ({ transfer }) => momentText(transfer.createdAt) },
  { heading: headings.reference, cell: ({ transfer }) => transfer.reference },
  { heading: headings.state, cell: ({ transfer }) => stateMessages[publicState[transfer.state]] },
  { heading: headings.recipientName, cell: ({ beneficiary }) => beneficiary.name },
  {
    heading: headings.country,
    cell: ({ beneficiary }) => countries.of(beneficiary.country) ?? beneficiary.country,
  },
  { heading: headings.accountEnding, cell: ({ beneficiary }) => beneficiary.accountEnding },
  { heading: headings.send, cell: ({ transfer }) => pesosText(transfer.sendMinor) },
  { heading: headings.feeNet, cell: ({ price }) => pesosText(price.feeNetMinor) },
  { heading: headings.feeIva, cell: ({ price }) => pesosText(price.feeIvaMinor) },
  { heading: headings.spread, cell: ({ price }) => pesosText(price.spreadMinor) },
  { heading: headings.totalCost, cell: ({ price }) => pesosText(price.totalCostMinor) },
  { heading: headings.receive, cell: ({ transfer }) => amountText(transfer.receiveMinor, transfer.currency) },
  { heading: headings.currency, cell: ({ transfer }) => transfer.currency },
  { heading: headings.rate, cell: ({ price }) => rateText(rateValue(price.customerRate)) },
  { heading: headings.midMarketRate, cell: ({ price }) => rateText(rateValue(price.midRate)) },
]

/** All transfers that match the filter of the list, as pieces of a CSV file, newest first. */
export const exportTransfers = (
  runtime: Runtime,
  actor: Actor,
  filter: TransferFilter,
): AsyncGenerator<string> => csvOf(columns, batchesOf(runtime, actor, customerTransfers, filter, linesOf))

/** The further data of a batch, in two queries. */
async function linesOf(work: Work, transfers: readonly Transfer[]): Promise<Line[]> {
  const ids = transfers.map(({ id }) => id)
  const parties = await partiesOf(work, ids)
  const quotes = await quotesFor(
    work,
    transfers.map(({ quoteId }) => quoteId),
  )
  return transfers.map((transfer) => {
    const beneficiary = parties.get(transfer.id)?.beneficiary
    const price = quotes.get(transfer.quoteId)?.price
    if (beneficiary === undefined || price === undefined)
      throw new Error(`transfer ${transfer.id} is not whole`)
    return { transfer, beneficiary, price }
  })
}
