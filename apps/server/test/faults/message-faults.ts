import { setTimeout as pause } from 'node:timers/promises'
import { LEASE_MS } from '../../src/modules/notifications/message.ts'
import type { RunningEnvironment } from '../life.ts'
import { readOutside, type DeliveredMessage } from '../outside.ts'
import { asOwner } from '../owner.ts'

/** After a kill a message waits for the end of its lease. */
const PATIENCE_MS = 4 * LEASE_MS
/** Between two attempts are at least a lease, less the time from the first lease to the first attempt. */
const LEAST_GAP_MS = LEASE_MS / 2

interface Kept {
  readonly id: string
  readonly channel: string
  readonly state: string
  /** Attempts whose answer was recorded and did not accept the message. */
  readonly unclear: number
}

async function settled(life: RunningEnvironment): Promise<Kept[]> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    const kept = await asOwner<Kept>(
      life,
      `select id, channel, state,
         (select count(*)::int from platform.partner_call c where c.subject = m.id and c.outcome <> 'ok') as unclear
       from notifications.message m`,
    )
    if (Date.now() > until || kept.every(({ state }) => state !== 'waiting')) return kept
    await pause(500)
  }
}

/** Why one message was attempted more often than an unclear answer or a kill explains. */
function attemptFaults(
  { id, channel, unclear }: Kept,
  { acceptedAt }: DeliveredMessage,
  workerKills: number,
): string[] {
  const gaps = acceptedAt.slice(1).map((at, index) => at - (acceptedAt[index] ?? 0))
  const soonest = Math.min(...gaps)
  const faults: string[] = []
  if (gaps.length > unclear + workerKills)
    faults.push(
      `${channel} ${id} was accepted ${acceptedAt.length} times, with ${unclear} unclear answers and ${workerKills} kills`,
    )
  if (unclear === 0 && soonest < LEAST_GAP_MS)
    faults.push(`${channel} ${id} was accepted again after ${soonest} ms, within its lease`)
  return faults
}

/**
 * The faults of mails and SMS after workers were killed. A message is sent at least once with its id as the reference: a kill
 * between the carrier's answer and our record repeats it once its lease ends, and the carrier delivers it once.
 */
export async function messageFaults(
  life: RunningEnvironment,
  workerKills: number,
): Promise<{ readonly faults: string[]; readonly sent: number; readonly repeated: number }> {
  const kept = await settled(life)
  const delivered = readOutside(life.config.dataDir).messages
  const keyOf = ({ channel, id }: { readonly channel: string; readonly id: string }) => `${channel} ${id}`
  const byId = Map.groupBy(delivered, keyOf)
  const known = new Set(kept.map(keyOf))
  const faults = kept.flatMap((message) => {
    const [first, ...more] = byId.get(keyOf(message)) ?? []
    const name = `${keyOf(message)}, ${message.state},`
    if (message.state === 'waiting') return [`${name} was never sent`]
    if (more.length > 0) return [`${name} was delivered ${more.length + 1} times`]
    if (first === undefined) return message.state === 'sent' ? [`${name} was not delivered`] : []
    return attemptFaults(message, first, workerKills)
  })
  const strangers = delivered.map(keyOf).filter((key) => !known.has(key))
  return {
    faults: [...faults, ...strangers.map((key) => `${key} was delivered and is not ours`)],
    sent: delivered.length,
    repeated: delivered.filter(({ acceptedAt }) => acceptedAt.length > 1).length,
  }
}
