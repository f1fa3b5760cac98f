import type { RecipientField } from '@puente/contract/corridors'
import type { CorridorWire } from '@puente/contract/customer'

/** Every field of the corridor, with the type of the shared rules, which is wider than the contract's. */
export const fieldsOf = (corridor: CorridorWire): readonly RecipientField[] =>
  corridor.fields as readonly RecipientField[]
