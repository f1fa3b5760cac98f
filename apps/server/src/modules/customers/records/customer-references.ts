import { toWireId, type CustomerKind, type Id, type WireId } from '@puente/contract'
import type { Work } from '../../../platform/work.ts'
import { customersFor } from './customers.store.ts'

/** A customer as other objects name them. */
export interface CustomerReference {
  readonly id: WireId<'customer'>
  readonly name: string
  readonly kind: CustomerKind
}

/** References to these customers, by their UUID, in one query. */
export async function customerReferences(
  work: Work,
  ids: readonly Id<'customer'>[],
): Promise<ReadonlyMap<string, CustomerReference>> {
  const found = await customersFor(work, [...new Set(ids)])
  return new Map([...found].map(([id, { name, kind }]) => [id, { id: toWireId('customer', id), name, kind }]))
}
