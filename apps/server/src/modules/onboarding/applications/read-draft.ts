import { exposures, type Exposure, type FieldFault } from '@puente/contract'
import { parseRut, type Rut } from '@puente/contract/corridors'
import type { ApplicationDraft } from '@puente/contract/customer'
import type { PhoneRules } from '../../access/index.ts'
import { isOnlySigns, oneLine } from '../../customers/index.ts'
import { isCountry } from '../../localities/index.ts'
import type { ApplicationFile } from './application.ts'
import {
  readBirthDate,
  readDocumentNumber,
  readLine,
  readName,
  readPhone,
  type ReadField,
} from './person-fields.ts'

export interface ReadDraft {
  readonly file: ApplicationFile
  readonly faults: readonly FieldFault[]
}

type Part = keyof Omit<ApplicationFile, 'address'>

/** Data that fields are validated against, besides their own value. */
export interface DraftRules {
  /** The day in Santiago. */
  readonly today: string
  readonly phones: PhoneRules
}

const readers = ({ today, phones }: DraftRules): Readonly<Record<Part, (typed: string) => ReadField>> => ({
  givenNames: readName,
  surnames: readName,
  rut: parseRut,
  birthDate: (typed) => readBirthDate(typed, today),
  nationality: (typed) => (isCountry(typed) ? { normalised: typed } : { fault: 'unknown-country' }),
  documentNumber: readDocumentNumber,
  phone: (typed) => readPhone(phones, typed),
  occupation: readLine,
  exposure: (typed) => (exposures.some((one) => one === typed) ? { normalised: typed } : { fault: 'choice' }),
})

const addressParts = ['street', 'number', 'unit', 'comuna'] as const

/**
 * The application with the typed values applied and normalized. An empty text removes a value; an absent field stays.
 * The caller checks whether the comuna exists.
 */
export function readDraft(kept: ApplicationFile, draft: ApplicationDraft, rules: DraftRules): ReadDraft {
  const faults: FieldFault[] = []
  const file: { -readonly [Key in keyof ApplicationFile]: ApplicationFile[Key] } = { ...kept }
  for (const [part, read] of Object.entries(readers(rules)) as [Part, (typed: string) => ReadField][]) {
    const typed = draft[part]
    if (typed === undefined) continue
    delete file[part]
    if (typed.trim() === '') continue
    const field = read(typed)
    if ('fault' in field) faults.push({ at: part, fault: field.fault })
    else file[part] = field.normalised as Rut & Exposure
  }
  if (draft.address !== undefined) {
    const address: { -readonly [Key in (typeof addressParts)[number]]?: string } = { ...kept.address }
    for (const part of addressParts) {
      const typed = draft.address[part]
      if (typed === undefined) continue
      delete address[part]
      if (isOnlySigns(typed)) faults.push({ at: `address.${part}`, fault: 'wrong-format' })
      else if (typed.trim() !== '') address[part] = oneLine(typed)
    }
    file.address = address
  }
  return { file, faults }
}
