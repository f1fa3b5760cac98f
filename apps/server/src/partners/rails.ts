import { listPage, type ListPage, type PartnerAnswer, type PartnerHttp } from './http.ts'
import { tracedGather } from '../platform/telemetry/traced-gather.ts'

export interface PayoutOrder {
  readonly clientReference: string
  readonly rail: string
  readonly currency: string
  readonly amountMinor: bigint
  readonly beneficiary: { readonly name: string; readonly fields: Readonly<Record<string, string>> }
  readonly originator: { readonly name: string; readonly reference: string }
  readonly purpose: string
}

export type RailStatus = 'accepted' | 'sent' | 'credited' | 'rejected' | 'returned'

export interface RailPayout {
  readonly id: string
  readonly clientReference: string
  readonly status: RailStatus
  readonly code?: string
}

/** A payout as the rail lists it. Compared with the books. */
export interface ListedPayout extends RailPayout {
  readonly amountMinor: bigint
  readonly currency: string
  /** Our reference of the order, as submitted with the payout. */
  readonly originatorReference: string
  readonly createdAt: Date
}

/** The partner that pays recipients abroad. An order is idempotent by our reference and can be queried by it. */
export interface RailsPort {
  submit(order: PayoutOrder): Promise<PartnerAnswer<RailPayout>>
  /** `refused` with status 404 means that the partner never received it. */
  payoutByReference(clientReference: string): Promise<PartnerAnswer<RailPayout>>
  /**
   * Queries many payouts at once, to check credited payouts again. The response has every payout that the partner
   * knows.
   */
  payoutsByReference(
    clientReferences: readonly string[],
  ): Promise<PartnerAnswer<{ readonly items: readonly RailPayout[] }>>
  /** Every payout that the rail accepted from us, in the order of acceptance. */
  payoutsAfter(cursor: string | undefined, limit: number): Promise<PartnerAnswer<ListPage<ListedPayout>>>
}

type WireListed = Omit<ListedPayout, 'amountMinor' | 'createdAt'> & {
  readonly amount: string
  readonly createdAt: string
}

const toListed = ({ amount, createdAt, ...rest }: WireListed): ListedPayout => ({
  ...rest,
  amountMinor: BigInt(amount),
  createdAt: new Date(createdAt),
})

/** The maximum number of payouts in one query. */
const SHARING = { batchMax: 100, lanes: 4 }

/**
 * Batches queries of payouts that arrive at the same time. Each caller gets its own payout. When a batched query is
 * refused, each payout is queried alone. So is a payout that the response does not contain: "never received" permits
 * ordering it again, so it counts only as the result of a single query.
 */
export function batchedRails(rails: RailsPort): RailsPort {
  const payoutByReference = tracedGather(async (references: readonly string[]) => {
    const alone = (reference: string) => rails.payoutByReference(reference)
    const asked = [...new Set(references)]
    const answer = asked.length === 1 ? undefined : await rails.payoutsByReference(asked)
    if (answer === undefined || answer.outcome === 'refused') {
      const each = new Map(asked.map((reference) => [reference, alone(reference)]))
      return Promise.all(references.map((reference) => each.get(reference) ?? alone(reference)))
    }
    if (answer.outcome !== 'ok') return references.map(() => answer)
    const known = answer.value.items.filter(({ id }) => typeof id === 'string')
    const found = new Map(known.map((payout) => [payout.clientReference, payout]))
    return Promise.all(
      references.map((reference): Promise<PartnerAnswer<RailPayout>> => {
        const payout = found.get(reference)
        return payout === undefined
          ? alone(reference)
          : Promise.resolve({ outcome: 'ok', value: payout, call: answer.call })
      }),
    )
  }, SHARING)
  return { ...rails, payoutByReference }
}

/** The rails over HTTP. */
export function railsOverHttp(http: PartnerHttp): RailsPort {
  return {
    submit: ({ amountMinor, ...order }) =>
      http.post('submit-payout', '/rails/payouts', { ...order, amount: String(amountMinor) }),
    payoutByReference: (reference) =>
      http.get('get-payout', `/rails/payouts/by-reference/${encodeURIComponent(reference)}`),
    payoutsByReference: (clientReferences) =>
      http.post('get-payouts', '/rails/payouts/by-references', { clientReferences }),
    payoutsAfter: (cursor, limit) =>
      listPage(http, 'list-payouts', '/rails/payouts', { cursor, limit, toItem: toListed }),
  }
}
