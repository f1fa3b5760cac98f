import { requirementSlots, type DocumentReason, type RequirementCode, type Id } from '@puente/contract'
import type { FilesPort } from '../../../partners/files.ts'
import type { Work } from '../../../platform/work.ts'
import { addDays, inSantiago } from '../../corridors/index.ts'
import { recordDocumentName } from '../../customers/index.ts'
import { seedDocument } from '../../documents/index.ts'
import { rulesInForce } from '../requirement-rules.ts'
import { settleDocumentItems } from '../on-document.ts'
import { cardTypes, effectiveEnd } from './identity.ts'
import { lockIdentity, putOnFile, setFaults, type Reading } from './identity.store.ts'
import { monthsAfter } from '../company/papers.ts'
import { recentDocuments, insertRequirementDocument, insertRequest } from '../requirements.store.ts'

/** Customer, rendering and file store of seeded documents. */
export interface Seeded {
  readonly customerId: Id<'customer'>
  readonly userId: Id<'user'>
  readonly pdfOf: (what: string, customerId: Id<'customer'>, day: string) => Uint8Array
  /** File store for the bytes. Without it only the rows are stored. */
  readonly files: FilesPort | undefined
}

/** Documents of demo companies that expire within this many days are renewed, so that no item is outstanding. */
const RENEWED_DAYS_BEFORE = 30
const economics = ['balance-sheet', 'tax-folder', 'monthly-tax-returns'] as const

/** Seeds the economic documents of a company, issued today. Recent ones stay. For seeds only. */
export async function seedEconomicDocuments(work: Work, seeded: Seeded): Promise<void> {
  const fresh = await recentDocuments(
    work,
    seeded.customerId,
    addDays(inSantiago(work.now).day, RENEWED_DAYS_BEFORE),
  )
  const missing = economics.filter((code) => !fresh.includes(code))
  if (missing.length === 0) return
  for (const code of missing) await seedPaper(work, seeded, code)
  await settleDocumentItems(work, seeded.customerId)
}

async function seedPaper(
  work: Work,
  { customerId, userId, pdfOf, files }: Seeded,
  code: (typeof economics)[number],
): Promise<void> {
  const day = inSantiago(work.now).day
  const months = (await rulesInForce(work)).data.maxAgeMonths[code]
  const document = await seedDocument(work, {
    ...requirementSlots[code],
    customerId,
    userId,
    fileName: `${code}.pdf`,
    bytes: pdfOf(code, customerId, `${day} ${work.now.toISOString()}`),
    files,
  })
  await insertRequirementDocument(work, {
    documentId: document.id,
    customerId,
    code,
    issuedOn: day,
    holdsUntil: months === undefined ? undefined : monthsAfter(day, months),
  })
}

/** Seeds the identity document of a person, optionally with an unusable front. For seeds only. */
export async function seedIdentity(
  work: Work,
  { customerId, userId, pdfOf, files }: Seeded,
  reading: Reading,
  fault?: DocumentReason,
): Promise<void> {
  await lockIdentity(work, customerId)
  const sides = cardTypes.includes(reading.type) ? (['front', 'back'] as const) : (['front'] as const)
  const ids: Partial<Record<'front' | 'back', string>> = {}
  for (const side of sides) {
    const document = await seedDocument(work, {
      kind: 'identity',
      side,
      customerId,
      userId,
      fileName: `${side}.pdf`,
      bytes: pdfOf(`${reading.type} ${side}`, customerId, reading.printedEnd),
      files,
      ...(fault === undefined || side === 'back' ? {} : { refused: fault }),
    })
    ids[side] = document.id
  }
  const { extensions } = (await rulesInForce(work)).data
  const whole = { ...reading, effectiveEnd: effectiveEnd(extensions, reading) }
  await putOnFile(work, customerId, whole, { frontId: ids.front ?? '', backId: ids.back, proofId: undefined })
  await recordDocumentName(work, customerId, reading.name)
  if (fault !== undefined) await setFaults(work, customerId, { front: fault, back: undefined })
  await settleDocumentItems(work, customerId)
}

/** Seeds a document request; the customer reads its reason. For seeds only. */
export async function seedDocumentRequest(
  work: Work,
  customerId: Id<'customer'>,
  code: RequirementCode,
  reason: string,
): Promise<void> {
  await insertRequest(work, customerId, {
    code,
    blocks: true,
    reason,
    message: reason,
    dueOn: undefined,
    askedBy: 'system:seed',
    askedAt: work.now,
  })
  await settleDocumentItems(work, customerId)
}
