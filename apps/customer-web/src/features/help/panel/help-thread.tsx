import { LiveRegion, Link, Muted, Notice, SkeletonLines } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { useMay } from '../../access/session.ts'
import { MessageForm } from '../../support/threads/message-form.tsx'
import { threadQuery } from '../../support/threads/thread-queries.ts'
import { ThreadMessages } from '../../support/threads/thread-messages.tsx'
import { ThreadState } from '../../support/threads/thread-state.tsx'
import { useReading } from '../../support/threads/use-reading.ts'
import { AnswerTimes } from './answer-times.tsx'
import type { CurrentScreen } from './current-screen.ts'
import { words } from './words.ts'

/** An answer is looked for more often while the panel is open. */
const LOOK_AGAIN_MS = 8_000

interface HelpThreadProps {
  id: string
  screen: CurrentScreen
  wasSent: boolean
}

/** One conversation beside the screen. Further messages carry the screen beside it, without a subject. */
export function HelpThread({ id, screen, wasSent }: HelpThreadProps) {
  const query = useQuery({ ...threadQuery(id), refetchInterval: LOOK_AGAIN_MS })
  const mayWrite = useMay('operate')
  useReading(query.data)
  return (
    <>
      <LiveRegion message={wasSent ? words('thread.sent') : ''} />
      <Loaded query={query} failed={words('thread.failed')} skeleton={<SkeletonLines lines={5} />}>
        {(thread) => (
          <>
            <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8 }}>
              <Link href={paths.supportThread(id)}>{words('thread.full')}</Link>
              <ThreadState state={thread.state} />
            </div>
            <ThreadMessages thread={thread} />
            {thread.answerBy === undefined ? null : (
              <Notice title={wasSent ? words('thread.sent') : undefined}>
                <span>{words('thread.answerBy', { when: format.dateTime(thread.answerBy) })}</span>{' '}
                <AnswerTimes />
              </Notice>
            )}
            {thread.state === 'closed' ? <Muted>{words('thread.reopens')}</Muted> : null}
            {mayWrite ? (
              <MessageForm
                scope={id}
                about={screen.page}
                send={(text, idempotencyKey) =>
                  api.writeToThread({
                    params: { id },
                    body: { text, about: { page: screen.page } },
                    idempotencyKey,
                  })
                }
              />
            ) : null}
          </>
        )}
      </Loaded>
    </>
  )
}
