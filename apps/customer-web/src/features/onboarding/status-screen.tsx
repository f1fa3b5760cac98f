import type { ApplicationWire } from '@puente/contract/customer'
import {
  ButtonLink,
  Card,
  Column,
  HeldDrawing,
  LiveRegion,
  Muted,
  Notice,
  PageHeading,
  RefusedDrawing,
  SkeletonLines,
  SuccessDrawing,
  WaitingDrawing,
} from '@puente/ui'
import { format, safeCallbackUrl } from '@puente/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { paths } from '../../paths.ts'
import { sessionQuery } from '../access/session.ts'
import { pendingQuery } from '../tasks/pending-queries.ts'
import { LevelLimits } from '../limits/level-limits.tsx'
import { applicationQuery, isCompared } from './application-queries.ts'
import { firstGap } from './file-steps.ts'
import { useCallbackUrl } from '../access/use-callback-url.ts'
import { words } from './words.ts'

type Outcome = 'submitted' | 'review' | 'confirmed' | 'notConfirmed' | 'refused'

const outcomeOf = ({ status, reasons }: ApplicationWire): Outcome => {
  if (reasons.includes('account-refused')) return 'refused'
  if (reasons.includes('being-reviewed')) return 'review'
  if (status === 'confirmed') return 'confirmed'
  return status === 'submitted' ? 'submitted' : 'notConfirmed'
}

const drawings = {
  submitted: WaitingDrawing,
  review: WaitingDrawing,
  confirmed: SuccessDrawing,
  notConfirmed: HeldDrawing,
  refused: RefusedDrawing,
}

/** The text of an outcome; the deadline for a response comes from the queue of staff. */
const aboutText = (outcome: Outcome, { answerBy }: ApplicationWire): string =>
  outcome === 'review' && answerBy !== undefined
    ? words('status.reviewBy', { when: format.dateTime(answerBy) })
    : words(`status.${outcome}`)

/** The status of the submitted application; while the automatic check runs, the screen polls. */
export function StatusScreen() {
  const { data: application, error } = useQuery(applicationQuery)
  const queryClient = useQueryClient()
  const status = application?.status
  const isConfirmed = status === 'confirmed'
  useEffect(() => {
    // The pending items change with the status.
    void queryClient.invalidateQueries({ queryKey: pendingQuery.queryKey })
  }, [status, queryClient])
  useEffect(() => {
    // From now on the account may send: screens that depend on the session are refetched.
    if (isConfirmed) void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
  }, [isConfirmed, queryClient])
  if (application === undefined && error !== null) throw error
  if (application === undefined) return <SkeletonLines lines={5} />
  const outcome = outcomeOf(application)
  const Drawing = drawings[outcome]
  return (
    <Column>
      <Drawing />
      <PageHeading title={words(`status.${outcome}Title`)} />
      <LiveRegion message={words(`status.${outcome}Title`)} />
      <Card>
        <p>{aboutText(outcome, application)}</p>
        {outcome === 'notConfirmed' && application.attemptsLeft > 0 ? (
          <p>
            <Muted>{words('review.attempts', { left: application.attemptsLeft })}</Muted>
          </p>
        ) : null}
        {isCompared(application) ? <Notice>{words('status.checking')}…</Notice> : null}
        <WhatNext outcome={outcome} application={application} />
        {/* Below the link, which must not move while the limits are loaded. */}
        {outcome === 'confirmed' ? <LevelLimits /> : null}
      </Card>
    </Column>
  )
}

function WhatNext({ outcome, application }: { outcome: Outcome; application: ApplicationWire }) {
  const callbackUrl = useCallbackUrl()
  const goOn = safeCallbackUrl(callbackUrl, window.location.origin)
  switch (outcome) {
    case 'confirmed':
      return (
        <ButtonLink kind="main" href={goOn ?? paths.send()}>
          {words(goOn === undefined ? 'status.go' : 'status.goOn')}
        </ButtonLink>
      )
    case 'notConfirmed':
      return (
        <ButtonLink
          kind="primary"
          href={paths.signupFile(
            application.missing.length === 0 ? 'identity' : firstGap(application),
            callbackUrl,
          )}
        >
          {words('status.mend')}
        </ButtonLink>
      )
    case 'refused':
      return <ButtonLink href={paths.complaints()}>{words('status.complain')}</ButtonLink>
    case 'review':
      return goOn === undefined ? null : <ButtonLink href={goOn}>{words('status.goOn')}</ButtonLink>
    case 'submitted':
      return null
  }
}
