import type { ThreadWire } from '@puente/contract/customer'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api.ts'

interface Earlier {
  readonly messages: ThreadWire['messages']
  /** Loads earlier messages; undefined when there are none. */
  readonly before: string | undefined
}

/** A thread's messages with the earlier pages loaded so far; new messages are appended. */
export function useEarlierMessages(thread: ThreadWire) {
  const [earlier, setEarlier] = useState<Earlier>()
  const before = earlier === undefined ? thread.earlier : earlier.before
  const page = useMutation({
    mutationFn: (cursor: string) => api.getThread({ params: { id: thread.id }, query: { before: cursor } }),
    onSuccess: (found) =>
      setEarlier((known) => ({
        messages: [...found.messages, ...(known?.messages ?? [])],
        before: found.earlier,
      })),
  })
  const newest = new Set(thread.messages.map(({ id }) => id))
  return {
    messages: [...(earlier?.messages ?? []).filter(({ id }) => !newest.has(id)), ...thread.messages],
    hasEarlier: before !== undefined,
    isPending: page.isPending,
    error: page.error,
    load: () => {
      if (before !== undefined) page.mutate(before)
    },
  }
}
