import { setTimeout as pause } from 'node:timers/promises'
import { Client, type Answer } from '../client.ts'

const PATIENCE_MS = 40_000

/** A client that repeats a request with the same key until it gets a response, whatever crashes meanwhile. */
export class PatientClient extends Client {
  override async send<T>(method: string, path: string, init: RequestInit = {}): Promise<Answer<T>> {
    for (const began = performance.now(); ; await pause(100)) {
      const answer = await super.send<T>(method, path, init).catch(() => undefined)
      // An unavailable partner is not a crash of ours; the caller handles it.
      const isBroken =
        answer === undefined || answer.body.code === 'failure' || answer.body.facts?.['part'] === 'database'
      const isSaid = answer !== undefined && answer.body.code !== 'request-in-progress'
      if (answer !== undefined && !isBroken && isSaid) return answer
      if (performance.now() - began > PATIENCE_MS)
        throw new Error(`${path} is not answered: ${answer?.status}`)
    }
  }
}
