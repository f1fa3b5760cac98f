import type { CustomerKind } from '@puente/contract'

/** The values of the sign-up form. Kept in memory until the page unloads, never stored. */
export interface TypedSignup {
  /** Whether the user signs up for themselves or for a company. */
  readonly kind: CustomerKind
  readonly givenNames: string
  readonly surnames: string
  readonly email: string
  readonly password: string
  readonly invitationCode: string
  readonly termsOfUse: boolean
  readonly privacyNotice: boolean
}

let kept: { readonly registrationId: string; readonly typed: TypedSignup } | undefined

/** Keeps the values with the registration they created, so that the user can correct the e-mail address. */
export function keepSignup(registrationId: string, typed: TypedSignup): void {
  kept = { registrationId, typed }
}

/** The latest values; undefined once the account exists or after a page load. */
export const typedSignup = (): TypedSignup | undefined => kept?.typed

/** The e-mail address as typed for this registration. Only the browser that typed it has it. */
export const typedEmailOf = (registrationId: string): string | undefined =>
  kept?.registrationId === registrationId ? kept.typed.email.trim() : undefined

export function forgetSignup(): void {
  kept = undefined
}
