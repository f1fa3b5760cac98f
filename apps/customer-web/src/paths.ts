import type { PriceSearch } from './features/quotes/price-search.ts'

type Search = Readonly<Record<string, string | undefined>>

function withSearch(path: string, search: Search): string {
  const given = Object.entries(search).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`
}

/** Every address of the customer app: screens are linked to through here and nowhere else. */
export const paths = {
  home: (price: PriceSearch = {}) => withSearch('/', { ...price }),
  login: (callbackUrl?: string) => withSearch('/login', { callbackUrl }),
  notFound: () => '/404',
  /** Begins a transfer; what is given is already answered and not asked again. */
  send: (given: PriceSearch & { readonly recipient?: string } = {}) => withSearch('/send', { ...given }),
  sendAmount: () => '/send/amount',
  sendRecipient: () => '/send/recipient',
  /** Chooses a kept recipient and goes on to the next open question. */
  sendTo: (recipientId: string) => withSearch('/send/recipient', { choose: recipientId }),
  sendNewRecipient: () => '/send/recipient/new',
  sendPurpose: () => '/send/purpose',
  sendReview: () => '/send/review',
  sendPay: (transferId: string) => `/send/pay/${transferId}`,
  transfers: () => '/transfers',
  transfer: (transferId: string) => `/transfers/${transferId}`,
  recipients: () => '/recipients',
  recipient: (recipientId: string) => `/recipients/${recipientId}`,
} as const
