import type { PartnerAnswer, PartnerHttp } from './http.ts'

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

/** The partner that pays recipients abroad. An order is idempotent by our reference, and can be asked for by it. */
export interface RailsPort {
  submit(order: PayoutOrder): Promise<PartnerAnswer<RailPayout>>
  /** `refused` with status 404 means that the partner never received it. */
  payoutByReference(clientReference: string): Promise<PartnerAnswer<RailPayout>>
  /** Many at once, for looking after payouts that are long credited; the partner leaves out none it knows. */
  payoutsByReference(
    clientReferences: readonly string[],
  ): Promise<PartnerAnswer<{ readonly items: readonly RailPayout[] }>>
}

/** The rails over their HTTP interface. */
export function railsOverHttp(http: PartnerHttp): RailsPort {
  return {
    submit: ({ amountMinor, ...order }) =>
      http.post('submit-payout', '/rails/payouts', { ...order, amount: String(amountMinor) }),
    payoutByReference: (reference) =>
      http.get('get-payout', `/rails/payouts/by-reference/${encodeURIComponent(reference)}`),
    payoutsByReference: (clientReferences) =>
      http.post('get-payouts', '/rails/payouts/by-references', { clientReferences }),
  }
}
