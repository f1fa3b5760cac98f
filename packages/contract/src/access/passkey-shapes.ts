import { z } from 'zod/mini'
import { text } from '../shapes.ts'

/** Bytes in base64url, as WebAuthn encodes them in JSON. */
const base64url = (longest: number) =>
  z.string().check(z.regex(/^[A-Za-z0-9_-]+$/), z.minLength(1), z.maxLength(longest))
const credentialId = base64url(1400)
const transports = z.array(text(20)).check(z.maxLength(10))
/** A passkey that is registered for the account. */
const knownCredential = z.strictObject({ id: credentialId, type: z.literal('public-key'), transports })

/** Argument of `navigator.credentials.get`: WebAuthn's PublicKeyCredentialRequestOptionsJSON. */
export const passkeyRequest = z.strictObject({
  challenge: base64url(100),
  rpId: text(254),
  /** In milliseconds, as WebAuthn defines it. */
  timeout: z.int(),
  userVerification: z.literal('required'),
  /** Empty: any passkey of this site may be used. */
  allowCredentials: z.array(knownCredential),
})
export type PasskeyRequest = z.output<typeof passkeyRequest>

/** Argument of `navigator.credentials.create`: WebAuthn's PublicKeyCredentialCreationOptionsJSON. */
export const passkeyCreation = z.strictObject({
  challenge: base64url(100),
  rp: z.strictObject({ id: text(254), name: text(100) }),
  user: z.strictObject({ id: base64url(100), name: text(254), displayName: text(200) }),
  pubKeyCredParams: z.array(z.strictObject({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  excludeCredentials: z.array(knownCredential),
})
export type PasskeyCreation = z.output<typeof passkeyCreation>

/**
 * A passkey's answer to a challenge: `id` and the fields of `response` of the credential's `toJSON()` in one
 * object.
 */
export const passkeyAssertion = z.strictObject({
  id: credentialId,
  clientDataJSON: base64url(4000),
  authenticatorData: base64url(4000),
  signature: base64url(4000),
  userHandle: z.optional(base64url(100)),
})
export type PasskeyAssertion = z.output<typeof passkeyAssertion>

/** A new passkey: `id` and the required fields of `response` of the credential's `toJSON()` in one object. */
export const passkeyAttestation = z.strictObject({
  id: credentialId,
  clientDataJSON: base64url(4000),
  attestationObject: base64url(20_000),
  transports: z.optional(transports),
})
export type PasskeyAttestation = z.output<typeof passkeyAttestation>
