import { ownerKinds, type OwnerKind } from '@puente/contract'
import type { CompanyDraft, CompanyFileWire, LocalitiesWire } from '@puente/contract/customer'
import { Button, Checkbox, Form, Select, TextInput } from '@puente/ui'
import { useEndpointForm } from '@puente/web'
import { useSuspenseQuery, type UseMutationResult } from '@tanstack/react-query'
import { localitiesQuery } from '../../../localities/localities-query.ts'
import { words } from '../words.ts'
import { companyFaults } from './use-company-file.ts'

/** A person or company as typed; a representative has no share here. */
export type PersonTyped = NonNullable<CompanyDraft['owners']>[number] & { country: string }
type Kept = NonNullable<CompanyFileWire['representatives']>[number] &
  Partial<NonNullable<CompanyFileWire['owners']>[number]>

/** Basis points as typed text: 3333 becomes '33,33'. */
const typedShare = (bps: number): string => (bps / 100).toFixed(2).replace('.', ',').replace(/,00$/, '')

const isInBasisPoints = (share: string): boolean => {
  const [above = 0n, below = 1n] = share.split('/').map(BigInt)
  return (above * 10_000n) % below === 0n
}

export const typedOf = ({
  name,
  document,
  number,
  country,
  kind = 'person',
  of,
  share,
  shareBps = 0,
  controls = false,
}: Kept): PersonTyped => ({
  name,
  document,
  number,
  country,
  kind,
  ...(of === undefined ? {} : { of }),
  share: share === undefined || isInBasisPoints(share) ? typedShare(shareBps) : share,
  controls,
})

interface Values {
  name: string
  /** The issuing country of the document: RUT for Chile. */
  country: string
  number: string
  kind: OwnerKind
  /** The number of the owner company; empty for the applicant. */
  of: string
  share: string
  controls: boolean
}

const nobody: Values = {
  name: '',
  country: 'CL',
  number: '',
  kind: 'person',
  of: '',
  share: '',
  controls: false,
}

const kinds = ownerKinds.map((value) => ({ value, label: words(`company.people.kinds.${value}`) }))

interface PersonFormProps {
  owner: boolean
  /** The companies and nominees of which owners may be added, besides the applicant. */
  companies?: readonly { readonly value: string; readonly label: string }[]
  person: PersonTyped | undefined
  save: UseMutationResult<unknown, Error, CompanyDraft>
  /** Maps a path of the request body to the name of the form field. */
  rename: (at: string) => string
  onSave: (person: PersonTyped) => void
  onCancel: (() => void) | undefined
}

/** The documents of Chile first (RUT), then those of every other country. */
const documentsOf = ({ countries }: LocalitiesWire) => [
  { value: 'CL', label: words('company.people.rut') },
  ...countries
    .filter(({ code }) => code !== 'CL')
    .map(({ code, name }) => ({ value: code, label: words('company.people.foreign', { country: name }) })),
]

/** One person: name and document; for an owner also the share and whether they control the company. */
export function PersonForm({
  owner,
  companies = [],
  person,
  save,
  rename,
  onSave,
  onCancel,
}: PersonFormProps) {
  const { data: localities } = useSuspenseQuery(localitiesQuery)
  const form = useEndpointForm<Values>({
    sending: save,
    defaults: { ...nobody, ...person, kind: person?.kind ?? 'person', of: person?.of ?? '' },
    faults: (error) => companyFaults(error, rename),
    submit: ({ country, of, ...values }) =>
      onSave({
        ...values,
        ...(of === '' ? {} : { of }),
        country,
        document: country === 'CL' ? 'rut' : 'foreign',
      }),
  })
  const required = words('company.required')
  const documents = documentsOf(localities)
  return (
    <Form {...form.props}>
      {owner ? <OwnerOf form={form} companies={companies} /> : null}
      <TextInput
        label={words('company.people.name')}
        autoComplete="off"
        maxLength={200}
        {...form.field('name', { required })}
      />
      <Select label={words('company.people.document')} options={documents} {...form.field('country')} />
      <TextInput
        label={words('company.people.number')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        {...form.field('number', { required })}
      />
      {owner ? <OwnerShare form={form} /> : null}
      <Button type="submit" kind="primary" fullWidth busy={save.isPending}>
        {words('company.people.save')}
      </Button>
      {onCancel === undefined ? null : (
        <Button kind="text" onPress={onCancel}>
          {words('company.people.cancel')}
        </Button>
      )}
    </Form>
  )
}

interface OwnerFieldsProps {
  form: ReturnType<typeof useEndpointForm<Values>>
}

/** Who the owner is, and of which company; the latter once there is a company besides the applicant. */
function OwnerOf({ form, companies }: OwnerFieldsProps & Required<Pick<PersonFormProps, 'companies'>>) {
  return (
    <>
      <Select label={words('company.people.kind')} options={kinds} {...form.field('kind')} />
      {companies.length === 0 ? null : (
        <Select
          label={words('company.people.of')}
          options={[{ value: '', label: words('company.people.applicant') }, ...companies]}
          {...form.field('of')}
        />
      )}
    </>
  )
}

function OwnerShare({ form }: OwnerFieldsProps) {
  return (
    <>
      <TextInput
        label={words('company.people.share')}
        hint={words('company.people.shareHint')}
        maxLength={24}
        {...form.field('share', { required: words('company.required') })}
      />
      <Checkbox label={words('company.people.controls')} {...form.field('controls')} />
    </>
  )
}
