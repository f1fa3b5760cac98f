import { styled } from '@mui/material/styles'
import { BellIcon, EmptyState, from, Link, rem, v } from '@puente/ui'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { paths } from '../../paths.ts'
import { newestNoticesQuery, unreadQuery, useFollowedNotices } from './notice-queries.ts'
import { NoticeDays, NoticeSkeletons } from './notice-rows.tsx'
import { ReadAll } from './read-all.tsx'
import { words } from './words.ts'

const panelId = 'avisos'
const MANY = 9

const shape = {
  position: 'relative',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: 22,
  background: 'none',
  color: v.primary,
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { background: v.canvas },
  '& > [data-part="badge"]': {
    position: 'absolute',
    top: 4,
    right: 2,
    minWidth: 18,
    height: 18,
    padding: '0 5px',
    borderRadius: 9,
    boxSizing: 'border-box',
    background: v.primary,
    color: v.surface,
    fontSize: rem(12),
    fontWeight: 600,
    lineHeight: '18px',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
} as const

// A phone has no room for a panel: there the bell is a link to the page.
const PageBell = styled('a')({ ...shape, display: 'inline-flex', [from.md]: { display: 'none' } })
const PanelBell = styled('button')({ ...shape, display: 'none', [from.md]: { display: 'inline-flex' } })

const Panel = styled('div')({
  position: 'fixed',
  inset: 'auto',
  top: 64,
  right: 'max(16px, calc((100vw - 1088px) / 2 + 24px))',
  width: 'min(420px, calc(100vw - 32px))',
  maxHeight: 'calc(100dvh - 80px)',
  overflow: 'auto',
  margin: 0,
  padding: 16,
  border: `1px solid ${v.line}`,
  borderRadius: 10,
  background: v.surface,
  color: v.ink,
  boxShadow: `0 8px 24px ${v.shade}`,
  '& > header': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 36, marginBottom: 8 },
  '& > header > h2': { flex: 1, margin: 0, fontSize: rem(18), fontWeight: 600 },
  '& > footer': { marginTop: 16 },
})

/** The bell of the header: the number of unread notices, and the newest ones in a panel. */
export function Bell() {
  useFollowedNotices()
  const count = useQuery(unreadQuery).data?.count ?? 0
  const shown = count > MANY ? words('many') : String(count)
  const label = words('bell', { count, shown })
  const face = (
    <>
      <BellIcon aria-hidden />
      {count === 0 ? null : (
        <span data-part="badge" aria-hidden>
          {shown}
        </span>
      )}
    </>
  )
  return (
    <>
      <PageBell href={paths.notifications()} aria-label={label}>
        {face}
      </PageBell>
      <PanelBell type="button" popoverTarget={panelId} aria-label={label}>
        {face}
      </PanelBell>
      <NoticePanel unread={count} />
    </>
  )
}

function NoticePanel({ unread }: { unread: number }) {
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => panel.current?.hidePopover()
  return (
    <Panel
      ref={panel}
      id={panelId}
      popover="auto"
      role="dialog"
      aria-label={words('title')}
      onToggle={(event) => setOpen(event.newState === 'open')}
    >
      {isOpen ? <Newest unread={unread} onLeave={close} /> : null}
    </Panel>
  )
}

function Newest({ unread, onLeave }: { unread: number; onLeave: () => void }) {
  const query = useQuery(newestNoticesQuery)
  return (
    <>
      <header>
        <h2>{words('title')}</h2>
        <ReadAll notices={query.data?.items ?? []} unread={unread} />
      </header>
      <Loaded query={query} failed={words('failed')} skeleton={<NoticeSkeletons rows={3} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState icon={<BellIcon aria-hidden />} title={words('empty')} message={words('emptyText')} />
          ) : (
            <NoticeDays notices={items} onOpen={onLeave} />
          )
        }
      </Loaded>
      <footer>
        <Link href={paths.notifications()} onClick={onLeave}>
          {words('all')}
        </Link>
      </footer>
    </>
  )
}
