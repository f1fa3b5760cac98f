import { hash } from 'node:crypto'

/** Bytes of one hash. */
export const HASH_BYTES = 32

/** The hash of a leaf; 0x00 before it keeps a leaf from ever passing for a node (RFC 6962). */
export const leafHash = (content: Buffer): Buffer =>
  hash('sha256', Buffer.concat([Buffer.of(0), content]), 'buffer')

/** One level up: neighbours are hashed together behind 0x01, and one that is left over rises as it is. */
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

/** The root over leaf hashes that stand one after the other, at least one, as RFC 6962 builds it. */
export function merkleRoot(leaves: Buffer): Buffer {
  assertLeaves(leaves)
  let level = leaves
  while (level.length > HASH_BYTES) level = above(level)
  return level
}

/** The neighbours by which the leaf at `index` leads to the root, the lowest first. */
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
