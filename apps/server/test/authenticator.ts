import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '@puente/contract/customer'

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const base64url = (data: Buffer) => data.toString('base64url')
const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])
const bytes = (data: Buffer) =>
  Buffer.concat([Buffer.from([0x59, data.length >> 8, data.length & 0xff]), data])

const PRESENT = 0x01
const VERIFIED = 0x04
const MADE = 0x40

/** Faults that a test injects. */
export interface Slip {
  readonly origin?: string
  readonly type?: string
  /** User presence without user verification. */
  readonly unverified?: boolean
  readonly userHandle?: string
}

/** A passkey in software, written from the WebAuthn standard without code of the product. */
export class Authenticator {
  readonly origin: string
  readonly #id = randomBytes(32)
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject }
  #rpId = ''
  #userHandle = ''
  #counter = 0

  constructor(origin: string) {
    this.origin = origin
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  }

  /** Creates the passkey that a site requests. */
  make({ challenge, rp, user }: PasskeyCreation, slip: Slip = {}): PasskeyAttestation {
    this.#rpId = rp.id
    this.#userHandle = user.id
    const length = Buffer.from([0, this.#id.length])
    const made = Buffer.concat([Buffer.alloc(16), length, this.#id, this.#coseKey()])
    const authData = Buffer.concat([this.#authData(MADE, slip), made])
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      bytes(authData),
    ])
    return {
      id: base64url(this.#id),
      clientDataJSON: base64url(this.#clientData(slip.type ?? 'webauthn.create', challenge, slip)),
      attestationObject: base64url(attestation),
      transports: ['internal'],
    }
  }

  /** Signs the challenge of a site. */
  answer({ challenge }: PasskeyRequest, slip: Slip = {}): PasskeyAssertion {
    this.#counter += 1
    const clientData = this.#clientData(slip.type ?? 'webauthn.get', challenge, slip)
    const authData = this.#authData(0, slip)
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.#keys.privateKey)
    return {
      id: base64url(this.#id),
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authData),
      signature: base64url(signature),
      userHandle: slip.userHandle ?? this.#userHandle,
    }
  }

  #clientData(type: string, challenge: string, { origin = this.origin }: Slip): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  #authData(more: number, { unverified }: Slip): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.#counter)
    const flags = Buffer.from([PRESENT | (unverified === true ? 0 : VERIFIED) | more])
    return Buffer.concat([sha256(this.#rpId), flags, counter])
  }

  /** The public key in COSE format for ES256. */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      Buffer.from(x, 'base64url'),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y, 'base64url'),
    ])
  }
}
