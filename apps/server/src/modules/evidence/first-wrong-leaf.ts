import { HASH_BYTES, leafHash } from './merkle.ts'

export interface FoundLeaf {
  readonly id: string
  readonly content: Buffer
}

/** A row of a block that differs from its recorded leaf. */
export interface WrongLeaf {
  readonly what: 'changed' | 'added' | 'missing' | 'moved'
  /** Its position in the block, from 0. */
  readonly place: number
  /** The row's id; when a row is missing, that of the row now at its position, if any. */
  readonly id: string | undefined
}

/** The first row that differs from the recorded leaves of a block; undefined when none does. */
export function firstWrongLeaf(recorded: Buffer, rows: readonly FoundLeaf[]): WrongLeaf | undefined {
  const hashes: string[] = []
  for (let from = 0; from < recorded.length; from += HASH_BYTES)
    hashes.push(recorded.toString('hex', from, from + HASH_BYTES))
  const found = rows.map(({ content }) => leafHash(content).toString('hex'))
  const places = Math.max(hashes.length, found.length)
  for (let place = 0; place < places; place += 1) {
    const [was, is] = [hashes[place], found[place]]
    if (was === is) continue
    const wasStands = was !== undefined && found.includes(was, place)
    const isRecorded = is !== undefined && hashes.includes(is, place)
    const id = rows[place]?.id
    if (was === undefined || (wasStands && !isRecorded)) return { what: 'added', place, id }
    if (is === undefined || (!wasStands && isRecorded)) return { what: 'missing', place, id }
    return { what: wasStands ? 'moved' : 'changed', place, id }
  }
  return undefined
}
