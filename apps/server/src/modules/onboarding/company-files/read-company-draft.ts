import type { FieldFault } from '@puente/contract'
import { isCompanyRut, parseRut, type Rut } from '@puente/contract/corridors'
import type { CompanyDraft } from '@puente/contract/customer'
import { isDay } from '../../corridors/index.ts'
import { isCountry } from '../../localities/index.ts'
import { accountTableOf, type CompanyFile, type Owner, type PersonBehind } from './company-file.ts'
import { reachable } from './company-ownership.ts'
import type { CompanyActivity, CompanyRules } from './company-rules.ts'
import { bpsOf, readShare, shareText } from '../ownership/share.ts'
import { isOnlySigns, oneLine } from '../../customers/index.ts'
import { readLine, readName, type ReadField } from '../applications/person-fields.ts'

export interface ReadCompanyDraft {
  readonly file: CompanyFile
  readonly faults: readonly FieldFault[]
}

type Types = CompanyRules['types']
type Changing = { -readonly [Key in keyof CompanyFile]: CompanyFile[Key] }
type TextPart =
  'legalName' | 'companyType' | 'registryCode' | 'activityCode' | 'activitiesSince' | 'monthlyMinor'
type AddressPart = 'street' | 'number' | 'unit' | 'comuna'
const addressParts = ['street', 'number', 'unit', 'comuna'] as const

/** What typed values are compared with. `today` is the day in Santiago. */
export interface DraftRules {
  readonly types: Types
  readonly activities: readonly CompanyActivity[]
  readonly today: string
}

const readers = ({
  types,
  activities,
  today,
}: DraftRules): Readonly<Record<TextPart, (typed: string) => ReadField>> => ({
  legalName: readLine,
  companyType: (typed) =>
    types.some(({ code }) => code === typed) ? { normalised: typed } : { fault: 'unknown-type' },
  registryCode: (typed) =>
    /^[A-Za-z0-9]{6,20}$/.test(typed) ? { normalised: typed } : { fault: 'wrong-format' },
  activityCode: (typed) =>
    activities.some(({ code }) => code === typed) ? { normalised: typed } : { fault: 'unknown-activity' },
  activitiesSince: (typed) =>
    isDay(typed) && typed >= '1800-01-01' && typed <= today ? { normalised: typed } : { fault: 'not-a-date' },
  monthlyMinor: (typed) => {
    const digits = typed.replaceAll(/[.$\s]/g, '')
    return /^[1-9][0-9]{0,14}$/.test(digits) ? { normalised: digits } : { fault: 'not-an-amount' }
  },
})

/**
 * Applies typed values to the application, normalized. An empty text removes a value; an absent one stays. Politically
 * exposed persons have to be declared again when a person is added.
 */
export function readCompanyDraft(
  kept: CompanyFile,
  draft: CompanyDraft,
  rules: DraftRules,
): ReadCompanyDraft {
  const faults: FieldFault[] = []
  const file: Changing = { ...kept }
  for (const [part, read] of Object.entries(readers(rules)) as [TextPart, (typed: string) => ReadField][]) {
    const typed = draft[part]
    if (typed === undefined) continue
    delete file[part]
    if (typed.trim() === '') continue
    const field = read(typed.trim())
    if ('fault' in field) faults.push({ at: part, fault: field.fault })
    else file[part] = field.normalised
  }
  nameActivity(file, rules)
  if (draft.countries !== undefined) {
    file.countries = [...new Set(draft.countries)]
    if (!file.countries.every(isCountry)) faults.push({ at: 'countries', fault: 'unknown-country' })
  }
  if (draft.rut !== undefined) readRutInto(file, draft.rut, faults)
  if (draft.registryRegime !== undefined) file.registryRegime = draft.registryRegime
  if (draft.purposes !== undefined) file.purposes = [...new Set(draft.purposes)]
  if (draft.address !== undefined) file.address = addressOf(kept, draft.address, faults)
  if (draft.representatives !== undefined)
    file.representatives = eachOf('representatives', draft.representatives, readPerson, faults)
  if (draft.owners !== undefined) {
    const owners = eachOf('owners', draft.owners, readOwner(kept), faults)
    file.owners = reachable(file, owners)
  }
  if (draft.exposed !== undefined) file.exposed = draft.exposed.map((number) => number.replaceAll('.', ''))
  return { file: declared(kept, file, draft.exposed !== undefined), faults }
}

/** The RUT of a legal person. */
export function readCompanyRut(typed: string): { readonly normalised: Rut } | { readonly fault: string } {
  const rut = parseRut(typed)
  return 'fault' in rut || isCompanyRut(rut.normalised) ? rut : { fault: 'not-a-company' }
}

function readRutInto(file: Changing, typed: string, faults: FieldFault[]): void {
  delete file.rut
  if (typed.trim() === '') return
  const rut = readCompanyRut(typed)
  if ('fault' in rut) faults.push({ at: 'rut', fault: rut.fault })
  else file.rut = rut.normalised
}

/** Keeps the name of the chosen activity with its code, because the catalogue changes. */
function nameActivity(file: Changing, { activities }: DraftRules): void {
  const activity = activities.find(({ code }) => code === file.activityCode)
  if (activity !== undefined) file.activity = activity.name
}

function addressOf(
  kept: CompanyFile,
  typed: Partial<Record<AddressPart, string | undefined>>,
  faults: FieldFault[],
) {
  const address: Partial<Record<AddressPart, string>> = { ...kept.address }
  for (const part of addressParts) {
    const text = typed[part]
    if (text === undefined) continue
    delete address[part]
    if (isOnlySigns(text)) faults.push({ at: `address.${part}`, fault: 'wrong-format' })
    else if (text.trim() !== '') address[part] = oneLine(text)
  }
  return address
}

/** The numbers of those behind a company who are no companies. */
const personsOf = ({ owners = [], ...file }: CompanyFile): string[] =>
  accountTableOf({ ...file, owners: owners.filter(({ kind }) => kind !== 'company') }).map(
    ({ number }) => number,
  )

/** After a person was added, the declaration is undefined again. Persons who were removed are removed from it. */
function declared(kept: CompanyFile, { exposed, ...file }: CompanyFile, now: boolean): CompanyFile {
  if (exposed === undefined) return file
  const before = new Set(personsOf(kept))
  const people = personsOf(file)
  if (!now && people.some((number) => !before.has(number))) return file
  return { ...file, exposed: exposed.filter((number) => people.includes(number)) }
}

type TypedPerson = NonNullable<CompanyDraft['representatives']>[number]
type TypedOwner = NonNullable<CompanyDraft['owners']>[number]
type ReadOne<Typed, One> = (typed: Typed, fault: (at: string, fault: string) => void) => One | undefined

/** Reads each element of a list. Faults have its index; a repeated document is a fault of the second element. */
function eachOf<Typed, One extends PersonBehind>(
  list: string,
  typed: readonly Typed[],
  read: ReadOne<Typed, One>,
  faults: FieldFault[],
): One[] {
  const seen = new Set<string>()
  return typed.flatMap((one, index) => {
    const found = read(one, (at, fault) => faults.push({ at: `${list}.${index}.${at}`, fault }))
    if (found === undefined) return []
    const entry = `${found.number} ${'of' in found ? String(found.of) : ''}`
    if (seen.has(entry)) faults.push({ at: `${list}.${index}.number`, fault: 'twice' })
    seen.add(entry)
    return [found]
  })
}

const readPerson: ReadOne<TypedPerson, PersonBehind> = (typed, fault) => {
  return readParty(typed, readName(typed.name), fault)
}

function readParty(
  typed: TypedPerson,
  name: ReadField,
  fault: (at: string, fault: string) => void,
): PersonBehind | undefined {
  const number = typed.document === 'rut' ? readRut(typed.number) : readForeign(typed.number)
  const country = typed.document === 'rut' ? 'CL' : (typed.country ?? '')
  if ('fault' in name) fault('name', name.fault)
  if ('fault' in number) fault('number', number.fault)
  if (!isCountry(country)) fault('country', country === '' ? 'missing' : 'unknown-country')
  if ('fault' in name || 'fault' in number || !isCountry(country)) return undefined
  return { name: name.normalised, document: typed.document, number: number.normalised, country }
}

/** The number as it is stored, whichever document it names. */
const plainNumber = (typed: string): string => {
  const rut = parseRut(typed)
  return 'fault' in rut ? typed.replaceAll(/\s+/g, '').toUpperCase() : rut.normalised
}

const readOwner =
  (kept: CompanyFile): ReadOne<TypedOwner, Owner> =>
  ({ share, controls, kind: typedKind, of, ...typed }, fault) => {
    const number = plainNumber(typed.number)
    const kind = typedKind ?? kept.owners?.find((owner) => owner.number === number)?.kind ?? 'person'
    const found = readParty(typed, (kind === 'company' ? readLine : readName)(typed.name), fault)
    const read = readShare(share)
    if (read === undefined) fault('share', 'not-a-share')
    if (found === undefined || read === undefined) return undefined
    const company = of === undefined || of.trim() === '' ? {} : { of: plainNumber(of) }
    return { ...found, ...company, kind, share: shareText(read), shareBps: bpsOf(read), controls }
  }

const readRut = (typed: string): ReadField => (typed.trim() === '' ? { fault: 'missing' } : parseRut(typed))

function readForeign(typed: string): ReadField {
  const normalised = typed.replaceAll(/\s+/g, '').toUpperCase()
  if (normalised === '') return { fault: 'missing' }
  return /^[A-Z0-9-]{4,30}$/.test(normalised) ? { normalised } : { fault: 'wrong-format' }
}
