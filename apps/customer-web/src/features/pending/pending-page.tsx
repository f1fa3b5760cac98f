import type { PendingPath } from '@puente/contract'
import type { PendingItemWire } from '@puente/contract/customer'
import { ButtonLink, CheckIcon, Column, EmptyState, Link, PageHeading, ProgressSteps } from '@puente/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { screensOf } from './next-stop.ts'
import { pendingQuery } from '../tasks/pending-queries.ts'
import { usePendingItemsAt } from '../tasks/use-pending-items-at.ts'
import { useContinue } from '../tasks/use-settled.ts'
import { words } from '../tasks/pending-words.ts'

interface PendingPageProps {
  path: PendingPath
  title: string
  lead: string
  /** An additional link when there is no pending item here. */
  otherwise?: ReactNode
  children: (items: readonly PendingItemWire[]) => ReactNode
}

/**
 * One pending item as a task: its number among all, title, reason and action. It stays until the user who
 * settled it is redirected; the notice that there is nothing to do is only for users who arrive without an
 * item.
 */
export function PendingPage({ path, title, lead, otherwise, children }: PendingPageProps) {
  useSuspenseQuery(pendingQuery)
  const { items, all, isSettled } = usePendingItemsAt(path)
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

/** The number of this screen among all, with a link to the list. */
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

/** Continues once: a second navigation would skip the next item, which would count as visited by then. */
function useGoOnOnce(isSettled: boolean): void {
  const goOn = useContinue()
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
