import * as access from './access/endpoints.ts'
import * as config from './config/endpoints.ts'
import * as corridors from './corridors/endpoints.ts'
import * as quotes from './quotes/endpoints.ts'
import * as recipients from './recipients/endpoints.ts'
import * as transfers from './transfers/endpoints.ts'

/** Every endpoint of the customer listener (PORT), by name: the door, the client and OpenAPI are made from it. */
export const customerEndpoints = {
  getHealth: config.getHealth,
  getConfig: config.getConfig,
  signIn: access.signIn,
  getSession: access.getSession,
  actAs: access.actAs,
  signOut: access.signOut,
  listCorridors: corridors.listCorridors,
  getPrice: quotes.getPrice,
  createQuote: quotes.createQuote,
  getQuote: quotes.getQuote,
  listRecipients: recipients.listRecipients,
  createRecipient: recipients.createRecipient,
  getRecipient: recipients.getRecipient,
  createTransfer: transfers.createTransfer,
  listTransfers: transfers.listTransfers,
  getTransfer: transfers.getTransfer,
  startPayment: transfers.startPayment,
  cancelTransfer: transfers.cancelTransfer,
} as const
export type CustomerEndpoints = typeof customerEndpoints

export type { CustomerSession } from './access/endpoints.ts'
export type { PublicConfig } from './config/endpoints.ts'
export type { CorridorWire } from './corridors/endpoints.ts'
export type { PriceWire, QuoteWire } from './quotes/endpoints.ts'
export type { RecipientWire } from './recipients/endpoints.ts'
export type { TransferSummaryWire, TransferWire } from './transfers/endpoints.ts'
