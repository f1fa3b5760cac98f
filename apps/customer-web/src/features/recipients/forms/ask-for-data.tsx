import { Button, Dialog, Form, Muted, PlusIcon, Select, TextInput } from '@puente/ui'
import { format, useEndpointForm, useKeyOf, useSessionDraft } from '@puente/web'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { ShownLink } from '../../../parts/shown-link.tsx'
import { useSession } from '../../access/session.ts'
import { byCountryName, countryName } from '../../quotes/countries/country-names.ts'
import { corridorsQuery } from '../../quotes/price/price-queries.ts'
import { formDraftKey } from '../../session-storage/form-drafts.ts'
import { recipientFormsQuery } from '../recipient-queries.ts'
import { WhatsAppLink } from './whatsapp-link.tsx'
import { words } from './words.ts'

/** Opens the dialog in which a link for a recipient is created and shared. */
export function AskForData() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button start={<PlusIcon aria-hidden />} onPress={() => setOpen(true)}>
        {words('ask.open')}
      </Button>
      <Dialog open={open} title={words('ask.title')} start="field" onClose={() => setOpen(false)}>
        <AskForm />
      </Dialog>
    </>
  )
}

function useCreateForm() {
  const queryClient = useQueryClient()
  const keyOf = useKeyOf()
  return useMutation({
    mutationFn: ({ corridorId, alias }: { corridorId: string; alias: string }) => {
      const typed = alias.trim()
      const body = { corridorId, ...(typed === '' ? {} : { alias: typed }) }
      return api.createRecipientForm({ body, idempotencyKey: keyOf(body) })
    },
    onSettled: (_, error) => keyOf.settled(error),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: recipientFormsQuery.queryKey }),
  })
}

function AskForm() {
  const corridors = useQuery(corridorsQuery)
  const create = useCreateForm()
  const session = useSession()
  const form = useEndpointForm<{ corridorId: string; alias: string }>({
    sending: create,
    defaults: { corridorId: '', alias: '' },
    draft: useSessionDraft(formDraftKey(session?.user.id ?? '', 'ask-for-data')),
    submit: (values) => create.mutate(values),
  })
  if (create.data !== undefined) return <Ready url={create.data.url} expiresAt={create.data.form.expiresAt} />
  return (
    <Form {...form.props}>
      <Muted>{words('ask.lead')}</Muted>
      <Select
        label={words('ask.country')}
        placeholder={words('ask.choose')}
        options={byCountryName(corridors.data?.items ?? []).map(({ id, country, currency }) => ({
          value: id,
          label: `${countryName(country)} · ${currency}`,
        }))}
        {...form.field('corridorId', {
          required: words('ask.countryMissing'),
          onChange: () => form.clearErrors('corridorId'),
        })}
      />
      <TextInput
        label={words('ask.alias')}
        hint={words('ask.aliasHint')}
        optional
        autoComplete="off"
        maxLength={60}
        {...form.field('alias')}
      />
      <Button type="submit" kind="primary" busy={create.isPending}>
        {words('ask.create')}
      </Button>
    </Form>
  )
}

/** The link, which is shown this once. */
function Ready({ url, expiresAt }: { url: string; expiresAt: string }) {
  return (
    <>
      <Muted>{words('ask.ready', { when: format.dateTime(expiresAt) })}</Muted>
      <ShownLink
        url={url}
        texts={{
          label: words('ask.link'),
          copy: words('ask.copy'),
          share: words('ask.share'),
          shared: words('ask.shareText'),
        }}
      />
      <WhatsAppLink text={`${words('ask.shareText')} ${url}`}>{words('ask.whatsapp')}</WhatsAppLink>
    </>
  )
}
