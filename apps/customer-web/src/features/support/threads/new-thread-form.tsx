import type { ThreadWire } from '@puente/contract/customer'
import { Form, RadioCards, Select } from '@puente/ui'
import { format, useEndpointForm, useKeyOf, useSessionDraft } from '@puente/web'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import { lastTransfersQuery } from '../../transfers/transfer-queries.ts'
import { MessageText, textRules } from './message-text.tsx'
import { storeThread } from './thread-queries.ts'
import { words } from './words.ts'

const kinds = ['question', 'complaint'] as const

interface Values {
  readonly kind: (typeof kinds)[number]
  /** The id of a transfer, or an empty string. */
  readonly transferId: string
  readonly text: string
}

interface NewThreadFormProps {
  /** Distinguishes drafts. */
  scope: string
  /** The initial text, when the previous screen knows the topic. */
  begin: string
  onSent: (thread: ThreadWire) => unknown
}

/**
 * Opens a thread. Kind, transfer and text are kept as one draft until it is sent: a complaint has a legal period, so a
 * reload must not make it a question.
 */
export function NewThreadForm({ scope, begin, onSent }: NewThreadFormProps) {
  const queryClient = useQueryClient()
  const keyOf = useKeyOf()
  const sending = useMutation({
    mutationFn: ({ transferId, ...typed }: Values) => {
      const body = { ...typed, ...(transferId === '' ? {} : { transferId }) }
      return api.openThread({ body, idempotencyKey: keyOf(body) })
    },
    onSettled: (_, error) => keyOf.settled(error),
    onSuccess: async (thread) => {
      await storeThread(queryClient, thread)
      await onSent(thread)
    },
  })
  const form = useEndpointForm<Values>({
    sending,
    defaults: { kind: 'question', transferId: '', text: begin },
    draft: useSessionDraft(`puente.thread.${scope}`),
    submit: ({ text, ...chosen }, clear) =>
      sending.mutate({ ...chosen, text: text.trim() }, { onSuccess: clear }),
  })
  return (
    <Form {...form.props}>
      <RadioCards
        legend={words('ask.kind')}
        columns={2}
        options={kinds.map((value) => ({
          value,
          label: words(`ask.kinds.${value}`),
          description: words(`ask.kinds.${value}Hint`),
        }))}
        {...form.choice('kind')}
      />
      <AboutTransfer {...form.choice('transferId')} />
      <MessageText field={form.field('text', textRules)} busy={sending.isPending} />
    </Form>
  )
}

interface AboutTransferProps {
  name: string
  value: string
  onChange: (id: string) => void
}

/** One of the latest transfers, or none. The value is kept while they load. */
function AboutTransfer({ name, value, onChange }: AboutTransferProps) {
  const transfers = useQuery(lastTransfersQuery).data?.items ?? []
  return (
    <Select
      name={name}
      label={words('ask.transfer')}
      placeholder={words('ask.noTransfer')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      options={transfers.map(({ id, recipientName, send, createdAt }) => ({
        value: id,
        label: words('ask.transferValue', {
          name: recipientName,
          amount: format.amount(send),
          date: format.date(createdAt),
        }),
      }))}
    />
  )
}
