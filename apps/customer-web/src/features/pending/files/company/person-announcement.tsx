import { identityDocumentTypes, type IdentityDocumentType } from '@puente/contract'
import type { CompanyPersonWire } from '@puente/contract/customer'
import { Button, DatePicker, Form, noSuchDay, Select } from '@puente/ui'
import { isDay, useEndpointForm } from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../api.ts'
import { words as documentWords } from '../../documents/words.ts'
import { companyFileQuery } from '../queries.ts'
import { words } from '../words.ts'
import { companyFaults } from './use-company-file.ts'

interface Values {
  readonly type: IdentityDocumentType | ''
  readonly printedEnd: string
}

interface PersonAnnouncementProps {
  person: CompanyPersonWire
  /** What check digits prove in a photo of the document: a default of an empty field. */
  readEnd: string | undefined
  onDone: () => void
}

/** A person with a foreign document has no Chilean card. */
const typesOf = ({ document }: CompanyPersonWire): readonly IdentityDocumentType[] =>
  identityDocumentTypes.filter(
    (type) => document === 'rut' || (type !== 'chilean-id' && type !== 'foreign-id'),
  )

const missing = (field: keyof Values) =>
  documentWords('identity.missing', { field: documentWords(`identity.fields.${field}`) })

const mustBeDay = (typed: string) => isDay(typed) || (noSuchDay(typed) ?? documentWords('identity.endsWrong'))

/** The document that is sent of a person: its type and printed end. An expired one is refused at its date. */
export function PersonAnnouncement({ person, readEnd, onDone }: PersonAnnouncementProps) {
  const { ref, name, announced, state } = person
  const queryClient = useQueryClient()
  const announce = useMutation({
    mutationFn: (body: { type: IdentityDocumentType; printedEnd: string }) =>
      api.announceCompanyPerson({ params: { ref }, body }),
    onSuccess: (file) => {
      queryClient.setQueryData(companyFileQuery.queryKey, file)
      onDone()
    },
  })
  const form = useEndpointForm<Values>({
    sending: announce,
    defaults: {
      type: announced?.type ?? (person.document === 'rut' ? 'chilean-id' : 'passport'),
      printedEnd: state === 'expired' ? '' : (announced?.printedEnd ?? readEnd ?? ''),
    },
    faults: (error) => companyFaults(error),
    submit: ({ type, printedEnd }) => type === '' || announce.mutate({ type, printedEnd }),
  })
  return (
    <Form {...form.props}>
      <p>{words('company.identities.which', { name })}</p>
      <Select
        label={documentWords('identity.type')}
        placeholder={documentWords('identity.chooseType')}
        options={typesOf(person).map((value) => ({ value, label: documentWords(`identity.types.${value}`) }))}
        {...form.field('type', { required: missing('type') })}
      />
      <DatePicker
        label={documentWords('identity.ends')}
        hint={documentWords('identity.endsHint')}
        openTo="year"
        {...form.choice('printedEnd', { required: missing('printedEnd'), validate: mustBeDay })}
      />
      <Button type="submit" kind="primary" fullWidth busy={announce.isPending}>
        {documentWords('identity.goOn')}
      </Button>
    </Form>
  )
}
