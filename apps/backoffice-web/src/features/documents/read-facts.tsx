import { identityDocumentTypes, requirementCodes, requirementSlots } from '@puente/contract'
import type { IdentityDocumentType } from '@puente/contract'
import type { DocumentFacts, StaffDocumentWire } from '@puente/contract/staff'
import { DatePicker, Select, TextInput } from '@puente/ui'
import { words } from './words.ts'

/** What staff have typed about a document so far. */
export interface Typed {
  readonly type: IdentityDocumentType | ''
  readonly nationality: string
  readonly number: string
  readonly name: string
  readonly printedEnd: string
  readonly issuedOn: string
  readonly ceilingUsd: string
  readonly until: string
}

const isIdentity = (kind: StaffDocumentWire['kind']): boolean =>
  kind === 'identity' || kind === 'company-person-identity'

/** Which facts are required to accept a document. */
export type Asked = 'identity' | 'issuedOn' | 'evidence' | 'nothing'

export function askedOf({ kind, side, page }: Pick<StaffDocumentWire, 'kind' | 'side' | 'page'>): Asked {
  if (isIdentity(kind)) return side === 'front' ? 'identity' : 'nothing'
  const isRequired = requirementCodes.some((code) => {
    const place = requirementSlots[code]
    return place.kind === kind && place.page === page
  })
  if (isRequired) return 'issuedOn'
  return kind === 'source-of-funds' ? 'evidence' : 'nothing'
}

/** The typed values in the format of the endpoint. */
export function factsOf(asked: Asked, typed: Typed): DocumentFacts | undefined {
  const { type, nationality, number, name, printedEnd, issuedOn, ceilingUsd, until } = typed
  switch (asked) {
    case 'identity':
      return type === ''
        ? undefined
        : { identity: { type, nationality: nationality.toUpperCase(), number, name, printedEnd } }
    case 'issuedOn':
      return { issuedOn }
    case 'evidence':
      return ceilingUsd === '' ? undefined : { evidence: { ceilingUsd: Number(ceilingUsd), until } }
    case 'nothing':
      return undefined
  }
}

interface FactFieldsProps {
  /** Of a person with a RUT behind a company, the number has to be that one. */
  asksRun: boolean
  asked: Asked
  typed: Typed
  onType: (more: Partial<Typed>) => void
}

/** Maximum lengths from the contract. */
const longest = { nationality: 2, number: 40, name: 200, ceilingUsd: 20 } as const

/** The fields that a document of this kind requires. */
export function FactFields({ asksRun, asked, typed, onType }: FactFieldsProps) {
  const day = (name: string, label: string, field: 'printedEnd' | 'issuedOn' | 'until') => (
    <DatePicker
      name={name}
      label={label}
      value={typed[field]}
      onChange={(value) => onType({ [field]: value })}
    />
  )
  const text = (name: string, label: string, field: keyof typeof longest) => (
    <TextInput
      name={name}
      label={label}
      maxLength={longest[field]}
      value={typed[field]}
      onChange={(event) => onType({ [field]: event.target.value })}
    />
  )
  if (asked === 'nothing') return null
  if (asked === 'issuedOn') return day('facts.issuedOn', words('accept.issuedOn'), 'issuedOn')
  if (asked === 'evidence')
    return (
      <>
        {text('facts.evidence.ceilingUsd', words('accept.ceilingUsd'), 'ceilingUsd')}
        {day('facts.evidence.until', words('accept.until'), 'until')}
      </>
    )
  return (
    <>
      <Select
        name="facts.identity"
        label={words('accept.type')}
        placeholder={words('accept.choose')}
        value={typed.type}
        onChange={(event) => onType({ type: event.target.value as Typed['type'] })}
        options={identityDocumentTypes.map((value) => ({ value, label: words(`types.${value}`) }))}
      />
      {text('facts.identity.nationality', words('accept.nationality'), 'nationality')}
      {text('facts.identity.number', words(asksRun ? 'accept.run' : 'accept.number'), 'number')}
      {text('facts.identity.name', words('accept.name'), 'name')}
      {day('facts.identity.printedEnd', words('accept.printedEnd'), 'printedEnd')}
    </>
  )
}
