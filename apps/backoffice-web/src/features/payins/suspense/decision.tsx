import type { SuspenseWire } from '@puente/contract/staff'
import { Notice, RadioCards } from '@puente/ui'
import { format, type EndpointForm } from '@puente/web'
import { RouteButtonLink } from '../../../shell/navigation/links.ts'
import { ProposalCard } from '../../approvals/proposal-card.tsx'
import { ProposeForm } from '../../approvals/propose-form.tsx'
import { useMayAct } from '../../../shell/acting.ts'
import { isTheirs } from './case-tables.tsx'
import { useProposeSuspense } from './queries.ts'
import { words } from './words.ts'

/**
 * The next step of the case: a proposal, a confirmation by a second person or a compliance officer, or
 * nothing.
 */
export function SuspenseDecision({ item }: { item: SuspenseWire }) {
  const { mayAct, isOfficer } = useMayAct()
  if (item.status === 'closed') return null
  if (item.proposal !== undefined) return <Proposed item={item} proposal={item.proposal} mayAct={mayAct} />
  if (!mayAct) return null
  if (item.status === 'held' && !isOfficer)
    return <Notice title={words('officerOnly')}>{words('officerOnlyText')}</Notice>
  if (item.why === 'refund-rejected')
    return (
      <Notice
        title={words('refundCase')}
        actions={
          <RouteButtonLink size="small" to="/refunds" search={{}}>
            {words('refundLink')}
          </RouteButtonLink>
        }
      >
        {words('refundCaseText')}
      </Notice>
    )
  return <Propose item={item} />
}

interface ProposedProps {
  item: SuspenseWire
  proposal: NonNullable<SuspenseWire['proposal']>
  mayAct: boolean
}

function Proposed({ item, proposal, mayAct }: ProposedProps) {
  const { action, transferId, receivableId } = proposal
  const order = item.candidates.find((candidate) => candidate.transferId === transferId)
  const debt = item.receivables.find(({ id }) => id === receivableId)
  const target =
    receivableId === undefined
      ? (order?.reference ?? words('what.order'))
      : debt === undefined
        ? words('what.debtUnknown')
        : words('what.debt', debt)
  return (
    <ProposalCard
      proposal={proposal}
      what={words(`what.${action}`, { amount: format.money(item.amount), target })}
      consequence={words(`consequence.${receivableId === undefined ? action : 'matchDebt'}`)}
      mayDecide={mayAct}
    />
  )
}

const match = {
  value: 'match',
  label: words('options.match'),
  description: words('options.matchText'),
  what: words('options.matchWhat'),
} as const
const giveBack = {
  value: 'return',
  label: words('options.return'),
  description: words('options.returnText'),
  what: words('options.returnWhat'),
} as const

function Propose({ item }: { item: SuspenseWire }) {
  const propose = useProposeSuspense(item.id)
  const targets = targetsOf(item)
  return (
    <ProposeForm
      options={[{ ...match, more: (form) => <Target form={form} targets={targets} /> }, giveBack]}
      propose={propose}
      fields={{ target: targets.length === 1 ? (targets[0]?.value ?? '') : '' }}
      body={(action, note, { target }) =>
        action === 'return'
          ? { action, note }
          : {
              action,
              note,
              ...(target.startsWith('rcv') ? { receivableId: target } : { transferId: target }),
            }
      }
    />
  )
}

interface TargetProps {
  form: EndpointForm<{ target: string }>
  targets: ReturnType<typeof targetsOf>
}

function Target({ form, targets }: TargetProps) {
  const target = form.choice('target', {
    validate: (value) => targets.some((one) => one.value === value) || words('targetMissing'),
  })
  if (targets.length === 0) return <Notice tone="warn">{words('targetNone')}</Notice>
  return <RadioCards legend={words('target')} options={targets} {...target} />
}

/** What the money can be matched to: orders and debts of the payer's own RUT. */
function targetsOf({ candidates, receivables }: SuspenseWire) {
  return [
    ...candidates.filter(isTheirs).map(({ transferId, reference, remaining }) => ({
      value: transferId,
      label: reference,
      end: format.money(remaining),
    })),
    ...receivables.map(({ id, reference, outstanding }) => ({
      value: id,
      label: words('targetDebt', { reference }),
      end: format.money(outstanding),
    })),
  ]
}
