import { styled } from '@mui/material/styles'
import type { StaffThread } from '@puente/contract/staff'
import { rem, v } from '@puente/ui'
import { Moment } from '../../shell/moments/moment.tsx'
import { MessageScreen } from './message-screen.tsx'
import { words } from './words.ts'

type Message = StaffThread['messages'][number]

const List = styled('ol')({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    justifySelf: 'start',
    maxWidth: 'min(72ch, 88%)',
    padding: '10px 14px',
    border: `1px solid ${v.line}`,
    borderRadius: 10,
    backgroundColor: v.surface,
  },
  '& > li[data-author="staff"]': {
    justifySelf: 'end',
    backgroundColor: v.primarySoft,
    borderColor: 'transparent',
  },
  '& > li[data-author="system"]': {
    justifySelf: 'center',
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    color: v.inkMuted,
  },
  '& p': { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '& small': { display: 'block', marginBottom: 2, color: v.inkMuted, fontSize: rem(12) },
})

/** Messages in chronological order; staff's on the right. */
export function Messages({ messages }: { messages: readonly Message[] }) {
  return (
    <List>
      {messages.map((message) => (
        <li key={message.id} data-author={message.author}>
          {message.event === undefined ? (
            <>
              <small>
                {authorOf(message)} · <Moment at={message.at} />
              </small>
              <p>{message.text}</p>
              {message.about === undefined ? null : <MessageScreen screen={message.about} />}
            </>
          ) : (
            <>
              {words(`messages.system.${message.event}`)} · <Moment at={message.at} />
            </>
          )}
        </li>
      ))}
    </List>
  )
}

function authorOf({ author, by }: Message): string {
  return author === 'staff' ? words('messages.staff', { by: by ?? '' }) : words('messages.customer')
}
