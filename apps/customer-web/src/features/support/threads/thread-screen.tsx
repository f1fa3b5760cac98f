import { BackLink, Card, Column, Link, Notice, PageHeading } from '@puente/ui'
import { format } from '@puente/web'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { api } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { useMay } from '../../access/session.ts'
import { WhoHasPower } from '../../customers/who-can.tsx'
import { MessageForm } from './message-form.tsx'
import { threadQuery } from './thread-queries.ts'
import { ThreadMessages } from './thread-messages.tsx'
import { ThreadState } from './thread-state.tsx'
import { useReading } from './use-reading.ts'
import { words } from './words.ts'

/** One thread: its messages, who must answer next, and a form to reply. */
export function ThreadScreen() {
  const { id = '' } = useParams({ strict: false })
  const { data: thread } = useSuspenseQuery(threadQuery(id))
  useReading(thread)
  const mayWrite = useMay('operate')
  const { kind, state, folio, answerBy, transferId } = thread
  return (
    <Column width="reading">
      <PageHeading
        back={<BackLink href={paths.support()}>{words('page.back')}</BackLink>}
        title={words(`kind.${kind}`)}
        actions={<ThreadState state={state} />}
        lead={words('page.folio', { folio })}
      />
      {transferId === undefined ? null : (
        <p style={{ margin: 0 }}>
          <Link href={paths.transfer(transferId)}>{words('page.transfer')}</Link>
        </p>
      )}
      <Card>
        <ThreadMessages thread={thread} />
      </Card>
      {answerBy === undefined ? null : (
        <Notice>{words('page.answerBy', { when: format.dateTime(answerBy) })}</Notice>
      )}
      {state === 'closed' ? <Notice>{words('page.reopens')}</Notice> : null}
      {mayWrite ? (
        <Card>
          <MessageForm
            scope={id}
            send={(text, idempotencyKey) =>
              api.writeToThread({ params: { id }, body: { text }, idempotencyKey })
            }
          />
        </Card>
      ) : (
        <WhoHasPower power="operate" />
      )}
    </Column>
  )
}
