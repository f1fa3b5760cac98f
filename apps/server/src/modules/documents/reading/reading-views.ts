import type { DocumentReadingWire } from '@puente/contract/customer'
import type { Work } from '../../../platform/work.ts'
import type { Document } from '../document.ts'
import type { DeclaredIdentity, DocumentSubscribers } from '../subscribers.ts'
import { toReadingWire } from './compared.ts'
import { readingsFor } from './readings.store.ts'

/** What was read in these documents, compared with what their customers declared, by document. */
export async function readingViews(
  work: Work,
  { declared }: DocumentSubscribers,
  documents: readonly Document[],
): Promise<ReadonlyMap<string, DocumentReadingWire>> {
  const pictures = documents.filter(({ kind, contentId }) => kind === 'identity' && contentId !== undefined)
  const readings = await readingsFor(
    work,
    pictures.map(({ id }) => id),
  )
  const identities = new Map<string, DeclaredIdentity>()
  const views = new Map<string, DocumentReadingWire>()
  for (const { id, customerId } of pictures) {
    const reading = readings.get(id)
    if (reading === undefined) continue
    const identity = identities.get(customerId) ?? (await declared(work, customerId))
    identities.set(customerId, identity)
    views.set(id, toReadingWire(reading, identity))
  }
  return views
}
