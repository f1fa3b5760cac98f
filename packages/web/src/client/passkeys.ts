import type { PasskeyAssertion, PasskeyAttestation, PasskeyCreation, PasskeyRequest } from '@puente/contract'

/** Whether this browser supports passkeys. A screen needs it at its first render, before the library. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

/** Loaded when a passkey is asked for, so that no screen waits for it. */
const ceremony = () => import('./passkey-ceremony.ts')

/** Whether the browser can suggest passkeys in the autofill of the e-mail field. */
export const suggestsPasskeys = async (): Promise<boolean> =>
  knowsPasskeys() && (await ceremony()).browserSupportsWebAuthnAutofill()

/**
 * Requests a passkey assertion; undefined when the user cancels, or when a later request replaces this one.
 * `conditional` waits for a choice in the e-mail field.
 */
export const showPasskey = async (
  options: PasskeyRequest,
  more: { readonly mediation?: 'conditional' } = {},
): Promise<PasskeyAssertion | undefined> =>
  (await ceremony()).assertion(options, more.mediation !== undefined)

/** Creates a passkey; undefined when the user cancels. */
export const makePasskey = async (options: PasskeyCreation): Promise<PasskeyAttestation | undefined> =>
  (await ceremony()).attestation(options)
