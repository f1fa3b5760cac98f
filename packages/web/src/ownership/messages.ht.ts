import type { Translated } from '@puente/contract'
import type { ownershipMessages as spanish } from './messages.es.ts'

export const ownershipMessages: Translated<typeof spanish> = {
  label: 'Pwopriyetè {name}',
  has: 'genyen',
  cross: 'Patisipasyon kwaze: li parèt anlè a deja',
  again: 'Asosye li yo parèt anlè a',
  beneficial: 'Benefisyè final',
  beneficialWith: 'Benefisyè final · {share} antou',
  nominee: 'Aji nan non yon lòt moun',
  bearer: 'Aksyon pòtè (al portador)',
  applicant: 'Konpayi an',
}
