import type { ThreadWire } from '@puente/contract/customer'
import { Button, Form, LiveRegion, TextArea } from '@puente/ui'
import { useEndpointForm, useKeyOf, useSessionDraft } from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
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
      <TextArea
        label={words('write.label')}
        hint={words('write.hint')}
        rows={3}
        maxLength={2000}
        {...form.field('text', { validate: (text) => text.trim() !== '' || words('write.missing') })}
      />
      <div>
        <Button type="submit" kind="primary" busy={sending.isPending}>
          {words('write.submit')}
        </Button>
      </div>
      <LiveRegion message={sending.isSuccess ? words('write.sent') : ''} />
    </Form>
  )
}
