import {
  BackLink,
  ActionBar,
  ButtonLink,
  Notice,
  PageHeading,
  Stepper,
  TaskPage,
  useHasPanes,
} from '@puente/ui'
import { useQuery } from '@tanstack/react-query'
import { createContext, memo, use, useDeferredValue, type ReactNode } from 'react'
import { tasksQuery } from '../tasks/task-queries.ts'
import { titleOf } from '../tasks/task-words.ts'
import { FoldedSummary, SendSummary, type SummaryFacts } from './send-summary.tsx'
import { stepPaths, way, type WayStop } from './steps.ts'
import { words } from './words.ts'

interface StepPageProps {
  step: WayStop
  title: string
  lead?: ReactNode
  back: ReactNode
  facts: SummaryFacts
  children: ReactNode
}

/** The summary for the bar of the main button, where there is no room beside the question. */
const FoldContext = createContext<SummaryFacts | undefined>(undefined)

/** One step of the transfer: the way, the question, and the summary of the answers. */
export function StepPage({ step, title, lead, back, facts, children }: StepPageProps) {
  // The review shows the calculation itself.
  const isShort = step === 'review'
  // The summary is rendered after the typed amount, at a lower priority.
  const shown = useDeferredValue(facts)
  return (
    <FoldContext value={isShort ? undefined : shown}>
      <TaskPage
        way={<Way step={step} />}
        summary={<SendSummary facts={shown} isShort={isShort} />}
        summaryLabel={words('summary.label')}
      >
        <PageHeading back={back} title={title} lead={lead} />
        <WhatIsOwed />
        {children}
      </TaskPage>
    </FoldContext>
  )
}

/** The link to the step before. */
export const StepBack = ({ href }: { href: string }) => <BackLink href={href}>{words('back')}</BackLink>

/** The main button of a step, and above it the summary in one line where there is no room for it at the side. */
export function StepActions({ children }: { children: ReactNode }) {
  const facts = use(FoldContext)
  const hasPanes = useHasPanes()
  return (
    <ActionBar>
      {hasPanes || facts === undefined ? null : <FoldedSummary facts={facts} />}
      {children}
    </ActionBar>
  )
}

const Way = memo(({ step }: { step: WayStop }) => {
  // An order cannot be changed: its steps are no links.
  const isOrdered = step === 'pay'
  return (
    <Stepper
      label={words('way.label')}
      progress={words('step', { at: String(way.indexOf(step) + 1), of: String(way.length) })}
      doneLabel={words('way.done')}
      current={step}
      steps={way.map((key) => ({
        key,
        label: words(`way.${key}`),
        href: isOrdered || key === 'pay' ? undefined : stepPaths[key](),
      }))}
    />
  )
})

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
