import type { StaffRole } from '@puente/contract'
import { paths } from '../paths.ts'

/** The nouns of the rail, each with the roles that may open it; a test holds it against the contract's endpoints. */
export const nouns = {
  transfers: { path: paths.transfers(), roles: ['support', 'analyst', 'officer', 'treasury', 'admin'] },
  reviews: { path: paths.reviews(), roles: ['analyst', 'officer'] },
  ledger: { path: paths.trialBalance(), roles: ['treasury', 'officer', 'admin'] },
} as const satisfies Record<string, { path: string; roles: readonly StaffRole[] }>

export type Noun = keyof typeof nouns

export function mayOpen(role: StaffRole, noun: Noun): boolean {
  const roles: readonly StaffRole[] = nouns[noun].roles
  return roles.includes(role)
}

/** Where a role lands after sign-in: the queue that waits for it, else the transfers. */
export function firstNoun(role: StaffRole) {
  return mayOpen(role, 'reviews') ? nouns.reviews.path : nouns.transfers.path
}
