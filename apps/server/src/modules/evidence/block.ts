import { createHmac, hash } from 'node:crypto'
import type { NamedKey } from '../../platform/config/secrets/secrets.ts'
import { HASH_BYTES } from './merkle.ts'

/** The header of a block: everything except its hash and MAC. */
export interface BlockHeader {
  readonly height: bigint
  /** The day in Santiago to whose root it belongs. */
  readonly day: string
  readonly at: Date
  readonly fromXid: bigint
  readonly untilXid: bigint
  readonly transfers: number
  readonly audits: number
  readonly root: Buffer
  /** SHA-256 of all leaf hashes concatenated; detects any change without building the tree. */
  readonly leavesHash: Buffer
  readonly previous: Buffer
  readonly keyId: string
}

export interface Block extends BlockHeader {
  readonly hash: Buffer
  readonly mac: Buffer
}

/** The previous hash of the first block. */
export const GENESIS = Buffer.alloc(HASH_BYTES)

/** The header as canonical text, the input of its hash. */
export const headerText = (header: BlockHeader): string =>
  JSON.stringify({
    height: String(header.height),
    day: header.day,
    at: header.at.toISOString(),
    fromXid: String(header.fromXid),
    untilXid: String(header.untilXid),
    transfers: header.transfers,
    audits: header.audits,
    root: header.root.toString('hex'),
    leavesHash: header.leavesHash.toString('hex'),
    previous: header.previous.toString('hex'),
    key: header.keyId,
  })

/** The hash of a block. The prefix 0x02 separates it from the hashes of leaves (0x00) and nodes (0x01). */
export const blockHash = (header: BlockHeader): Buffer =>
  hash('sha256', Buffer.concat([Buffer.of(2), Buffer.from(headerText(header), 'utf8')]), 'buffer')

/** The MAC of a block's hash; computing it requires the key. */
export const blockMac = (of: Buffer, { key }: NamedKey): Buffer =>
  createHmac('sha256', key).update(of).digest()
