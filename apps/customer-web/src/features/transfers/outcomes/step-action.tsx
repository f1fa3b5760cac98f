import type { TransferWire } from '@puente/contract/customer'
import { format } from '@puente/web'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import { accountAsked, GiveAccount } from './account-asked.tsx'
import { refundAccountQuery } from './outcome-queries.ts'
import { OnHold } from './held-for.tsx'
import { RecallNote } from './recall.tsx'
import { lessThanPaid } from './refund-texts.ts'
import { StepBox } from './step-box.tsx'
import { Task } from './task-link.tsx'
import { words } from './words.ts'

type Step = TransferWire['timeline'][number]

/** An explanation and action for the timeline step that has a problem; null for most steps. */
export function stepAction(transfer: TransferWire, step: Step, index: number): ReactNode {
  const { state, choice, hold, correction, recall, timeline } = transfer
  const isLast = timeline.findLastIndex((other) => other.step === step.step) === index
  const isCurrent = timeline.findLastIndex(({ status }) => status !== 'next') === index
  const decides = choice?.kind === 'held' ? 'on-hold' : 'payment-received'
  if (choice !== undefined && step.step === decides && step.status === 'now')
    return <ChoiceAsked transfer={transfer} choice={choice} />
  if (hold?.item !== undefined && step.step === 'on-hold' && step.status === 'now')
    return <OnHold transfer={transfer} hold={hold} />
  if (correction !== undefined && state === 'needs-correction' && step.step === 'needs-correction' && isLast)
    return <CorrectionAsked transfer={transfer} correction={correction} />
  if (correction !== undefined && state === 'returned' && step.step === 'returned' && isLast)
    return (
      <StepBox>
        <p>{words('correction.team', { when: format.dateTime(correction.dueAt) })}</p>
      </StepBox>
    )
  if (step.step === 'refunding' && isLast) return <RefundStep transfer={transfer} />
  if (recall !== undefined && isCurrent) return <RecallNote recall={recall} />
  return undefined
}

function ChoiceAsked({
  transfer: { id },
  choice: { received, dueAt },
}: {
  transfer: TransferWire
  choice: NonNullable<TransferWire['choice']>
}) {
  return (
    <StepBox>
      <p>
        {words('answerUntil', { when: format.dateTime(dueAt) })}{' '}
        {words('choice.silence', { received: format.amount(received) })}
      </p>
      <Task href={paths.transferChoice(id)}>{words('choice.open')}</Task>
    </StepBox>
  )
}

function CorrectionAsked({
  transfer: { id, recipient },
  correction: { reason, dueAt, attempt },
}: {
  transfer: TransferWire
  correction: NonNullable<TransferWire['correction']>
}) {
  return (
    <StepBox>
      <p>
        {words(`correction.reason.${reason}`, { name: recipient.name })}{' '}
        {words('correction.until', { when: format.dateTime(dueAt) })}{' '}
        {attempt > 1 ? words('correction.attempt', { attempt: format.count(attempt) }) : null}
      </p>
      <Task href={paths.transferCorrection(id)}>{words('correction.open')}</Task>
    </StepBox>
  )
}

/** The reason and amount of a refund, and what is required when the customer's bank rejected it. */
function RefundStep({ transfer }: { transfer: TransferWire }) {
  const { id, state, refunded, refundReason } = transfer
  const { data: account } = useQuery({ ...refundAccountQuery(id), enabled: state === 'refunding' })
  const isNeeded = account?.needed === true && state === 'refunding'
  return (
    <StepBox>
      <p>
        {refundReason === undefined ? null : <>{words(`refund.reason.${refundReason}`)} </>}
        {refunded === undefined || isNeeded
          ? null
          : words(state === 'refunded' ? 'refund.amountDone' : 'refund.amount', {
              amount: format.amount(refunded),
            })}{' '}
        {lessThanPaid(transfer).join(' ')}
      </p>
      {isNeeded ? (
        <>
          <p>{accountAsked(account)}</p>
          <GiveAccount transferId={id} account={account} />
        </>
      ) : null}
    </StepBox>
  )
}
