import { createHmac, hash } from 'node:crypto'
import type { NamedKey } from '../../platform/config/secrets.ts'
import { HASH_BYTES } from './merkle.ts'

/** What a block says of itself; everything but its own hash and seal. */
export interface BlockHeader {
  readonly height: bigint
  /** The day in Santiago whose root it belongs to. */
  readonly day: string
  readonly at: Date
  readonly fromXid: bigint
  readonly untilXid: bigint
  readonly transfers: number
  readonly audits: number
  readonly root: Buffer
  /** Of all leaf hashes one after the other: whether they are the same is told at once. */
  readonly leavesHash: Buffer
  readonly previous: Buffer
  readonly keyId: string
}

export interface Block extends BlockHeader {
  readonly hash: Buffer
  readonly mac: Buffer
}

/** What the first block names as the one before it. */
export const GENESIS = Buffer.alloc(HASH_BYTES)

/** The header as its hash reads it: one text, always the same. */
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

/** The hash of a block, of a domain of its own: 0x02 stands before no leaf and no node. */
export const blockHash = (header: BlockHeader): Buffer =>
  hash('sha256', Buffer.concat([Buffer.of(2), Buffer.from(headerText(header), 'utf8')]), 'buffer')

/** What only the holder of the key can make of a block's hash. */
export const blockMac = (of: Buffer, { key }: NamedKey): Buffer =>
  createHmac('sha256', key).update(of).digest()
