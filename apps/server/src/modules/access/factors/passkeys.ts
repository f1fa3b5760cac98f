import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '@puente/contract/customer'
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { KeptPasskey, NewPasskey } from './passkeys.store.ts'

/** The relying party (WebAuthn): the site that passkeys are created for. */
export interface RelyingParty {
  /** Host name. A passkey is bound to it. */
  readonly id: string
  readonly name: string
  readonly origin: string
}

/** The relying party of the listener at this public address. */
export function relyingPartyAt(address: string, name: string): RelyingParty {
  const { hostname, origin } = new URL(address)
  return { id: hostname, name, origin }
}

/** How long a challenge may be answered. */
export const challengeLifeMs = 5 * 60_000

/** COSE algorithms EdDSA, ES256 and RS256, as authenticators use them. */
const ALGORITHMS = [-8, -7, -257]

type Known = Pick<KeptPasskey, 'credentialId' | 'transports'>
const toKnown = ({ credentialId, transports }: Known) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports: [...transports],
})

/** Options of a WebAuthn assertion. Without `known` the browser offers every passkey of this site. */
export const passkeyRequestFor = (
  party: RelyingParty,
  challenge: string,
  known: readonly Known[] = [],
): PasskeyRequest => ({
  challenge,
  rpId: party.id,
  timeout: challengeLifeMs,
  userVerification: 'required',
  allowCredentials: known.map(toKnown),
})

/** The account's id as authenticators store it. It contains no personal data. */
export const userHandle = (holderId: string): string =>
  Buffer.from(holderId.replaceAll('-', ''), 'hex').toString('base64url')

/** Options of a WebAuthn registration of a discoverable credential. */
export const passkeyCreationFor = (
  party: RelyingParty,
  challenge: string,
  person: { readonly id: string; readonly email: string; readonly name: string },
  known: readonly Known[],
): PasskeyCreation => ({
  challenge,
  rp: { id: party.id, name: party.name },
  user: { id: userHandle(person.id), name: person.email, displayName: person.name },
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
  timeout: challengeLifeMs,
  attestation: 'none',
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  excludeCredentials: known.map(toKnown),
})

/** The challenge named in client data, not verified yet. Undefined when it cannot be read. */
export function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    const { challenge } = data as { challenge?: unknown }
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}

const expected = (party: RelyingParty, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: party.origin,
  expectedRPID: party.id,
  requireUserVerification: true,
})
const unasked = { type: 'public-key', clientExtensionResults: {} } as const

/** The credential to store; undefined when the attestation does not answer this challenge at this site. */
export async function readAttestation(
  party: RelyingParty,
  challenge: string,
  { id, transports = [], ...response }: PasskeyAttestation,
): Promise<Omit<NewPasskey, 'name'> | undefined> {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      ...expected(party, challenge),
      supportedAlgorithmIDs: ALGORITHMS,
      response: { ...unasked, id, rawId: id, response: { ...response, transports } },
    })
    if (!verified) return undefined
    const { credential } = registrationInfo
    const publicKey = Buffer.from(credential.publicKey).toString('base64url')
    return { credentialId: credential.id, publicKey, counter: credential.counter, transports }
  } catch {
    // The library throws on any mismatch and gives no further reason.
    return undefined
  }
}

/** The passkey's new counter; undefined when it did not sign this challenge at this site. */
export async function readAssertion(
  party: RelyingParty,
  challenge: string,
  kept: KeptPasskey,
  { id, userHandle: handle, ...response }: PasskeyAssertion,
): Promise<number | undefined> {
  if (handle !== undefined && handle !== userHandle(kept.holderId)) return undefined
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...expected(party, challenge),
      response: { ...unasked, id, rawId: id, response },
      credential: {
        id: kept.credentialId,
        publicKey: new Uint8Array(Buffer.from(kept.publicKey, 'base64url')),
        counter: kept.counter,
      },
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}
