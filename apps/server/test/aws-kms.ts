import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isSigned, type SigningKey } from './aws-signature.ts'
import { openLocalServer, type LocalAnswer, type LocalServer } from './local-server.ts'

/** A simulated AWS KMS with one key, by its JSON API of 2014-11-01. */
export interface KmsWorld extends LocalServer {
  /** The targets of the requests, in their order. */
  readonly asked: string[]
  /** Error types with which the next requests are answered, each with its status. */
  readonly failures: (readonly [status: number, type: string])[]
}

export const kmsKey: SigningKey & { readonly id: string } = {
  keyId: 'kms-client',
  secret: 'kms-secret',
  region: 'sa-east-1',
  service: 'kms',
  sessionToken: 'kms-token',
  id: 'arn:aws:kms:sa-east-1:111122223333:key/1234abcd-12ab-34cd-56ef-1234567890ab',
}
const JSON_TYPE = 'application/x-amz-json-1.1'

interface Asked {
  readonly KeyId?: string
  readonly Plaintext?: string
  readonly CiphertextBlob?: string
  readonly EncryptionContext?: Readonly<Record<string, string>>
}

/** Opens one on a free port. A ciphertext is a hash of its context, then the key with every bit inverted. */
export async function openKms(): Promise<KmsWorld> {
  const asked: string[] = []
  const failures: (readonly [status: number, type: string])[] = []
  const server = await openLocalServer((request, body) => {
    asked.push(String(request.headers['x-amz-target']))
    const failure = failures.shift()
    return failure === undefined ? answer(request, body) : failed(...failure)
  })
  return { ...server, asked, failures }
}

function answer(request: IncomingMessage, body: Buffer): LocalAnswer {
  if (request.method !== 'POST' || request.headers['content-type'] !== JSON_TYPE)
    return failed(400, 'UnknownOperationException')
  if (!isSigned(request, body, kmsKey)) return failed(400, 'InvalidSignatureException')
  const asked = JSON.parse(body.toString()) as Asked
  if (asked.KeyId !== kmsKey.id) return failed(400, 'NotFoundException')
  const context = createHash('sha256').update(JSON.stringify(asked.EncryptionContext)).digest()
  switch (request.headers['x-amz-target']) {
    case 'TrentService.Encrypt': {
      const ciphertext = Buffer.concat([context, inverted(Buffer.from(asked.Plaintext ?? '', 'base64'))])
      return done({ CiphertextBlob: ciphertext.toString('base64') })
    }
    case 'TrentService.Decrypt': {
      const ciphertext = Buffer.from(asked.CiphertextBlob ?? '', 'base64')
      if (!ciphertext.subarray(0, 32).equals(context)) return failed(400, 'InvalidCiphertextException')
      return done({ Plaintext: inverted(ciphertext.subarray(32)).toString('base64') })
    }
    default:
      return failed(400, 'UnknownOperationException')
  }
}

const inverted = (bytes: Buffer): Buffer => Buffer.from(bytes.map((byte) => byte ^ 0xff))
const done = (value: object): LocalAnswer => [
  200,
  JSON.stringify({ KeyId: kmsKey.id, EncryptionAlgorithm: 'SYMMETRIC_DEFAULT', ...value }),
  JSON_TYPE,
]
const failed = (status: number, type: string): LocalAnswer => [
  status,
  JSON.stringify({ __type: type, message: 'said by the service' }),
  JSON_TYPE,
]
