import { vi } from 'vitest'
import type { TestEnvironment } from './world.ts'

/** A mail, an SMS or a message to a browser that arrived in the simulated inbox. */
export interface InboxMessage {
  readonly id: string
  readonly channel: 'mail' | 'sms' | 'push'
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Our id of the message. */
  readonly reference: string
  readonly bounced: boolean
  /** Where one click stops such mails. */
  readonly unsubscribeUrl?: string
}

type WithSandbox = Pick<TestEnvironment, 'sandbox'>

/** Everything that arrived at an address, oldest first. */
export async function inboxOf({ sandbox }: WithSandbox, to: string): Promise<InboxMessage[]> {
  const url = new URL(`/inbox/messages?limit=500&to=${encodeURIComponent(to)}`, sandbox?.url)
  const response = await fetch(url, { headers: { authorization: 'Bearer sandbox-inbox-key' } })
  if (!response.ok) throw new Error(`the inbox answered ${response.status}`)
  return ((await response.json()) as { items: InboxMessage[] }).items
}

/** Waits for a message to an address whose subject or text contains these words, and returns it. */
export async function arrives(world: WithSandbox, to: string, words: string): Promise<InboxMessage> {
  return vi.waitFor(
    async () => {
      const all = await inboxOf(world, to)
      const found = all.find(({ subject, text }) => subject.includes(words) || text.includes(words))
      if (found === undefined)
        throw new Error(`«${words}» is not among: ${all.map(({ subject }) => subject).join(' · ')}`)
      return found
    },
    { timeout: 60_000, interval: 100 },
  )
}
