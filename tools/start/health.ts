import { setTimeout as sleep } from 'node:timers/promises'
import { StartProblem } from './problem.ts'

const PAUSE_MS = 20
const PATIENCE_MS = 60_000

/** Resolves when the address answers 200. After a minute it throws a StartProblem with the last response. */
export async function waitForHealth(
  url: string,
  signal: AbortSignal,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  let last = 'nothing'
  for (const began = performance.now(); performance.now() - began < patienceMs;) {
    signal.throwIfAborted()
    const answer = await ask(url)
    if (answer.ok) return
    last = answer.words
    await sleep(PAUSE_MS)
  }
  throw new StartProblem(`Puente started but is not well: ${url} answers ${last}.`)
}

async function ask(url: string): Promise<{ ok: boolean; words: string }> {
  try {
    const headers = { 'x-asking-pid': String(process.pid) }
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(5000) })
    return {
      ok: response.status === 200,
      words: `${response.status} ${(await response.text()).slice(0, 300)}`,
    }
  } catch (error) {
    return { ok: false, words: error instanceof Error ? error.message : String(error) }
  }
}
