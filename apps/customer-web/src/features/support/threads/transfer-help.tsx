import { Card, Muted, SkeletonLines } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import { useMay } from '../../access/session.ts'
import { MessageForm } from './message-form.tsx'
import { transferThreadQuery } from './thread-queries.ts'
import { ThreadMessages } from './thread-messages.tsx'
import { ThreadState } from './thread-state.tsx'
import { useReading } from './use-reading.ts'
import { words } from './words.ts'

/** The thread of one transfer: its messages, who must answer, the deadline, and a form to write. */
export function TransferHelp({ transferId }: { transferId: string }) {
  const queryClient = useQueryClient()
  const query = transferThreadQuery(transferId)
  const found = useQuery(query)
  const thread = found.data?.thread
  useReading(thread)
  const mayWrite = useMay('operate')
  // The page itself names whom a read-only member can ask.
  if (!mayWrite && thread === undefined) return null
  return (
    <div id="ayuda">
      <Card
        title={words('help.title')}
        actions={thread === undefined ? undefined : <ThreadState state={thread.state} />}
      >
        <Loaded query={found} failed={words('page.failed')} skeleton={<SkeletonLines lines={3} />}>
          {({ answerBy }) => (
            <>
              {thread === undefined ? (
                <Muted>{words('help.lead')}</Muted>
              ) : (
                <>
                  <Muted>{words('page.folio', { folio: thread.folio })}</Muted>
                  <ThreadMessages thread={thread} />
                </>
              )}
              {mayWrite || thread?.answerBy !== undefined ? (
                <p>
                  {thread?.answerBy === undefined
                    ? words('help.answerBy', { when: format.dateTime(answerBy) })
                    : words('page.answerBy', { when: format.dateTime(thread.answerBy) })}
                </p>
              ) : null}
              {mayWrite ? (
                <MessageForm
                  scope={transferId}
                  send={(text, idempotencyKey) =>
                    api.writeToTransferThread({ params: { id: transferId }, body: { text }, idempotencyKey })
                  }
                  onSent={() => queryClient.invalidateQueries({ queryKey: query.queryKey })}
                />
              ) : null}
            </>
          )}
        </Loaded>
      </Card>
    </div>
  )
}
