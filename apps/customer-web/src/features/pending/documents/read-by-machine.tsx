import type { IdentityDocumentType } from '@puente/contract'
import type { DocumentReadingWire, DocumentWire } from '@puente/contract/customer'
import { DefinitionList, Muted, Notice } from '@puente/ui'
import { format } from '@puente/web'
import { words } from './words.ts'

type ReadField = DocumentReadingWire['fields'][number]

const days: readonly ReadField['field'][] = ['birth-date', 'expiry-date']
const shown = (field: ReadField['field'], value: string): string =>
  days.includes(field) ? format.date(value) : value

/** Values that a customer compares with the document. */
const compared: readonly ReadField['field'][] = ['document-number', 'run', 'expiry-date', 'birth-date']

/** What was read in a photo by machine, and where it differs from what the customer declared. */
export function ReadByMachine({ reading }: { reading: DocumentReadingWire | undefined }) {
  if (reading === undefined) return null
  const { state, fields } = reading
  if (state === 'waiting') return <Muted>{words('identity.machine.waiting')}</Muted>
  if (state === 'not') return <Muted>{words('identity.machine.not')}</Muted>
  const differing = fields.filter(({ agrees }) => agrees === false)
  const checked = fields.filter(({ field, isChecked }) => isChecked && compared.includes(field))
  return (
    <>
      {checked.length === 0 ? null : (
        <>
          <h3>{words('identity.machine.title')}</h3>
          <DefinitionList
            items={checked.map(({ field, value }) => ({
              term: words(`identity.machine.fields.${field}`),
              value: shown(field, value),
            }))}
          />
        </>
      )}
      {state === 'partly' ? <Muted>{words('identity.machine.partly')}</Muted> : null}
      {differing.length === 0 ? null : (
        <Notice tone="warn" title={words('identity.machine.differences')}>
          {differing.map(({ field, value, isChecked, declared = '' }) => (
            <p key={field}>
              {words(isChecked ? 'identity.machine.difference' : 'identity.machine.perhaps', {
                field: words(`identity.machine.fields.${field}`),
                value: shown(field, value),
                declared: shown(field, declared),
              })}
            </p>
          ))}
          <p>{words('identity.machine.whatNext')}</p>
        </Notice>
      )}
    </>
  )
}

/** The type and the printed end of the document in these photos, as far as check digits prove what was read. */
export function readIdentity(documents: readonly DocumentWire[]): {
  readonly type?: IdentityDocumentType
  readonly printedEnd?: string
} {
  const reading = documents.find((document) => document.reading?.state === 'whole')?.reading
  const valueOf = (field: ReadField['field']) => reading?.fields.find((one) => one.field === field)
  const end = valueOf('expiry-date')
  if (reading === undefined || end?.isChecked !== true) return {}
  if (reading.format === 'TD3') return { type: 'passport', printedEnd: end.value }
  if (valueOf('issuing-state')?.value !== 'CHL') return { printedEnd: end.value }
  const isChilean = valueOf('nationality')?.value === 'CHL'
  return { type: isChilean ? 'chilean-id' : 'foreign-id', printedEnd: end.value }
}
