import { hash } from 'node:crypto'
import type { KeyRing } from '../../platform/config/secrets/secrets.ts'
import { blockHash, blockMac, GENESIS, type Block } from './block.ts'
import { keyNamed } from './key-ring.ts'

/** The first fault of a block, given the block before it; undefined when there is none. */
export function blockFault(
  block: Block & { readonly leaves: Buffer },
  before: Block | undefined,
  evidenceKeys: KeyRing,
): string | undefined {
  const height = (before?.height ?? 0n) + 1n
  if (block.height !== height) return `block ${height} is missing`
  if (!block.previous.equals(before?.hash ?? GENESIS)) return 'it does not name the block before it'
  if (block.fromXid !== (before?.untilXid ?? 0n)) return 'it does not begin where the block before it ends'
  if (before !== undefined && (block.day < before.day || block.at < before.at)) return 'its time runs back'
  if (!hash('sha256', block.leaves, 'buffer').equals(block.leavesHash))
    return 'its leaves are not those recorded'
  if (!blockHash(block).equals(block.hash)) return 'its hash is not that of its header'
  const key = keyNamed(evidenceKeys, block.keyId)
  if (key === undefined) return `no key "${block.keyId}" is configured`
  return blockMac(block.hash, key).equals(block.mac)
    ? undefined
    : `key "${block.keyId}" did not authenticate it`
}
