import { identityDocumentTypes, type IdentityDocumentType } from '@puente/contract'
import type { AnnouncedIdentity, IdentityView } from '@puente/contract/customer'
import { Button, DatePicker, Form, Muted, noSuchDay, Select } from '@puente/ui'
import { isDay, useEndpointForm } from '@puente/web'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import { localitiesQuery } from '../../localities/localities-query.ts'
import { useFileCame } from './use-file-came.ts'
import { words } from './words.ts'

interface Values {
  readonly type: IdentityDocumentType | ''
  readonly nationality: string
  readonly printedEnd: string
}

interface AnnounceFormProps {
  identity: IdentityView
  /** What was read in photos by machine: defaults of fields that are still empty. */
  read: { readonly type?: IdentityDocumentType; readonly printedEnd?: string }
  onDone: () => void
}

/** Announces which document is sent, then refetches what it still lacks. */
function useAnnounce(onDone: () => void) {
  const fileCame = useFileCame()
  return useMutation({
    mutationFn: (said: AnnouncedIdentity) => api.announceIdentity({ body: said }),
    onSuccess: async () => {
      await fileCame()
      onDone()
    },
  })
}

const missing = (field: keyof Values) =>
  words('identity.missing', { field: words(`identity.fields.${field}`) })

const mustBeDay = (typed: string) => isDay(typed) || (noSuchDay(typed) ?? words('identity.endsWrong'))

/** The document that is sent: its type, nationality, and printed end of validity. */
export function AnnounceForm({ identity: { announced, onFile }, read, onDone }: AnnounceFormProps) {
  const announce = useAnnounce(onDone)
  const isRead = announced === undefined && read.printedEnd !== undefined
  const form = useEndpointForm<Values>({
    sending: announce,
    defaults: {
      type: announced?.type ?? read.type ?? onFile?.type ?? '',
      nationality: announced?.nationality ?? onFile?.nationality ?? '',
      printedEnd: announced?.printedEnd ?? read.printedEnd ?? '',
    },
    submit: ({ type, nationality, printedEnd }) =>
      type === '' ||
      announce.mutate({ type, nationality: type === 'chilean-id' ? 'CL' : nationality, printedEnd }),
  })
  const nationality = form.choice('nationality', {
    validate: (code, { type }) => type === 'chilean-id' || code !== '' || missing('nationality'),
  })
  return (
    <Form {...form.props}>
      <h2>{words('identity.which')}</h2>
      <Muted>{words('identity.why')}</Muted>
      <Select
        label={words('identity.type')}
        placeholder={words('identity.chooseType')}
        options={identityDocumentTypes.map((value) => ({ value, label: words(`identity.types.${value}`) }))}
        {...form.field('type', {
          required: missing('type'),
          // The type decides whether the nationality is asked.
          onChange: () => form.clearErrors(['type', 'nationality']),
        })}
      />
      {form.watch('type') === 'chilean-id' ? null : <Nationality {...nationality} />}
      <DatePicker
        label={words('identity.ends')}
        hint={words(isRead ? 'identity.endsRead' : 'identity.endsHint')}
        openTo="year"
        {...form.choice('printedEnd', { required: missing('printedEnd'), validate: mustBeDay })}
      />
      <Button type="submit" kind="primary" fullWidth busy={announce.isPending}>
        {words('identity.goOn')}
      </Button>
    </Form>
  )
}

interface NationalityProps {
  name: string
  value: string
  onChange: (code: string) => void
}

/** The nationality of the document, among the countries in the law's list. */
function Nationality({ onChange, ...field }: NationalityProps) {
  const { data: localities } = useQuery(localitiesQuery)
  return (
    <Select
      label={words('identity.nationality')}
      placeholder={words('identity.chooseNationality')}
      {...field}
      onChange={(event) => onChange(event.target.value)}
      options={(localities?.countries ?? []).map(({ code, name }) => ({ value: code, label: name }))}
    />
  )
}
