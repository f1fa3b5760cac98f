import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto'
import type { NamedKey } from '../../platform/config/secrets/secrets.ts'

/** The content of a day root: the Merkle root of the day's blocks, and the last of them. */
export interface UnsignedRoot {
  readonly day: string
  readonly firstHeight: bigint
  readonly lastHeight: bigint
  readonly blocksRoot: Buffer
  /** The hash of the last block, which depends on every block before it. */
  readonly lastBlock: Buffer
  /** False while the day has not ended, so that blocks may follow. */
  readonly closed: boolean
  readonly keyId: string
}

export interface DayRoot extends UnsignedRoot {
  readonly signature: Buffer
}

/** The canonical text that is signed. Its prefix separates it from other uses of the key. */
export const rootText = (root: UnsignedRoot): string =>
  `puente day root\n${JSON.stringify({
    day: root.day,
    firstHeight: String(root.firstHeight),
    lastHeight: String(root.lastHeight),
    blocksRoot: root.blocksRoot.toString('hex'),
    lastBlock: root.lastBlock.toString('hex'),
    closed: root.closed,
    key: root.keyId,
  })}`

const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex')

const signingKey = ({ key }: NamedKey): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PKCS8_ED25519, key]), format: 'der', type: 'pkcs8' })

/** The public key that verifies a root: 32 bytes in base64. */
export const publicKeyOf = (key: NamedKey): string =>
  createPublicKey(signingKey(key)).export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64')

/** Signs a day root. */
export const signRoot = (root: Omit<UnsignedRoot, 'keyId'>, key: NamedKey): DayRoot => {
  const unsigned = { ...root, keyId: key.id }
  return { ...unsigned, signature: sign(null, Buffer.from(rootText(unsigned)), signingKey(key)) }
}

/** Whether this key signed exactly this root. */
export const isSignedBy = (root: DayRoot, key: NamedKey): boolean =>
  verify(null, Buffer.from(rootText(root)), createPublicKey(signingKey(key)), root.signature)

/** A root for export, with the public key that verifies it. */
export const exportedRoot = (root: DayRoot, key: NamedKey) => ({
  day: root.day,
  firstHeight: String(root.firstHeight),
  lastHeight: String(root.lastHeight),
  blocksRoot: root.blocksRoot.toString('hex'),
  lastBlock: root.lastBlock.toString('hex'),
  closed: root.closed,
  key: root.keyId,
  signature: root.signature.toString('base64'),
  publicKey: publicKeyOf(key),
})

export type ExportedRoot = ReturnType<typeof exportedRoot>
