import type { Translated } from '@puente/contract'
import type { ownershipMessages as spanish } from './messages.es.ts'

export const ownershipMessages: Translated<typeof spanish> = {
  label: 'Donos de {name}',
  has: 'tem',
  cross: 'Participação cruzada: já aparece acima',
  again: 'Seus sócios aparecem acima',
  beneficial: 'Beneficiário final',
  beneficialWith: 'Beneficiário final · {share} no total',
  nominee: 'Age em nome de outro',
  bearer: 'Ações ao portador',
  applicant: 'A empresa',
}
