import { addresses } from './addresses.ts'

const asControl = { authorization: 'Bearer sandbox-control-key', 'content-type': 'application/json' }

/** Calls the control API of the sandbox. Throws its response when it refuses. */
export async function notifySandbox<Answer = unknown>(path: string, body: unknown): Promise<Answer> {
  const response = await fetch(new URL(path, addresses().sandbox), {
    method: 'POST',
    headers: asControl,
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Answer
}

/** A bank transfer to the clients' account, with any RUT, amount and text. */
export const transferTo = (payment: {
  readonly payerRut: string
  readonly amount: string
  readonly reference: string
}): Promise<{ id: string }> => notifySandbox('/control/payments', payment)

let offsetMs = 0

/** Moves the business time of this worker's stack forward; only for stacks that belong to a single worker. */
export async function moveClock(byMs: number): Promise<void> {
  offsetMs += byMs
  await notifySandbox('/control/clock', { offsetMs })
}

/** Sets the business time to one second after an instant, unless it is later already. See `moveClock`. */
export const moveClockPast = (instant: string): Promise<void> =>
  moveClock(Math.max(0, Date.parse(instant) + 1000 - (Date.now() + offsetMs)))

export interface Message {
  readonly id: string
  readonly channel: 'mail' | 'sms' | 'push'
  readonly to: string
  readonly subject?: string
  readonly text: string
  readonly html?: string
}

/** The messages in the sandbox's inbox for an address, oldest first. */
export async function messagesTo(address: string): Promise<readonly Message[]> {
  const url = new URL('/inbox/messages', addresses().sandbox)
  url.search = new URLSearchParams({ to: address, limit: '500' }).toString()
  const response = await fetch(url, { headers: { authorization: 'Bearer sandbox-inbox-key' } })
  if (!response.ok) throw new Error(`the inbox answered ${response.status}: ${await response.text()}`)
  return ((await response.json()) as { items: Message[] }).items
}

const PATIENCE_MS = 60_000

/** Waits for a matching message to this address, the newest first. */
export async function messageTo(
  address: string,
  satisfies: (message: Message) => boolean = () => true,
): Promise<Message> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    const found = (await messagesTo(address)).findLast(satisfies)
    if (found !== undefined) return found
    if (Date.now() > until) throw new Error(`no such message came to ${address}`)
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
}

/** Every six-digit code sent to this address after `seen` messages, oldest first. */
export async function codesTo(address: string, seen = 0): Promise<readonly string[]> {
  return (await messagesTo(address))
    .slice(seen)
    .flatMap(({ text }) => /(?<![0-9])([0-9]{6})(?![0-9])/.exec(text)?.[1] ?? [])
}

/** The newest six-digit code sent to this address after `seen` messages. */
export async function codeTo(address: string, seen = 0): Promise<string> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    const code = (await codesTo(address, seen)).at(-1)
    if (code !== undefined) return code
    if (Date.now() > until) throw new Error(`no code came to ${address}`)
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
}
