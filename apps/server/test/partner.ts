import { createHmac, randomUUID } from 'node:crypto'

/** A message as a partner sends it; whatever a test names is wrong on purpose. */
export interface Telling {
  readonly secret?: string
  /** The moment that the signature names; now unless said. */
  readonly atMs?: number
  /** What is signed, when that is not what is sent. */
  readonly signed?: string
  /** The whole header; `null` sends none. */
  readonly signature?: string | null
}

/** The text of an event, with an id of its own unless one is given. */
export const eventText = (type: string, data: unknown, id: string = randomUUID()): string =>
  JSON.stringify({ id, type, occurredAt: new Date().toISOString(), data })

/** Signs by the partner's manual, with no code of the product: it would share the product's mistakes. */
export function signatureFor(
  text: string,
  { secret = 'sandbox-bank-webhook-secret', atMs = Date.now() }: Telling = {},
): string {
  const seconds = Math.floor(atMs / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${text}`).digest('hex')}`
}

/** Tells Puente something at a partner's handler, and answers the status it gave. */
export async function tell(
  listenerUrl: string,
  partner: string,
  text: string,
  how: Telling = {},
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
