import { BackLink, ButtonLink, Column, Notice, PageHeading } from '@puente/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { tasksQuery } from '../tasks/task-queries.ts'
import { titleOf } from '../tasks/task-words.ts'
import type { SendDraft } from '../session-storage/draft-store.ts'
import { SendSummary } from './send-summary.tsx'
import { steps, type Step } from './steps.ts'
import { words } from './words.ts'

interface StepPageProps {
  step: Step
  title: string
  lead?: ReactNode
  backHref: string
  /** Shows earlier answers; omitted on the first step and on the review. */
  summary?: SendDraft
  children: ReactNode
}

/** One step of the transfer: back link, progress, title, and the earlier answers. */
export function StepPage({ step, title, lead, backHref, summary, children }: StepPageProps) {
  return (
    <Column>
      <PageHeading
        back={<BackLink href={backHref}>{words('back')}</BackLink>}
        eyebrow={words('step', { at: String(steps.indexOf(step) + 1), of: String(steps.length) })}
        title={title}
        lead={lead}
      />
      <WhatIsOwed />
      {summary === undefined ? null : <SendSummary draft={summary} />}
      {children}
    </Column>
  )
}

/** Shown before the form: the server refuses an order while a debt is open. */
function WhatIsOwed() {
  const debts = useQuery(tasksQuery).data?.items.filter(({ kind }) => kind === 'pay-debt') ?? []
  return debts.map((debt) => (
    <Notice
      key={debt.id}
      tone="warn"
      title={titleOf(debt)}
      actions={<ButtonLink href={debt.path}>{words('review.seeDebts')}</ButtonLink>}
    >
      {words('owed')}
    </Notice>
  ))
}
