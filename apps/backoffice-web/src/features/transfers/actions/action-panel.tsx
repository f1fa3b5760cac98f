import type { StaffTransfer, TransferActionWire } from '@puente/contract/staff'
import { format } from '@puente/web'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { ProposalCard } from '../../approvals/proposal-card.tsx'
import { ProposeForm } from '../../approvals/propose-form.tsx'
import { PastActions } from './past-actions.tsx'
import { transferActionsQuery, useProposeAction } from './queries.ts'
import { words } from './words.ts'

/** The actions that need two people on a stopped transfer, and those decided before. */
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
  }))
  return (
    <ProposeForm
      title={words('title')}
      options={options}
      propose={propose}
      body={(action, note) => ({ action, note })}
    />
  )
}

interface WaitingProps {
  transfer: StaffTransfer
  action: TransferActionWire
  mayDecide: boolean
}

function Waiting({ transfer, action: proposed, mayDecide }: WaitingProps) {
  const { action } = proposed
  return (
    <ProposalCard
      proposal={proposed}
      what={words(`what.${action}`, { amount: format.money(transfer.price.send) })}
      consequence={words(`consequence.${action}`)}
      mayDecide={mayDecide}
    />
  )
}
