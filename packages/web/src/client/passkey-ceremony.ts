import type { PasskeyAssertion, PasskeyAttestation, PasskeyCreation, PasskeyRequest } from '@puente/contract'
import { startAuthentication, startRegistration } from '@simplewebauthn/browser'

export { browserSupportsWebAuthnAutofill } from '@simplewebauthn/browser'

/** Asks for a passkey and returns the assertion in the contract's shape; undefined when the user cancels. */
export async function assertion(
  optionsJSON: PasskeyRequest,
  useBrowserAutofill: boolean,
): Promise<PasskeyAssertion | undefined> {
  const shown = await unlessCancelled(startAuthentication({ optionsJSON, useBrowserAutofill }))
  if (shown === undefined) return undefined
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = shown.response
  const proof = { id: shown.id, clientDataJSON, authenticatorData, signature }
  return userHandle === '' ? proof : { ...proof, userHandle }
}

/** Creates a passkey and returns the attestation in the contract's shape; undefined when the user cancels. */
export async function attestation(optionsJSON: PasskeyCreation): Promise<PasskeyAttestation | undefined> {
  const made = await unlessCancelled(startRegistration({ optionsJSON }))
  if (made === undefined) return undefined
  const { clientDataJSON, attestationObject, transports } = made.response
  return {
    id: made.id,
    clientDataJSON,
    attestationObject,
    ...(transports === undefined ? {} : { transports }),
  }
}

/** Cancelling the browser's dialog returns undefined; every other failure is thrown. */
async function unlessCancelled<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked
  } catch (error) {
    // The library keeps the name of the browser's error.
    if (error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)) return undefined
    throw error
  }
}
