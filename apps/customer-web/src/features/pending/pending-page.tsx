import type { PendingPath } from '@puente/contract'
import type { PendingItemWire } from '@puente/contract/customer'
import { ButtonLink, CheckIcon, Column, EmptyState, Link, PageHeading, ProgressSteps } from '@puente/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { screensOf } from './next-stop.ts'
import { pendingQuery } from './pending-queries.ts'
import { useOwedAt } from './use-owed-at.ts'
import { useGoOn } from './use-settled.ts'
import { words } from './words.ts'

interface PendingPageProps {
  path: PendingPath
  title: string
  lead: string
  /** Another way on for who comes when nothing is owed here. */
  otherwise?: ReactNode
  children: (items: readonly PendingItemWire[]) => ReactNode
}

/**
 * One thing that is owed, as a task: how many there are, what and why, and what to do. It stands until whoever settled it
 * has been led on; only who comes when nothing is owed here is told so.
 */
export function PendingPage({ path, title, lead, otherwise, children }: PendingPageProps) {
  useSuspenseQuery(pendingQuery)
  const { items, all, isSettled } = useOwedAt(path)
  useGoOnOnce(isSettled)
  if (items.length === 0) return <NothingHere>{otherwise}</NothingHere>
  return (
    <Column>
      <Step path={path} all={all} />
      <PageHeading title={title} lead={lead} />
      {children(items)}
    </Column>
  )
}

/** Which screen of how many this is, and the way to the list of them. */
function Step({ path, all }: { path: PendingPath; all: readonly PendingItemWire[] }) {
  const screens = screensOf(all)
  const at = screens.indexOf(path) + 1
  if (screens.length < 2 || at === 0) return null
  return (
    <div>
      <ProgressSteps
        label={words('step', { at: String(at), of: String(screens.length) })}
        current={at}
        total={screens.length}
      />
      <Link href={paths.notifications()}>{words('all')}</Link>
    </div>
  )
}

/** Leads on once: a second time would pass by the next item, which counts as seen by then. */
function useGoOnOnce(isSettled: boolean): void {
  const goOn = useGoOn()
  const gone = useRef(false)
  useEffect(() => {
    if (!isSettled) gone.current = false
    else if (!gone.current) {
      gone.current = true
      goOn().catch(() => undefined)
    }
  }, [isSettled, goOn])
}

const NothingHere = ({ children }: { children: ReactNode }) => (
  <Column>
    <EmptyState
      level={1}
      icon={<CheckIcon aria-hidden />}
      title={words('nothing')}
      message={words('nothingText')}
      action={
        <>
          <ButtonLink href={paths.home()}>{words('home')}</ButtonLink>
          {children}
        </>
      }
    />
  </Column>
)
