import type { DocumentReadingWire } from '@puente/contract/customer'
import type { Work } from '../../../platform/work.ts'
import type { Document } from '../document.ts'
import { isIdentityKind } from '../rules.ts'
import type { DeclaredIdentity, DocumentSubscribers } from '../subscribers.ts'
import { toReadingWire } from './compared.ts'
import { readingsFor } from './readings.store.ts'

/** What was read in these documents, compared with what their customers declared, by document. */
export async function readingViews(
  work: Work,
  { declared }: DocumentSubscribers,
  documents: readonly Document[],
): Promise<ReadonlyMap<string, DocumentReadingWire>> {
  const pictures = documents.filter(({ kind, contentId }) => isIdentityKind(kind) && contentId !== undefined)
  const readings = await readingsFor(
    work,
    pictures.map(({ id }) => id),
  )
  const identities = new Map<string, DeclaredIdentity>()
  const views = new Map<string, DocumentReadingWire>()
  for (const document of pictures) {
    const reading = readings.get(document.id)
    if (reading === undefined) continue
    // One declaration for both sides of a document.
    const person = `${document.customerId} ${document.kind} ${document.page}`
    const identity = identities.get(person) ?? (await declared(work, document))
    identities.set(person, identity)
    views.set(document.id, toReadingWire(reading, identity))
  }
  return views
}
