/** The fields of WebAuthn's JSON that our API uses, as in the contract. */
interface Known {
  readonly id: string
  readonly type: 'public-key'
  readonly transports: readonly string[]
}
interface RequestJson {
  readonly challenge: string
  readonly rpId: string
  readonly timeout: number
  readonly userVerification: 'required'
  readonly allowCredentials: readonly Known[]
}
interface CreationJson {
  readonly challenge: string
  readonly rp: { readonly id: string; readonly name: string }
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string }
  readonly pubKeyCredParams: readonly { readonly type: 'public-key'; readonly alg: number }[]
  readonly timeout: number
  readonly attestation: 'none'
  readonly authenticatorSelection: {
    readonly residentKey: 'required'
    readonly requireResidentKey: true
    readonly userVerification: 'required'
  }
  readonly excludeCredentials: readonly Known[]
}

export interface Assertion {
  id: string
  clientDataJSON: string
  authenticatorData: string
  signature: string
  userHandle?: string
}

export interface Attestation {
  id: string
  clientDataJSON: string
  attestationObject: string
  transports?: string[]
}

/** Whether this browser supports passkeys. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

/** Whether the browser can suggest passkeys in the autofill of the e-mail field. */
export const suggestsPasskeys = async (): Promise<boolean> =>
  knowsPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true

/**
 * Requests a passkey assertion; undefined when the user cancels. `conditional` waits for a choice in the
 * e-mail field.
 */
export async function showPasskey(
  options: RequestJson,
  more: { readonly mediation?: 'conditional'; readonly signal?: AbortSignal } = {},
): Promise<Assertion | undefined> {
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    allowCredentials: options.allowCredentials.map(described),
  }
  const shown = await chosen(() => navigator.credentials.get({ publicKey, ...more }))
  if (shown === undefined) return undefined
  const response = shown.response as AuthenticatorAssertionResponse
  return {
    id: shown.id,
    clientDataJSON: text(response.clientDataJSON),
    authenticatorData: text(response.authenticatorData),
    signature: text(response.signature),
    ...(response.userHandle === null || response.userHandle.byteLength === 0
      ? {}
      : { userHandle: text(response.userHandle) }),
  }
}

/** Creates a passkey; undefined when the user cancels. */
export async function makePasskey(options: CreationJson): Promise<Attestation | undefined> {
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...options.user, id: bytes(options.user.id) },
    pubKeyCredParams: [...options.pubKeyCredParams],
    excludeCredentials: options.excludeCredentials.map(described),
  }
  const made = await chosen(() => navigator.credentials.create({ publicKey }))
  if (made === undefined) return undefined
  const response = made.response as AuthenticatorAttestationResponse
  return {
    id: made.id,
    clientDataJSON: text(response.clientDataJSON),
    attestationObject: text(response.attestationObject),
    transports: response.getTransports(),
  }
}

const described = ({ id, type, transports }: Known): PublicKeyCredentialDescriptor => ({
  id: bytes(id),
  type,
  transports: transports as AuthenticatorTransport[],
})

/** Cancelling the browser's dialog returns undefined; every other failure is thrown. */
async function chosen(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | undefined> {
  try {
    return ((await ask()) ?? undefined) as PublicKeyCredential | undefined
  } catch (error) {
    const isNo = error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name)
    if (isNo) return undefined
    throw error
  }
}

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}

function text(buffer: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
