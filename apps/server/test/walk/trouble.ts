import type { ReviewSummary } from '@puente/contract/staff'
import { setTimeout as pause } from 'node:timers/promises'
import { minutes } from '../test-clock.ts'
import type { Life } from '../life.ts'
import type { Random } from './random.ts'

const answerFailures = ['off', 'slow', 'error-500', 'cut-before', 'cut-after', 'silent'] as const
/** The rails tell of a return by message alone, so they lose none here; a recipient named Mudo loses all the others. */
const webhookFailures = {
  bank: ['duplicate-webhooks', 'reorder-webhooks', 'webhooks-off'],
  rails: ['duplicate-webhooks', 'reorder-webhooks'],
} as const

/** Something that goes on beside a walk until it is told to end. */
export type Aside = (life: Life, random: Random, signal: AbortSignal) => Promise<void>

async function until(signal: AbortSignal, everyMs: number, round: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await round()
    await pause(everyMs, undefined, { signal }).catch(() => undefined)
  }
}

/** Partners fail now and then, for a few calls, each in its own way; the business clock goes on by minutes. */
export const makeTrouble: Aside = (life, random, signal) =>
  until(signal, random.whole(300, 700), async () => {
    const partner = random.pick<'bank' | 'rails' | 'names'>(['bank', 'rails', 'names'])
    const inMessages = partner !== 'names' && random.chance(0.4)
    const kind = inMessages ? random.pick<string>(webhookFailures[partner]) : random.pick(answerFailures)
    await life.tellSandbox('/control/failures', {
      partner,
      kind,
      calls: random.whole(1, 3),
      slowMs: random.whole(50, 900),
    })
    if (random.chance(0.1)) await life.moveClock(minutes(random.whole(1, 20)))
  })

/** Two members of staff work through the queue: one proposes, the other confirms or sends back. */
export const workTheQueue: Aside = async (life, random, signal) => {
  const [analyst, officer] = [await life.signedIn('analista'), await life.signedIn('oficial')]
  await until(signal, 250, async () => {
    const { body } = await analyst.get<{ items: ReviewSummary[] }>('/api/reviews')
    for (const { id } of body.items ?? []) {
      const [first, second] = random.chance(0.5) ? [analyst, officer] : [officer, analyst]
      const outcome = random.pick(['release', 'release', 'refuse'])
      // A review may take its time: money may come meanwhile.
      if (random.chance(0.4)) continue
      await first.post(`/api/reviews/${id}/proposal`, { outcome, note: 'Paseo' })
      await second.post(`/api/reviews/${id}/decision`, {
        decision: random.chance(0.2) ? 'send-back' : 'confirm',
      })
    }
  })
}
