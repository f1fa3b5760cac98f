import type { ThreadWire } from '@puente/contract/customer'
import { Form, LiveRegion } from '@puente/ui'
import { useEndpointForm, useKeyOf, useSessionDraft } from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { MessageText, textRules } from './message-text.tsx'
import { storeThread } from './thread-queries.ts'
import { words } from './words.ts'

interface MessageFormProps {
  /** Distinguishes drafts: text typed in one place is not shown in another. */
  scope: string
  /** Data sent with the text; part of the idempotency key. */
  about?: string
  /** The initial text, when the previous screen knows the topic. */
  begin?: string
  send: (text: string, idempotencyKey: string) => Promise<ThreadWire>
  onSent?: (thread: ThreadWire) => unknown
}

/** A form for a message. The text is kept as a draft until it is sent, and it is sent once. */
export function MessageForm({ scope, about = '', begin = '', send, onSent }: MessageFormProps) {
  const queryClient = useQueryClient()
  const keyOf = useKeyOf()
  const sending = useMutation({
    mutationFn: (written: string) => send(written, keyOf([about, written])),
    onSettled: (_, error) => keyOf.settled(error),
    onSuccess: async (thread) => {
      await storeThread(queryClient, thread)
      await onSent?.(thread)
    },
  })
  const form = useEndpointForm({
    sending,
    defaults: { text: begin },
    draft: useSessionDraft(`puente.message.${scope}`),
    submit: ({ text }, clear) => sending.mutate(text.trim(), { onSuccess: clear }),
  })
  return (
    <Form {...form.props}>
      <MessageText field={form.field('text', textRules)} busy={sending.isPending} />
      <LiveRegion message={sending.isSuccess ? words('write.sent') : ''} />
    </Form>
  )
}
