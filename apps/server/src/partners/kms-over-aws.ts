import { setTimeout as pause } from 'node:timers/promises'
import type { KmsConfig } from '../platform/config/secrets/kms.ts'
import { KmsProblem, type KmsPort } from './kms.ts'
import { NoCredentials, signedFetch } from './signed-fetch.ts'

const ATTEMPTS_MAX = 4
const FIRST_PAUSE_MS = 200

/** What an error type of AWS KMS means, from its API reference. Other types are named. */
const meanings: Readonly<Record<string, string>> = {
  AccessDeniedException: 'the credentials may not use the key',
  DisabledException: 'the key is disabled',
  IncorrectKeyException: 'it was wrapped with another key',
  InvalidCiphertextException: 'it was altered, or wrapped with another key or for another variable',
  KMSInvalidStateException: 'the key is disabled or being deleted',
  NotFoundException: 'no such key',
}
/** Error types after which a client may retry, by the API reference of AWS KMS. */
const RETRIED = new Set([
  'DependencyTimeoutException',
  'KeyUnavailableException',
  'KMSInternalException',
  'ThrottlingException',
])

type Answer = Readonly<Record<string, unknown>>
interface Failure {
  readonly meaning: string
  readonly mayRetry: boolean
}

async function answerOf(response: Response): Promise<{ readonly answer: Answer } | Failure> {
  const answer = (await response.json().catch(() => ({}))) as Answer
  if (response.ok) return { answer }
  // The type may have a namespace before it: `com.amazonaws.kms#NotFoundException`.
  const type = /(?:^|#)([A-Za-z]{1,60})$/.exec(String(answer['__type']))?.[1] ?? `status ${response.status}`
  return {
    meaning: `AWS KMS answers ${type}${meanings[type] === undefined ? '' : `: ${meanings[type]}`}`,
    mayRetry: RETRIED.has(type) || response.status >= 500 || response.status === 429,
  }
}

/**
 * Wraps and unwraps with a key of AWS KMS, by its JSON API (Encrypt and Decrypt, version 2014-11-01). The encryption
 * context names the variable. Retries what may pass; a call ends within `timeoutMs`.
 */
export function kmsOverAws(
  { url, keyId, region }: Extract<KmsConfig, { kind: 'aws' }>,
  timeoutMs: number,
): KmsPort {
  const send = signedFetch({ service: 'kms', region, accessKey: undefined, retries: 0 })
  const attempt = async (operation: string, body: Answer, signal: AbortSignal) => {
    try {
      const response = await send(new URL('/', url).href, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': `TrentService.${operation}`,
        },
        body: JSON.stringify(body),
        redirect: 'error',
        signal,
      })
      return await answerOf(response)
    } catch (error) {
      if (error instanceof NoCredentials) return { meaning: error.message, mayRetry: false }
      return { meaning: 'AWS KMS does not answer', mayRetry: !signal.aborted }
    }
  }
  const call = async (operation: 'Encrypt' | 'Decrypt', field: string, body: Answer): Promise<Buffer> => {
    const signal = AbortSignal.timeout(timeoutMs)
    for (let count = 1; ; count += 1) {
      const result = await attempt(operation, body, signal)
      if ('answer' in result) {
        const value = result.answer[field]
        if (typeof value !== 'string') throw new KmsProblem(`AWS KMS answers without ${field}`)
        return Buffer.from(value, 'base64')
      }
      if (!result.mayRetry || count === ATTEMPTS_MAX) throw new KmsProblem(result.meaning)
      await pause(FIRST_PAUSE_MS * 2 ** (count - 1) * (1 + Math.random()))
    }
  }
  return {
    wrap: (key, name) =>
      call('Encrypt', 'CiphertextBlob', {
        KeyId: keyId,
        Plaintext: key.toString('base64'),
        EncryptionContext: { variable: name },
      }),
    unwrap: (ciphertext, name) =>
      call('Decrypt', 'Plaintext', {
        KeyId: keyId,
        CiphertextBlob: ciphertext.toString('base64'),
        EncryptionContext: { variable: name },
      }),
  }
}
