import { relationships, type Relationship } from '@puente/contract'
import type { RecipientFormWire } from '@puente/contract/customer'
import { relationshipText } from '@puente/recipient-ui'
import {
  BackLink,
  Button,
  ButtonLink,
  Card,
  Column,
  ConfirmDialog,
  DefinitionList,
  EmptyState,
  Form,
  HeldDrawing,
  Muted,
  Notice,
  PageHeading,
  Select,
  SkeletonLines,
} from '@puente/ui'
import { format, hasCode, refusalOf, useEndpointForm, useKeyOf } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { useMay } from '../../access/session.ts'
import { WhoHasPower } from '../../customers/who-can.tsx'
import { countryName } from '../../quotes/countries/country-names.ts'
import { corridorsQuery } from '../../quotes/price/price-queries.ts'
import { tasksQuery } from '../../tasks/task-queries.ts'
import { AlreadyStored } from '../kept-already.tsx'
import { detailsOf } from '../recipient-details.ts'
import {
  corridorRecipientsQuery,
  recipientFormQuery,
  recipientQuery,
  recipientsKey,
} from '../recipient-queries.ts'
import { withName } from '../same-name.ts'
import { words as recipientWords } from '../words.ts'
import { useEndForm } from './open-forms.tsx'
import { words } from './words.ts'

type Proposal = NonNullable<RecipientFormWire['proposal']>

/** The data that a recipient sent, to be compared and stored or discarded. */
export function ProposalScreen() {
  const { id = '' } = useParams({ strict: false })
  const query = useQuery(recipientFormQuery(id))
  const proposal = query.data?.status === 'filled' ? query.data.proposal : undefined
  const isOver = query.data !== undefined && proposal === undefined
  return (
    <Column>
      <PageHeading
        back={<BackLink href={paths.recipients()}>{words('proposal.back')}</BackLink>}
        title={isOver ? words('proposal.closed') : words('proposal.title', { name: proposal?.name ?? '…' })}
        lead={
          proposal === undefined ? undefined : words('proposal.lead', { when: format.dateTime(proposal.at) })
        }
      />
      <Loaded query={query} failed={words('proposal.failed')} skeleton={<SkeletonLines lines={6} />}>
        {(form) => (proposal === undefined ? <Over /> : <Waiting form={form} proposal={proposal} />)}
      </Loaded>
    </Column>
  )
}

const Over = () => (
  <Card>
    <EmptyState
      icon={<HeldDrawing />}
      title={words('proposal.closed')}
      message={words('proposal.closedText')}
      action={<ButtonLink href={paths.recipients()}>{words('proposal.toList')}</ButtonLink>}
    />
  </Card>
)

function Waiting({ form, proposal }: { form: RecipientFormWire; proposal: Proposal }) {
  const { alias, country, corridorId } = form
  const mayOperate = useMay('operate')
  const corridors = useQuery(corridorsQuery)
  const stored = useQuery(corridorRecipientsQuery(corridorId))
  // What they add would move the form.
  if (corridors.isPending || stored.isPending) return <SkeletonLines lines={6} />
  const corridor = corridors.data?.items.find(({ id }) => id === corridorId)
  const same = withName(stored.data?.items ?? [], proposal.name)
  return (
    <>
      {same === undefined ? null : (
        <Notice tone="warn" title={words('proposal.same', { name: same.name })}>
          {words('proposal.sameText', { known: same.accountEnding, new: proposal.accountEnding })}
        </Notice>
      )}
      <Card>
        <DefinitionList
          items={[
            { term: words('proposal.name'), value: proposal.name },
            ...(alias === undefined ? [] : [{ term: words('proposal.alias'), value: alias }]),
            { term: words('proposal.kind'), value: recipientWords(`kinds.${proposal.kind}`) },
            { term: words('proposal.country'), value: countryName(country) },
            ...detailsOf(proposal, corridor),
          ]}
        />
      </Card>
      {mayOperate ? (
        <>
          <AcceptForm form={form} />
          <Discard id={form.id} />
        </>
      ) : (
        <WhoHasPower power="operate" />
      )}
    </>
  )
}

function useAccept(id: string) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const keyOf = useKeyOf()
  return useMutation({
    mutationFn: (relationship: Relationship) =>
      api.acceptRecipientForm({
        params: { id },
        body: { relationship },
        idempotencyKey: keyOf(relationship),
      }),
    onSettled: (_, error) => keyOf.settled(error),
    onSuccess: async (recipient) => {
      queryClient.setQueryData(recipientQuery(recipient.id).queryKey, recipient)
      void queryClient.invalidateQueries({ queryKey: recipientsKey, refetchType: 'none' })
      void queryClient.invalidateQueries({ queryKey: tasksQuery.queryKey })
      await router.navigate({ href: paths.recipient(recipient.id) })
    },
  })
}

function AcceptForm({ form: { id } }: { form: RecipientFormWire }) {
  const router = useRouter()
  const accept = useAccept(id)
  const form = useEndpointForm<{ relationship: Relationship | '' }>({
    sending: accept,
    defaults: { relationship: '' },
    refusal: (error) => (hasCode(error, 'recipient-already-kept') ? undefined : refusalOf(error)),
    submit: ({ relationship }) => relationship === '' || accept.mutate(relationship),
  })
  return (
    <Form {...form.props}>
      <AlreadyStored
        error={accept.error}
        onKept={(kept) => router.navigate({ href: paths.recipient(kept.id) })}
      />
      <Select
        label={words('proposal.relationship')}
        placeholder={words('proposal.choose')}
        options={relationships.map((value) => ({ value, label: relationshipText(value) }))}
        {...form.field('relationship', {
          required: words('proposal.relationshipMissing'),
          onChange: () => form.clearErrors('relationship'),
        })}
      />
      <Muted>{words('proposal.stepUp')}</Muted>
      <Button type="submit" kind="main" fullWidth busy={accept.isPending}>
        {words('proposal.accept')}
      </Button>
    </Form>
  )
}

function Discard({ id }: { id: string }) {
  const router = useRouter()
  const [asking, setAsking] = useState(false)
  const end = useEndForm(id, () => router.navigate({ href: paths.recipients() }))
  return (
    <div>
      <Button kind="text" onPress={() => setAsking(true)}>
        {words('proposal.discard')}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        busy={end.isPending}
        title={words('proposal.discardTitle')}
        confirmLabel={words('proposal.discard')}
        cancelLabel={words('proposal.keep')}
        onConfirm={() => end.mutate()}
        onCancel={() => setAsking(false)}
      >
        <p>{words('proposal.discardText')}</p>
      </ConfirmDialog>
    </div>
  )
}
