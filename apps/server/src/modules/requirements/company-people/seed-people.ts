import type { Id } from '@puente/contract'
import type { FilesPort } from '../../../partners/files.ts'
import type { Work } from '../../../platform/work.ts'
import { addDays, inSantiago } from '../../corridors/index.ts'
import { seedDocument } from '../../documents/index.ts'
import { declaredCompany } from '../../onboarding/index.ts'
import { companyPeople, sidesOf } from './people.ts'
import { savePerson, setPersonAnnounced, storedPeople } from './people.store.ts'

/** Whose persons are seeded as identified. */
export interface SeededPeople {
  readonly customerId: Id<'customer'>
  /** The user who sent the documents. */
  readonly userId: Id<'user'>
  /** Renders a document as a PDF. */
  readonly pdfOf: (what: string, customerId: Id<'customer'>, day: string) => Uint8Array
  readonly files?: FilesPort | undefined
}

const VALID_DAYS = 5 * 365

/** Seeds accepted documents of every person behind a company who is not identified. For seeds only. */
export async function seedCompanyPeople(
  work: Work,
  { customerId, userId, pdfOf, files }: SeededPeople,
): Promise<void> {
  const file = await declaredCompany(work, customerId)
  if (file === undefined) return
  const printedEnd = addDays(inSantiago(work.now).day, VALID_DAYS)
  for (const { ref, state, document } of await companyPeople(work, customerId, file)) {
    if (state !== 'missing') continue
    const type = document === 'rut' ? 'chilean-id' : 'passport'
    const numberIndex = Buffer.from(ref, 'hex')
    await setPersonAnnounced(work, customerId, [numberIndex], { type, printedEnd })
    const stored = (await storedPeople(work, customerId)).find((one) => one.numberIndex.equals(numberIndex))
    if (stored === undefined) throw new Error('a seeded person is not there')
    const sent = { customerId, userId, kind: 'company-person-identity', page: stored.slot, files } as const
    const ids = []
    for (const side of sidesOf(type)) {
      const bytes = pdfOf(`${type} ${side} ${stored.slot}`, customerId, printedEnd)
      ids.push((await seedDocument(work, { ...sent, side, fileName: `${side}.pdf`, bytes })).id)
    }
    const [frontId, backId] = ids
    await savePerson(work, { ...stored, type, printedEnd, effectiveEnd: printedEnd, frontId, backId })
  }
}
