import { AwsClient } from 'aws4fetch'
import type { AccessKey } from '../platform/config/documents.ts'

interface Credentials {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly sessionToken?: string
}
type CredentialSource = () => Promise<Credentials>

/** The time limits of a call to the token service of AWS, for credentials by a web-identity token. */
const STS_LIMITS = { connectionTimeout: 2000, requestTimeout: 5000 }

/**
 * The standard provider chain of AWS: environment, shared files, web-identity token, container, instance metadata. It
 * refreshes credentials from five minutes before they expire, while requests use the old ones. The library reads the
 * variables of AWS itself. It is loaded when it is first used.
 */
function credentialsOfMachine(): CredentialSource {
  let chain: Promise<CredentialSource> | undefined
  const load = async (): Promise<CredentialSource> => {
    const { defaultProvider } = await import('@aws-sdk/credential-provider-node')
    return defaultProvider({ clientConfig: { requestHandler: STS_LIMITS } })
  }
  return async () => (await (chain ??= load()))()
}

export interface SigningOptions {
  /** The name of the service in signatures. */
  readonly service: 's3' | 'kms'
  readonly region: string
  /** Undefined: credentials of the machine or container. */
  readonly accessKey: AccessKey | undefined
  /** Retries of a request that is answered 429 or with a fault of the server. */
  readonly retries: number
}

/** Sends a request with a signature of AWS, version 4. Rejects with `NoCredentials`, or as `fetch` does. */
export type SignedFetch = (
  address: string,
  init: RequestInit & { readonly signal: AbortSignal },
) => Promise<Response>

/** The provider chain found no credentials. */
export class NoCredentials extends Error {}

/** Signs with an access key or with credentials of the machine, which may change between requests. */
export function signedFetch({ accessKey, ...options }: SigningOptions): SignedFetch {
  const fixed = accessKey && { accessKeyId: accessKey.keyId, secretAccessKey: accessKey.secret }
  const source = fixed === undefined ? credentialsOfMachine() : () => Promise.resolve(fixed)
  let last: { readonly credentials: Credentials; readonly client: AwsClient } | undefined
  // A client keeps the signing keys of its credentials, so that each credential has a client of its own.
  const clientOf = (credentials: Credentials): AwsClient => {
    if (last?.credentials !== credentials)
      last = { credentials, client: new AwsClient({ ...options, ...credentials }) }
    return last.client
  }
  return async (address, init) => {
    init.signal.throwIfAborted()
    const credentials = await Promise.race([source(), aborted(init.signal)]).catch((cause: unknown) => {
      throw new NoCredentials('no credentials of AWS were found', { cause })
    })
    return clientOf(credentials).fetch(address, init)
  }
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
