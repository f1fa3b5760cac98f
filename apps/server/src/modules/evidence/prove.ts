import { journalsWritten, readTransferLeaf, type TransferLeaf } from '@puente/ledger'
import type { KeyRing } from '../../platform/config/secrets/secrets.ts'
import type { Work } from '../../platform/work.ts'
import { headerText } from './block.ts'
import { exportedRoot, type ExportedRoot } from './day-root.ts'
import { keyNamed } from './key-ring.ts'
import { leafSources } from './leaf-sources.ts'
import { auditPath } from './merkle.ts'
import { rootOfDay } from './sign-days.ts'
import { blockOf, blocksOfDay, leavesOf } from './evidence.store.ts'

/** The inclusion proof of one transfer of a journal, from its content up to the signed day root. */
export interface ProofEntry {
  readonly says: TransferLeaf
  readonly leafIndex: number
  readonly leafPath: readonly string[]
  /** The header of its block as canonical text. */
  readonly block: string
  readonly blockPath: readonly string[]
  readonly root: ExportedRoot
}

/** A proof that anyone can verify with `tools/verify-proof.mjs` and the public key alone. */
export interface Proof {
  readonly format: 'puente-proof-1'
  /** The id of the journal, or of the subject of its journals. */
  readonly about: string
  readonly entries: readonly ProofEntry[]
  /** Ids of journals that are in no block yet and have no entry. */
  readonly unsealed: readonly string[]
}

const hex = (path: readonly Buffer[]): string[] => path.map((hash) => hash.toString('hex'))

async function entriesOf(
  work: Work,
  rootKeys: KeyRing,
  { id, xid }: { readonly id: string; readonly xid: bigint },
): Promise<ProofEntry[] | undefined> {
  const block = await blockOf(work.tx, xid)
  if (block === undefined) return undefined
  const root = await rootOfDay(work, rootKeys, block.day)
  const blocks = await blocksOfDay(work.tx, block.day)
  const key = root === undefined ? undefined : keyNamed(rootKeys, root.keyId)
  if (root === undefined || blocks === undefined || key === undefined)
    throw new Error(`the root of ${block.day} cannot be made or was signed with a key that is not configured`)
  const recorded = await leavesOf(work.tx, leafSources.transfers, block.fromXid, block.untilXid)
  return recorded.flatMap((leaf, leafIndex) =>
    leaf.id === id
      ? {
          says: readTransferLeaf(leaf.content),
          leafIndex,
          leafPath: hex(auditPath(block.leaves, leafIndex)),
          block: headerText(block),
          blockPath: hex(auditPath(blocks.hashes, Number(block.height - root.firstHeight))),
          root: exportedRoot(root, key),
        }
      : [],
  )
}

/** The proof of one journal, or of all journals of one subject; undefined when there are none. */
export async function prove(work: Work, rootKeys: KeyRing, about: string): Promise<Proof | undefined> {
  const journals = await journalsWritten(work, about)
  if (journals.length === 0) return undefined
  const entries: ProofEntry[] = []
  const unsealed: string[] = []
  for (const journal of journals) {
    const found = await entriesOf(work, rootKeys, journal)
    if (found === undefined) unsealed.push(journal.id)
    else entries.push(...found)
  }
  return { format: 'puente-proof-1', about, entries, unsealed }
}
