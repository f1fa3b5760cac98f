import { styled } from '@mui/material/styles'
import type { NoticeWire } from '@puente/contract/customer'
import { HiddenText, rem, SkeletonLines, v } from '@puente/ui'
import { format, todayInChile, uiWords } from '@puente/web'
import { byDay } from '../../parts/times/by-day.ts'
import { useReadNotice } from './notice-queries.ts'
import { words } from './words.ts'

const Rows = styled('ul')({
  margin: 0,
  padding: 0,
  border: `1px solid ${v.line}`,
  borderRadius: 10,
  overflow: 'hidden',
  background: v.surface,
  listStyle: 'none',
  '& > li + li': { borderTop: `1px solid ${v.line}` },
})

const Row = styled('a')({
  display: 'grid',
  gridTemplateColumns: '8px minmax(0, 1fr) auto',
  gap: '2px 12px',
  alignItems: 'baseline',
  minHeight: 64,
  padding: '12px 16px',
  boxSizing: 'border-box',
  color: v.ink,
  textDecoration: 'none',
  '&[href]:hover': { background: v.canvas },
  '&:focus-visible': { outlineOffset: -2, boxShadow: 'none' },
  '& > i': { width: 8, height: 8, borderRadius: 4, alignSelf: 'center' },
  '&[data-unread] > i': { background: v.primary },
  '& > strong': { fontSize: rem(15), fontWeight: 400, overflowWrap: 'anywhere' },
  '&[data-unread] > strong': { fontWeight: 600 },
  '& > time': { fontSize: rem(12), color: v.inkMuted, whiteSpace: 'nowrap' },
  '& > p': {
    gridColumn: '2 / -1',
    margin: 0,
    fontSize: rem(13),
    color: v.inkMuted,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
})

/** One notice: opening it leads to its subject and marks it as read. */
function NoticeRow({ notice, onOpen }: { notice: NoticeWire; onOpen?: (() => void) | undefined }) {
  const { id, title, text, path, createdAt, readAt } = notice
  const read = useReadNotice()
  const isUnread = readAt === undefined
  const open = () => {
    if (isUnread) read.mutate(id)
    onOpen?.()
  }
  return (
    <li>
      <Row
        href={path ?? '/notifications'}
        data-part="notice"
        data-unread={isUnread ? '' : undefined}
        onClick={open}
      >
        <i aria-hidden />
        <strong>
          {isUnread ? <HiddenText>{words('unread')}: </HiddenText> : null}
          {title}
        </strong>
        <time dateTime={createdAt}>{format.time(createdAt)}</time>
        <p>{text.split('\n\n')[0]}</p>
      </Row>
    </li>
  )
}

const Days = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  '& h3': { margin: '0 0 8px', fontSize: rem(13), fontWeight: 500, color: v.inkMuted },
})

interface NoticeDaysProps {
  notices: readonly NoticeWire[]
  onOpen?: () => void
}

/** Notices by the day on which they were created, newest first. */
export function NoticeDays({ notices, onOpen }: NoticeDaysProps) {
  const titles = { today: words('today'), yesterday: words('yesterday') }
  return (
    <Days>
      {byDay(notices, todayInChile(), titles).map(({ title, items }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          <Rows>
            {items.map((notice) => (
              <NoticeRow key={notice.id} notice={notice} onOpen={onOpen} />
            ))}
          </Rows>
        </section>
      ))}
    </Days>
  )
}

const Waiting = styled('li')({ minHeight: 64, padding: '14px 16px', boxSizing: 'border-box' })

/** Placeholders in the shape of notices. */
export function NoticeSkeletons({ rows }: { rows: number }) {
  return (
    <div aria-busy>
      <HiddenText role="status">{uiWords.loading}</HiddenText>
      <Rows aria-hidden>
        {Array.from({ length: rows }, (_, row) => (
          <Waiting key={row}>
            <SkeletonLines lines={2} />
          </Waiting>
        ))}
      </Rows>
    </div>
  )
}
