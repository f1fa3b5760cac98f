/** The partners that Puente calls; each has its own folder here. */
export const partners = [
  'bank',
  'rails',
  'rates',
  'names',
  'registry',
  'inbox',
  'localities',
  'maps',
  'faces',
] as const

/** One of the partners. */
export type Partner = (typeof partners)[number]

/** The partners, and the control page's own API: everything that requires a key. */
export type KeyOwner = Partner | 'control'

/** The headers that contain nothing but a key. Every other partner takes it from `Authorization: Bearer`. */
export const keyHeaders: Readonly<Partial<Record<KeyOwner, string>>> = {
  localities: 'x-cscapi-key',
  maps: 'x-goog-api-key',
}

/** The senders of webhooks. */
export type Sender = 'bank' | 'rails' | 'inbox' | 'control'

/** The public, documented key for `Authorization: Bearer …`. It is worthless outside the sandbox. */
export function keyOf(holder: KeyOwner): string {
  return `sandbox-${holder}-key`
}

/** The public, documented secret with which a sender signs its webhooks. */
export function webhookSecretOf(sender: Sender): string {
  return `sandbox-${sender}-webhook-secret`
}

/** The path on Puente's server that receives a sender's webhooks. */
export function webhookPathOf(sender: Sender): string {
  return `/api/partners/${sender}/webhook`
}
