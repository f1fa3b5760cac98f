import { styled } from '@mui/material/styles'
import type { ThreadWire } from '@puente/contract/customer'
import { Button, LiveRegion, rem, v } from '@puente/ui'
import { format } from '@puente/web'
import { FailedPart } from '@puente/web/loading'
import { FactsOfMessage } from './screen-facts.tsx'
import { useEarlierMessages } from './use-earlier-messages.ts'
import { words } from './words.ts'

const List = styled('ol')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  margin: '12px 0 0',
  padding: 0,
  listStyle: 'none',
  '& > li': { maxWidth: '85%', padding: '10px 14px', borderRadius: 10, backgroundColor: v.canvas },
  '& > li[data-author="customer"]': { alignSelf: 'flex-end', backgroundColor: v.primarySoft },
  '& > li[data-author="system"]': { alignSelf: 'center', padding: 0, background: 'none', color: v.inkMuted },
  '& p': { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '& small': { display: 'block', color: v.inkMuted, fontSize: rem(12) },
})

type Message = ThreadWire['messages'][number]

/** The messages in chronological order with author and time; earlier pages on demand. */
export function ThreadMessages({ thread }: { thread: ThreadWire }) {
  const { messages, hasEarlier, isPending, error, load } = useEarlierMessages(thread)
  const last = thread.messages.at(-1)
  return (
    <div>
      {error === null ? null : (
        <FailedPart title={words('page.earlierFailed')} error={error} onRetry={load} />
      )}
      {hasEarlier && error === null ? (
        <Button kind="text" busy={isPending} onPress={load}>
          {words('page.earlier')}
        </Button>
      ) : null}
      <List aria-label={words('page.messages')}>
        {messages.map((message) => (
          <li key={message.id} data-author={message.author}>
            {message.author === 'system' ? null : <small>{authorOf(message)}</small>}
            <p>{message.event === undefined ? message.text : words(`page.event.${message.event}`)}</p>
            {message.about === undefined ? null : <FactsOfMessage facts={message.about} />}
            <small>{format.dateTime(message.at)}</small>
          </li>
        ))}
      </List>
      <LiveRegion message={last?.author === 'staff' ? words('page.answered') : ''} />
    </div>
  )
}

function authorOf({ author, by }: Message): string {
  if (author === 'customer') return words('page.you')
  return by === undefined ? words('page.us') : words('page.staff', { name: by })
}
