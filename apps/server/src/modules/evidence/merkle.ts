import { hash } from 'node:crypto'

/** Length of a hash in bytes. */
export const HASH_BYTES = 32

/** The hash of a leaf. The prefix 0x00 separates leaves from nodes (RFC 6962). */
export const leafHash = (content: Buffer): Buffer =>
  hash('sha256', Buffer.concat([Buffer.of(0), content]), 'buffer')

/** The next level: pairs are hashed with the prefix 0x01; an odd last hash moves up unchanged. */
function above(level: Buffer): Buffer {
  const count = level.length / HASH_BYTES
  const next = Buffer.allocUnsafe(Math.ceil(count / 2) * HASH_BYTES)
  const node = Buffer.allocUnsafe(1 + 2 * HASH_BYTES)
  node[0] = 1
  for (let left = 0; left + 1 < count; left += 2) {
    level.copy(node, 1, left * HASH_BYTES, (left + 2) * HASH_BYTES)
    hash('sha256', node, 'buffer').copy(next, (left / 2) * HASH_BYTES)
  }
  if (count % 2 === 1) level.copy(next, next.length - HASH_BYTES, level.length - HASH_BYTES)
  return next
}

function assertLeaves(leaves: Buffer): void {
  if (leaves.length === 0 || leaves.length % HASH_BYTES !== 0)
    throw new Error('a tree is made of whole hashes')
}

/** The Merkle root of RFC 6962 over concatenated leaf hashes, at least one. */
export function merkleRoot(leaves: Buffer): Buffer {
  assertLeaves(leaves)
  let level = leaves
  while (level.length > HASH_BYTES) level = above(level)
  return level
}

/** The inclusion proof of the leaf at `index`: the sibling hashes up to the root, lowest first. */
export function auditPath(leaves: Buffer, index: number): Buffer[] {
  assertLeaves(leaves)
  const path: Buffer[] = []
  let place = index
  for (let level = leaves; level.length > HASH_BYTES; level = above(level)) {
    const neighbour = (place ^ 1) * HASH_BYTES
    if (neighbour < level.length) path.push(level.subarray(neighbour, neighbour + HASH_BYTES))
    place >>= 1
  }
  return path
}
