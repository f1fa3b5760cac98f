/** What somebody typed to make an account, for as long as this page lives: nothing of it is stored. */
export interface TypedSignup {
  readonly givenNames: string
  readonly surnames: string
  readonly email: string
  readonly password: string
  readonly invitationCode: string
  readonly termsOfUse: boolean
  readonly privacyNotice: boolean
}

let kept: { readonly registrationId: string; readonly typed: TypedSignup } | undefined

/** Keeps what was typed beside the registration that came of it, so that a mistyped address can be corrected. */
export function keepSignup(registrationId: string, typed: TypedSignup): void {
  kept = { registrationId, typed }
}

/** What was typed last; nothing once the account exists, or on another page than the one it was typed on. */
export const typedSignup = (): TypedSignup | undefined => kept?.typed

/** The address as it was typed for this registration: only whoever typed it reads it. */
export const typedEmailOf = (registrationId: string): string | undefined =>
  kept?.registrationId === registrationId ? kept.typed.email.trim() : undefined

export function forgetSignup(): void {
  kept = undefined
}
