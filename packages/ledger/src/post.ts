import { judge } from './judge.ts'
import type { Journal, LedgerWork, Verdict } from './journal.ts'
import { lockBooks, writeBatch } from './posting.store.ts'
import { assertWellFormed, legFault } from './well-formed.ts'

/** The maximum number of journals written by one statement. */
const CHUNK_MAX = 1000
const ATTEMPTS_MAX = 5

/**
 * Posts journals in order and returns the verdict of each. A refused journal does not affect the others. Locks
 * accounts with a floor until the transaction ends, so call it as the last statement before the commit. Throws only on
 * malformed journals, before anything is written.
 */
export async function post(work: LedgerWork, journals: readonly Journal[]): Promise<Verdict[]> {
  journals.forEach(assertWellFormed)
  const verdicts: Verdict[] = []
  for (const chunk of chunksOf(journals)) verdicts.push(...(await postChunk(work, chunk)))
  return verdicts
}

async function postChunk(work: LedgerWork, journals: readonly Journal[]): Promise<Verdict[]> {
  const plausible = journals.every((journal) => journal.legs.every((leg) => legFault(leg) === undefined))
  if (plausible && (await writeBatch(work, journals))) {
    return journals.map((journal) => ({ journal: journal.id, code: 'done' }))
  }
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt++) {
    const { verdicts, sound } = judge(await lockBooks(work.tx, journals), journals, work.now)
    if (sound.length === 0 || (await writeBatch(work, sound))) return verdicts
    // A concurrent transaction committed one of these ids or ended one of these pending transfers: read again.
  }
  throw Object.assign(new Error('the books kept moving under a batch'), { code: '40001' })
}

/**
 * Splits where a journal ends a pending transfer of an earlier journal of the call: one statement could not see it.
 */
function* chunksOf(journals: readonly Journal[]): Generator<Journal[]> {
  let chunk: Journal[] = []
  let opened = new Set<string>()
  for (const journal of journals) {
    const builds = journal.legs.some(
      (leg) => ('post' in leg && opened.has(leg.post)) || ('void' in leg && opened.has(leg.void)),
    )
    if (builds || chunk.length === CHUNK_MAX) {
      yield chunk
      chunk = []
      opened = new Set()
    }
    chunk.push(journal)
    for (const leg of journal.legs) if ('pending' in leg) opened.add(leg.pending)
  }
  if (chunk.length > 0) yield chunk
}
