import { styled } from '@mui/material/styles'
import { addressOf, customerAddresses } from '@puente/contract/addresses'
import type { RecipientFormWire } from '@puente/contract/customer'
import { Button, ButtonLink, ConfirmDialog, Flag, LiveRegion, Notice, RefusalNotice, v } from '@puente/ui'
import { describeFailure, format } from '@puente/web'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { useMay } from '../../access/session.ts'
import { countryName } from '../../quotes/countries/country-names.ts'
import { tasksQuery } from '../../tasks/task-queries.ts'
import { recipientFormsQuery } from '../recipient-queries.ts'
import { words } from './words.ts'

const Rows = styled('ul')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li[data-open]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    padding: '8px 16px',
    border: `1px dashed ${v.line}`,
    borderRadius: 10,
  },
  '& [data-part="text"]': { flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: 'inherit', color: v.inkMuted },
})

/** Data that recipients sent, and links that wait for them. */
export function OpenForms() {
  const forms = useQuery(recipientFormsQuery).data?.items ?? []
  if (forms.length === 0) return null
  return (
    <Rows aria-label={words('open.title')}>
      {forms.map((form) =>
        form.proposal === undefined ? (
          <OpenLink key={form.id} form={form} />
        ) : (
          <Filled key={form.id} form={form} />
        ),
      )}
    </Rows>
  )
}

function Filled({ form: { id, proposal, expiresAt } }: { form: RecipientFormWire }) {
  const name = proposal?.name ?? ''
  return (
    <li>
      <Notice
        title={words('open.filled', { name })}
        actions={
          <ButtonLink
            kind="primary"
            size="small"
            href={addressOf(customerAddresses.recipientProposal, id)}
            aria-label={words('open.reviewOf', { name })}
          >
            {words('open.review')}
          </ButtonLink>
        }
      >
        {words('open.until', { when: format.dateTime(expiresAt) })}
      </Notice>
    </li>
  )
}

/** Ends a form, and fetches the lists that show it again. */
export function useEndForm(id: string, onEnd: () => unknown) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api.endRecipientForm({ params: { id } }),
    onSuccess: async () => {
      await onEnd()
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: recipientFormsQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: tasksQuery.queryKey }),
      ])
    },
  })
}

function OpenLink({ form: { id, alias, country, expiresAt } }: { form: RecipientFormWire }) {
  const [asking, setAsking] = useState(false)
  const end = useEndForm(id, () => setAsking(false))
  const mayOperate = useMay('operate')
  const title =
    alias === undefined
      ? words('open.plain', { country: countryName(country) })
      : words('open.link', { alias })
  return (
    <li data-open>
      <span data-part="text">
        <Flag country={country} /> {title}
        <small>{words('open.open', { when: format.dateTime(expiresAt) })}</small>
      </span>
      {mayOperate ? (
        <Button
          kind="text"
          size="small"
          aria-label={words('open.revokeOf', { title })}
          onPress={() => setAsking(true)}
        >
          {words('open.revoke')}
        </Button>
      ) : null}
      <RefusalNotice refusal={end.error === null ? undefined : describeFailure(end.error)} />
      <LiveRegion message={end.isSuccess ? words('open.revoked') : ''} />
      <ConfirmDialog
        open={asking}
        danger
        busy={end.isPending}
        title={words('open.revokeTitle')}
        confirmLabel={words('open.revoke')}
        cancelLabel={words('open.keep')}
        onConfirm={() => end.mutate()}
        onCancel={() => setAsking(false)}
      >
        <p>{words('open.revokeText')}</p>
      </ConfirmDialog>
    </li>
  )
}
