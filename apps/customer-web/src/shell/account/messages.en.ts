import type { Translated } from '@puente/contract'
import type { accountMessages as spanish } from './messages.es.ts'

export const accountMessages: Translated<typeof spanish> = {
  open: 'Account of {name}',
  actingAs: 'You are using the account of',
  person: 'Person',
  company: 'Company',
  addCompany: 'Add a company',
  signedInAs: 'Signed in as {email}',
  profile: 'Profile',
  notices: 'Notices',
  members: 'People at the company',
  statements: 'Documents',
  referrals: 'Invitations and rewards',
  security: 'Security',
  help: 'Help',
  signOut: 'Sign out',
  privateSite: 'Go to the private site',
  switched: 'You are now using the account of {name}',
  failed: 'We could not change the account. Try again.',
}
