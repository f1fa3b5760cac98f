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
  /** Names the place, so that what is written in one does not appear in another. */
  scope: string
  /** What else is sent with the text: another choice is another intention. */
  about?: string
  /** What the message begins with, where the screen before knows what it is about. */
  begin?: string
  send: (text: string, idempotencyKey: string) => Promise<ThreadWire>
  onSent?: (thread: ThreadWire) => unknown
}

/** Writes a message. What was written stays until it has arrived, and arrives once. */
export function MessageForm({ scope, about = '', begin, send, onSent }: MessageFormProps) {
  const queryClient = useQueryClient()
  const [text, setText] = useTextDraft(scope, begin)
  const [isMissing, setMissing] = useState(false)
  // The same words may be written twice on purpose: each message sent begins another intention.
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
