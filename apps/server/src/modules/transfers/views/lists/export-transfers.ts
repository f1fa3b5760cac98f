import { rateValue } from '@puente/money'
import { amountCell, pesosCell } from '../../../../platform/lists/cells.ts'
import { exportOf, type Column, type ExportedRows } from '../../../../platform/lists/export.ts'
import type { Work } from '../../../../platform/work.ts'
import { quotesFor, type QuotedPrice } from '../../../quotes/index.ts'
import { customerTransfers } from './list-transfers.ts'
import { exportMessages, stateMessages } from '../../messages.es.ts'
import { publicState, type Parties, type Transfer } from '../../transfer.ts'
import type { TransferFilter } from './transfer-filter.ts'
import { partiesOf } from '../../transfers.store.ts'

interface Line {
  readonly transfer: Transfer
  readonly beneficiary: Parties['beneficiary']
  readonly price: QuotedPrice
}

const { columns: headings } = exportMessages
const countries = new Intl.DisplayNames('es-CL', { type: 'region' })

const columns: readonly Column<Line>[] = [
  { heading: headings.orderedAt, cell: ({ transfer }) => ({ at: transfer.createdAt }) },
  { heading: headings.reference, cell: ({ transfer }) => transfer.reference },
  { heading: headings.state, cell: ({ transfer }) => stateMessages[publicState[transfer.state]] },
  { heading: headings.recipientName, cell: ({ beneficiary }) => beneficiary.name },
  {
    heading: headings.country,
    cell: ({ beneficiary }) => countries.of(beneficiary.country) ?? beneficiary.country,
  },
  { heading: headings.accountEnding, cell: ({ beneficiary }) => beneficiary.accountEnding },
  { heading: headings.send, cell: ({ transfer }) => pesosCell(transfer.sendMinor) },
  { heading: headings.feeNet, cell: ({ price }) => pesosCell(price.feeNetMinor) },
  { heading: headings.feeIva, cell: ({ price }) => pesosCell(price.feeIvaMinor) },
  { heading: headings.spread, cell: ({ price }) => pesosCell(price.spreadMinor) },
  { heading: headings.totalCost, cell: ({ price }) => pesosCell(price.totalCostMinor) },
  { heading: headings.receive, cell: ({ transfer }) => amountCell(transfer.receiveMinor, transfer.currency) },
  { heading: headings.currency, cell: ({ transfer }) => transfer.currency },
  { heading: headings.rate, cell: ({ price }) => ({ rate: rateValue(price.customerRate) }) },
  { heading: headings.midMarketRate, cell: ({ price }) => ({ rate: rateValue(price.midRate) }) },
]

/** All transfers that match the filter of the list, newest first. */
export const exportTransfers = (filter: TransferFilter): ExportedRows =>
  exportOf({ fileName: exportMessages.fileName, list: customerTransfers, columns, view: linesOf }, filter)

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
