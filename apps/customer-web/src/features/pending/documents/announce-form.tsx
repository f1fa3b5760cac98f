import { identityDocumentTypes, type IdentityDocumentType } from '@puente/contract'
import type { AnnouncedIdentity, IdentityView } from '@puente/contract/customer'
import { Button, DatePicker, Form, Muted, noSuchDay, Select } from '@puente/ui'
import { faultsOf, refusalOf } from '@puente/web'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { placesQuery } from '../../places/places-query.ts'
import { useFileCame } from './use-file-came.ts'
import { words } from './words.ts'

type Field = 'type' | 'nationality' | 'printedEnd'

interface AnnounceFormProps {
  identity: IdentityView
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

/** The document that is sent: its type, nationality, and printed end of validity. */
export function AnnounceForm({ identity: { announced, onFile }, onDone }: AnnounceFormProps) {
  const [type, setType] = useState<IdentityDocumentType | ''>(announced?.type ?? onFile?.type ?? '')
  const [nationality, setNationality] = useState(announced?.nationality ?? onFile?.nationality ?? '')
  const [printedEnd, setPrintedEnd] = useState(announced?.printedEnd ?? '')
  const [asked, setAsked] = useState(false)
  const whose = type === 'chilean-id' ? 'CL' : nationality
  const missing = (field: Field, value: string) =>
    asked && value === ''
      ? { [field]: words('identity.missing', { field: words(`identity.fields.${field}`) }) }
      : {}
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(printedEnd)
  const announce = useAnnounce(onDone)
  return (
    <Form
      busy={announce.isPending}
      refusal={refusalOf(announce.error)}
      faults={{
        ...faultsOf(announce.error),
        ...missing('type', type),
        ...missing('nationality', whose),
        ...missing('printedEnd', printedEnd),
        ...(asked && printedEnd !== '' && !isDate
          ? { printedEnd: noSuchDay(printedEnd) ?? words('identity.endsWrong') }
          : {}),
      }}
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (type !== '' && whose !== '' && isDate) announce.mutate({ type, nationality: whose, printedEnd })
      }}
    >
      <h2>{words('identity.which')}</h2>
      <Muted>{words('identity.why')}</Muted>
      <Select
        name="type"
        label={words('identity.type')}
        placeholder={words('identity.chooseType')}
        value={type}
        onChange={(event) => setType(event.target.value as IdentityDocumentType | '')}
        options={identityDocumentTypes.map((value) => ({ value, label: words(`identity.types.${value}`) }))}
      />
      {type === 'chilean-id' ? null : <Nationality value={nationality} onChange={setNationality} />}
      <DatePicker
        name="printedEnd"
        label={words('identity.ends')}
        hint={words('identity.endsHint')}
        value={printedEnd}
        onChange={setPrintedEnd}
        openTo="year"
      />
      <Button type="submit" kind="primary" fullWidth busy={announce.isPending}>
        {words('identity.goOn')}
      </Button>
    </Form>
  )
}

/** The nationality of the document, among the countries in the law's list. */
function Nationality({ value, onChange }: { value: string; onChange: (code: string) => void }) {
  const { data: places } = useQuery(placesQuery)
  return (
    <Select
      name="nationality"
      label={words('identity.nationality')}
      placeholder={words('identity.chooseNationality')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      options={(places?.countries ?? []).map(({ code, name }) => ({ value: code, label: name }))}
    />
  )
}
