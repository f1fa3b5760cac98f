import { addresses } from './addresses.ts'

const asControl = { authorization: 'Bearer sandbox-control-key', 'content-type': 'application/json' }

/** Tells the pretend world what to do, as its control page would. Throws what it answers when it refuses. */
export async function tellSandbox<Answer = unknown>(path: string, body: unknown): Promise<Answer> {
  const response = await fetch(new URL(path, addresses().sandbox), {
    method: 'POST',
    headers: asControl,
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Answer
}

/** A bank transfer to the clients' account, as anyone could make it: any RUT, amount and words. */
export const transferTo = (payment: {
  readonly payerRut: string
  readonly amount: string
  readonly reference: string
}): Promise<{ id: string }> => tellSandbox('/control/payments', payment)

let offsetMs = 0

/** Moves business time of this worker's stack forward; only stacks that a worker has to itself may be moved. */
export async function moveClock(byMs: number): Promise<void> {
  offsetMs += byMs
  await tellSandbox('/control/clock', { offsetMs })
}

export interface Message {
  readonly id: string
  readonly channel: 'mail' | 'sms'
  readonly to: string
  readonly subject?: string
  readonly text: string
  readonly html?: string
}

/** What the pretend world's inbox holds for an address, oldest first. */
export async function messagesTo(address: string): Promise<readonly Message[]> {
  const url = new URL('/inbox/messages', addresses().sandbox)
  url.search = new URLSearchParams({ to: address, limit: '500' }).toString()
  const response = await fetch(url, { headers: { authorization: 'Bearer sandbox-inbox-key' } })
  if (!response.ok) throw new Error(`the inbox answered ${response.status}: ${await response.text()}`)
  return ((await response.json()) as { items: Message[] }).items
}

const PATIENCE_MS = 60_000

/** Waits for a message to this address that satisfies, the newest first. */
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

/** Every six-digit code that came to this address after `seen` messages, oldest first. */
export async function codesTo(address: string, seen = 0): Promise<readonly string[]> {
  return (await messagesTo(address))
    .slice(seen)
    .flatMap(({ text }) => /(?<![0-9])([0-9]{6})(?![0-9])/.exec(text)?.[1] ?? [])
}

/** The newest six-digit code that came to this address after `seen` messages. */
export async function codeTo(address: string, seen = 0): Promise<string> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    const code = (await codesTo(address, seen)).at(-1)
    if (code !== undefined) return code
    if (Date.now() > until) throw new Error(`no code came to ${address}`)
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
}
