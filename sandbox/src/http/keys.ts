/** The partners Puente speaks to; each has a folder of its own here. */
export const partners = ['bank', 'rails', 'rates', 'names', 'registry', 'inbox', 'places', 'maps'] as const

/** One of the partners. */
export type Partner = (typeof partners)[number]

/** Whoever answers with a key: the partners, and the control page's own API. */
export type KeyHolder = Partner | 'control'

/** The headers in which a key travels by itself; any other partner takes a bearer's. */
export const keyHeaders: Readonly<Partial<Record<KeyHolder, string>>> = {
  places: 'x-cscapi-key',
  maps: 'x-goog-api-key',
}

/** Whoever sends webhooks. */
export type Sender = 'bank' | 'rails' | 'inbox' | 'control'

/** The public, documented key that `Authorization: Bearer …` must carry. Worth nothing outside this pretend world. */
export function keyOf(holder: KeyHolder): string {
  return `sandbox-${holder}-key`
}

/** The public, documented secret a sender signs its webhooks with. */
export function webhookSecretOf(sender: Sender): string {
  return `sandbox-${sender}-webhook-secret`
}

/** The path below Puente's address where a sender's webhooks go. */
export function webhookPathOf(sender: Sender): string {
  return `/api/partners/${sender}/webhook`
}
