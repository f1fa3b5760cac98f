import { Card, Muted, SkeletonLines } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import { MessageForm } from '../../support/threads/message-form.tsx'
import { ThreadMessages } from '../../support/threads/thread-messages.tsx'
import { ThreadState } from '../../support/threads/thread-state.tsx'
import { fileThreadQuery } from './queries.ts'
import { words } from './words.ts'

/** The thread about the file: its messages, the deadline of the answer, and a form to write. */
export function FileThread() {
  const queryClient = useQueryClient()
  const query = useQuery(fileThreadQuery)
  return (
    <Loaded query={query} failed={words('thread.failed')} skeleton={<SkeletonLines lines={3} />}>
      {({ thread, answerBy }) => (
        <Card
          title={words('thread.title')}
          actions={thread === undefined ? undefined : <ThreadState state={thread.state} />}
        >
          {thread === undefined ? <Muted>{words('thread.lead')}</Muted> : <ThreadMessages thread={thread} />}
          <p>
            {thread?.answerBy === undefined
              ? words('thread.answerBy', { when: format.dateTime(answerBy) })
              : words('thread.waiting', { when: format.dateTime(thread.answerBy) })}
          </p>
          <MessageForm
            scope="file"
            send={(text, idempotencyKey) => api.writeToFileThread({ body: { text }, idempotencyKey })}
            onSent={() => queryClient.invalidateQueries({ queryKey: fileThreadQuery.queryKey })}
          />
        </Card>
      )}
    </Loaded>
  )
}
