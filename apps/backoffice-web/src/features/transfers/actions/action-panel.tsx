import {
  reasonedActions,
  transferActionReasons,
  type ActionObstacle,
  type ReasonedAction,
  type TransferAction,
  type TransferActionReason,
} from '@puente/contract'
import type { StaffTransfer, TransferActionWire } from '@puente/contract/staff'
import { Card, DefinitionList, Select } from '@puente/ui'
import { format, type EndpointForm } from '@puente/web'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { ProposalCard } from '../../approvals/proposal-card.tsx'
import { ProposeForm } from '../../approvals/propose-form.tsx'
import { PastActions } from './past-actions.tsx'
import { transferActionsQuery, useProposeAction } from './queries.ts'
import { words } from './words.ts'

/** The actions on a transfer that need two people, why others are not possible now, and those decided before. */
export function ActionPanel({ transfer }: { transfer: StaffTransfer }) {
  const { session } = useRouteContext({ from: '/shell' })
  const { role } = session.staff
  const mayDecide = role === 'officer' || role === 'treasury'
  const actions = useQuery({
    ...transferActionsQuery(transfer.id),
    enabled: mayDecide || role === 'admin',
  })
  const waiting = transfer.actions.find(({ status }) => status === 'proposed')
  const past = actions.data?.items.filter(({ status }) => status !== 'proposed') ?? []
  return (
    <>
      {waiting === undefined ? (
        mayDecide && transfer.possibleActions.length > 0 ? (
          <Propose transfer={transfer} />
        ) : null
      ) : (
        <Waiting transfer={transfer} action={waiting} mayDecide={mayDecide} />
      )}
      {waiting === undefined ? <Obstacles transfer={transfer} /> : null}
      {past.length === 0 ? null : <PastActions actions={past} />}
    </>
  )
}

function Propose({ transfer }: { transfer: StaffTransfer }) {
  const propose = useProposeAction(transfer.id)
  const options = transfer.possibleActions.map((value) => ({
    value,
    label: words(`options.${value}`),
    description: words(`options.${value}Text`),
    what: words(`options.${value}What`),
    ...(reasonsOf(value).length === 0
      ? {}
      : { more: (form: EndpointForm<{ reason: string }>) => <Reason action={value} form={form} /> }),
  }))
  return (
    <ProposeForm
      title={words('title')}
      options={options}
      propose={propose}
      fields={{ reason: '' }}
      body={(action, note, { reason }) => ({
        action,
        note,
        ...chosenReason(action, reason),
      })}
    />
  )
}

const reasonsOf = (action: TransferAction): readonly TransferActionReason[] =>
  isReasoned(action) ? transferActionReasons[action] : []

const isReasoned = (action: TransferAction): action is ReasonedAction =>
  reasonedActions.some((one) => one === action)

const chosenReason = (action: TransferAction, typed: string) => {
  const reason = reasonsOf(action).find((one) => one === typed)
  return reason === undefined ? {} : { reason }
}

/** The declared reason of an action that has some. */
function Reason({ action, form }: { action: TransferAction; form: EndpointForm<{ reason: string }> }) {
  const reasons = reasonsOf(action)
  return (
    <Select
      label={words('reason')}
      placeholder={words('reasonMissing')}
      options={reasons.map((value) => ({ value, label: words(`actionReasons.${value}`) }))}
      {...form.field('reason', {
        validate: (value) => reasons.some((one) => one === value) || words('reasonMissing'),
      })}
    />
  )
}

/** The headline says these already. */
const SAID: readonly ActionObstacle[] = ['delivered', 'ended', 'not-stopped']

/** Why staff cannot hold, release or cancel the transfer now, unless its state says it. */
function Obstacles({ transfer }: { transfer: StaffTransfer }) {
  const obstacles = transfer.obstacles.filter(({ why }) => !SAID.includes(why))
  if (obstacles.length === 0) return null
  return (
    <Card title={words('obstacles.title')}>
      <DefinitionList
        items={obstacles.map(({ action, why }) => ({
          term: words(`options.${action}`),
          value: words(`obstacles.${why}`),
        }))}
      />
    </Card>
  )
}

interface WaitingProps {
  transfer: StaffTransfer
  action: TransferActionWire
  mayDecide: boolean
}

function Waiting({ transfer, action: proposed, mayDecide }: WaitingProps) {
  const { action, reason } = proposed
  return (
    <ProposalCard
      proposal={proposed}
      what={words(`what.${action}`, { amount: format.money(transfer.price.send) })}
      facts={
        reason === undefined ? null : <p>{words('because', { reason: words(`actionReasons.${reason}`) })}</p>
      }
      consequence={words(`consequence.${action}`)}
      danger={action === 'cancel'}
      mayDecide={mayDecide}
    />
  )
}
