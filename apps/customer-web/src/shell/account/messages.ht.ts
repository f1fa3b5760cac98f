import type { Translated } from '@puente/contract'
import type { accountMessages as spanish } from './messages.es.ts'

export const accountMessages: Translated<typeof spanish> = {
  open: 'Kont {name}',
  actingAs: 'W ap sèvi ak kont',
  person: 'Moun',
  company: 'Konpayi',
  addCompany: 'Ajoute yon konpayi',
  signedInAs: 'Sesyon {email}',
  profile: 'Pwofil',
  notices: 'Avi',
  members: 'Moun nan konpayi an',
  statements: 'Dokiman',
  referrals: 'Envitasyon ak rekonpans',
  security: 'Sekirite',
  help: 'Èd',
  signOut: 'Dekonekte',
  privateSite: 'Ale nan sit prive a',
  switched: 'W ap sèvi ak kont {name}',
  failed: 'Nou pa t kapab chanje kont. Eseye ankò.',
}
