import type { Translated } from '@puente/contract'
import type { ownershipMessages as spanish } from './messages.es.ts'

export const ownershipMessages: Translated<typeof spanish> = {
  label: 'Owners of {name}',
  has: 'has',
  cross: 'Cross-ownership: already shown above',
  again: 'Its partners are shown above',
  beneficial: 'Beneficial owner',
  beneficialWith: 'Beneficial owner · {share} in total',
  nominee: 'Acts on behalf of another',
  bearer: 'Bearer shares',
  applicant: 'The company',
}
