import { setTimeout as pause } from 'node:timers/promises'
import { Client, type Answer } from '../client.ts'

const PATIENCE_MS = 120_000

/**
 * A browser that sends its requests to several API processes in turn, and repeats each with the same idempotency key at
 * the next one until it gets a response.
 */
export class FailoverClient extends Client {
  readonly #urls: readonly string[]
  #turn = 0

  constructor(urls: readonly string[]) {
    super(urls[0] ?? '')
    this.#urls = urls
  }

  override async send<T>(method: string, path: string, init: RequestInit = {}): Promise<Answer<T>> {
    for (const began = performance.now(); ; await pause(100)) {
      const url = this.#urls[this.#turn++ % this.#urls.length]
      const answer = await super.send<T>(method, new URL(path, url).href, init).catch(() => undefined)
      const isBroken = answer === undefined || answer.body.code === 'failure'
      // The request of a killed process holds its key until PostgreSQL notices that the connection is closed.
      if (!isBroken && answer.body.code !== 'request-in-progress') return answer
      if (performance.now() - began > PATIENCE_MS)
        throw new Error(`${path} is not answered: ${answer?.status}`)
    }
  }
}
