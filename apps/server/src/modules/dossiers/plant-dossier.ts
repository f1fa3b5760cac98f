import { requirementPlaces, type DocumentReason, type RequirementCode } from '@puente/contract'
import type { FilesPort } from '../../partners/files.ts'
import type { Work } from '../../platform/work.ts'
import { addDays, inSantiago } from '../corridors/index.ts'
import { recordDocumentName } from '../customers/index.ts'
import { plantDocument } from '../documents/index.ts'
import { rulesInForce } from './dossier-rules.ts'
import { settleDossier } from './hear-documents.ts'
import { cardTypes, effectiveEnd } from './identity.ts'
import { lockIdentity, putOnFile, setFaults, type Reading } from './identity.store.ts'
import { monthsAfter } from './papers.ts'
import { freshPapers, insertPaper, insertRequest } from './requirements.store.ts'

/** Customer, rendering and file store of seeded documents. */
export interface Planted {
  readonly customerId: string
  readonly userId: string
  readonly pdfOf: (what: string, customerId: string, day: string) => Uint8Array
  /** File store for the bytes. Without it only the rows are stored. */
  readonly files: FilesPort | undefined
}

/** Documents of demo companies that expire within this many days are renewed, so that no item is outstanding. */
const RENEWED_DAYS_BEFORE = 30
const economics = ['balance-sheet', 'tax-folder', 'monthly-tax-returns'] as const

/** Seeds the economic documents of a company, issued today. Recent ones stay. For seeds only. */
export async function plantEconomics(work: Work, planted: Planted): Promise<void> {
  const fresh = await freshPapers(
    work,
    planted.customerId,
    addDays(inSantiago(work.now).day, RENEWED_DAYS_BEFORE),
  )
  const missing = economics.filter((code) => !fresh.includes(code))
  if (missing.length === 0) return
  for (const code of missing) await plantPaper(work, planted, code)
  await settleDossier(work, planted.customerId)
}

async function plantPaper(
  work: Work,
  { customerId, userId, pdfOf, files }: Planted,
  code: (typeof economics)[number],
): Promise<void> {
  const day = inSantiago(work.now).day
  const months = (await rulesInForce(work)).data.maxAgeMonths[code]
  const document = await plantDocument(work, {
    ...requirementPlaces[code],
    customerId,
    userId,
    fileName: `${code}.pdf`,
    bytes: pdfOf(code, customerId, `${day} ${work.now.toISOString()}`),
    files,
  })
  await insertPaper(work, {
    documentId: document.id,
    customerId,
    code,
    issuedOn: day,
    holdsUntil: months === undefined ? undefined : monthsAfter(day, months),
  })
}

/** Seeds the identity document of a person, optionally with an unusable front. For seeds only. */
export async function plantIdentity(
  work: Work,
  { customerId, userId, pdfOf, files }: Planted,
  reading: Reading,
  fault?: DocumentReason,
): Promise<void> {
  await lockIdentity(work, customerId)
  const sides = cardTypes.includes(reading.type) ? (['front', 'back'] as const) : (['front'] as const)
  const ids: Partial<Record<'front' | 'back', string>> = {}
  for (const side of sides) {
    const document = await plantDocument(work, {
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
  await settleDossier(work, customerId)
}

/** Seeds a document request; the customer reads its reason. For seeds only. */
export async function plantRequest(
  work: Work,
  customerId: string,
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
  await settleDossier(work, customerId)
}
