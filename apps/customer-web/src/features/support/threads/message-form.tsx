import type { ThreadWire } from '@puente/contract/customer'
import { Button, Form, LiveRegion, TextArea } from '@puente/ui'
import { refusalOf } from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useKeyOf } from '../../../shell/use-key-of.ts'
import { keepThread } from './thread-queries.ts'
import { useTextDraft } from './use-text-draft.ts'
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
export function MessageForm({ scope, about = '', begin, send, onSent }: MessageFormProps) {
  const queryClient = useQueryClient()
  const [text, setText] = useTextDraft(scope, begin)
  const [isMissing, setMissing] = useState(false)
  // The same text may be sent twice on purpose: each sent message changes the idempotency key.
  const [sentCount, setSentCount] = useState(0)
  const keyOf = useKeyOf()
  const sending = useMutation({
    mutationFn: (written: string) => send(written, keyOf([sentCount, about, written])),
    onSuccess: async (thread) => {
      setText('')
      setSentCount((count) => count + 1)
      await keepThread(queryClient, thread)
      await onSent?.(thread)
    },
  })
  return (
    <Form
      busy={sending.isPending}
      refusal={refusalOf(sending.error)}
      faults={isMissing && text.trim() === '' ? { text: words('write.missing') } : {}}
      onSubmit={() => {
        setMissing(text.trim() === '')
        if (text.trim() !== '') sending.mutate(text.trim())
      }}
    >
      <TextArea
        name="text"
        label={words('write.label')}
        hint={words('write.hint')}
        rows={3}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.target.value)}
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
