/**
 * `node test-stress.ts URL EPOCH FILE SEED`: posts to few accounts until it is killed, and writes a line for each verdict.
 */
import { openSync, writeSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import fc from 'fast-check'
import { appUrlOf, createPool, isPassing, transaction } from '@puente/postgres'
import { foldBalances, poster, type Journal } from './index.ts'
import { accounts, idOf, move } from './test-kit.ts'

const CALLERS = 8
const PAUSE_MS = 20
/**
 * All processes draw from the same few numbers for a while, so that they collide on journals and pending transfers.
 */
const WINDOW = 120
const WINDOW_MS = 200

/** The accounts that all processes post to. */
export const stage = ['one', 'two', 'three'].map((name) => accounts(`stress ${name}`))

/** The journal of a number; always the same for one number. */
export function journalOf(n: number): Journal {
  const [from, to] = [stage[n % stage.length], stage[(n + 1) % stage.length]]
  if (from === undefined || to === undefined) throw new Error('the stage is empty')
  const amount = BigInt(1 + (n % 7))
  const hold = idOf(`stress hold ${n - (n % 6)}`)
  const legs = [
    () => ({ ...move(from.client, to.fees, amount), pending: hold }),
    () => ({ post: hold }),
    () => ({ void: hold }),
    () => move(from.bank, from.client, amount),
    () => move(from.client, to.client, amount * 3n),
    () => move(from.bank, to.fees, amount),
  ]
  const leg = legs[n % legs.length]
  if (leg === undefined) throw new Error('unreachable')
  return { id: idOf(`stress ${n}`), kind: 'stress', subject: idOf(`stress ${n % 50}`), legs: [leg()] }
}

/** Retries each journal until it gets a verdict, as every caller has to. */
async function stress(url: string, epoch: number, file: string, seed: number): Promise<never> {
  const draws = fc.sample(fc.noBias(fc.nat(WINDOW - 1)), { numRuns: 4096, seed })
  let drawn = 0
  const answers = openSync(file, 'a')
  const pool = createPool({ url: appUrlOf(url), max: 4, prepared: true })
  const { post } = poster(pool, { now: () => new Date() })
  const retryUntilAvailable = async <T>(ask: () => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await ask()
      } catch (error) {
        if (!isPassing(error)) throw error
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      }
    }
  }
  const call = async (): Promise<never> => {
    for (;;) {
      const draw = draws[drawn++ % draws.length] ?? 0
      const n = Math.floor((Date.now() - epoch) / WINDOW_MS) * WINDOW + draw
      const { code, journal } = await retryUntilAvailable(() => post(journalOf(n)))
      writeSync(answers, `${code} ${journal}\n`)
    }
  }
  const fold = async (): Promise<never> => {
    for (;;) {
      await retryUntilAvailable(() => transaction(pool, (tx) => foldBalances({ tx }, 50)))
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
  return Promise.race([fold(), ...Array.from({ length: CALLERS }, call)])
}

const [, script, url, epoch, file, seed] = process.argv
if (script !== undefined && import.meta.url === pathToFileURL(script).href) {
  if (url === undefined || epoch === undefined || file === undefined || seed === undefined)
    throw new Error('URL EPOCH FILE SEED')
  await stress(url, Number(epoch), file, Number(seed))
}
