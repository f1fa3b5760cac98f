import { createHmac, randomUUID } from 'node:crypto'

/** A message of a partner. A test may inject faults in its fields. */
export interface Delivery {
  readonly secret?: string
  /** The time in the signature; default: now. */
  readonly atMs?: number
  /** The signed text, when it differs from the sent one. */
  readonly signed?: string
  /** The whole header; `null` sends none. */
  readonly signature?: string | null
}

/** The text of an event, with a new id unless one is given. */
export const eventText = (type: string, data: unknown, id: string = randomUUID()): string =>
  JSON.stringify({ id, type, occurredAt: new Date().toISOString(), data })

/** Signs by the partner's manual, without code of the product, so as not to share its mistakes. */
export function signatureFor(
  text: string,
  { secret = 'sandbox-bank-webhook-secret', atMs = Date.now() }: Delivery = {},
): string {
  const seconds = Math.floor(atMs / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${text}`).digest('hex')}`
}

/** Sends a message to a partner handler. Returns the status. */
export async function deliver(
  listenerUrl: string,
  partner: string,
  text: string,
  how: Delivery = {},
): Promise<number> {
  const signature = how.signature === undefined ? signatureFor(how.signed ?? text, how) : how.signature
  const response = await fetch(new URL(`/api/partners/${partner}/webhook`, listenerUrl), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(signature === null ? {} : { 'x-partner-signature': signature }),
    },
    body: text,
  })
  await response.arrayBuffer()
  return response.status
}
