import { readsCompliance } from '@puente/contract'
import { approvalKinds, type RestrictionProposal, type StaffCustomer } from '@puente/contract/staff'
import { Disclosure, Muted, Section } from '@puente/ui'
import { useRouteContext } from '@tanstack/react-router'
import { ProposalCard } from '../../approvals/proposal-card.tsx'
import { RestrictForm } from './restrict-form.tsx'
import { RestrictionCard, Terms } from './restriction-card.tsx'
import { words } from './words.ts'

/** What is stopped for a customer, what is proposed, and the forms to propose it. */
export function RestrictionsSection({ customer }: { customer: StaffCustomer }) {
  const { role } = useRouteContext({ from: '/shell' }).session.staff
  const mayDecide = readsCompliance(role)
  const { restrictions, restrictionProposals: proposals, restrictionOwners: owners } = customer
  const inForce = restrictions.filter(({ endedAt }) => endedAt === undefined)
  const past = restrictions.filter(({ endedAt }) => endedAt !== undefined)
  return (
    <Section title={words('title')}>
      {inForce.length === 0 ? <Muted>{words('none')}</Muted> : null}
      {inForce.map((restriction) => (
        <RestrictionCard
          key={restriction.id}
          restriction={restriction}
          owners={owners}
          mayPropose={mayDecide && !proposals.some(({ kind }) => kind === restriction.kind)}
        />
      ))}
      {proposals.map((proposal) => (
        <ProposalCard
          key={proposal.id}
          proposal={proposal.kind === 'freeze' ? { ...proposal, awaitsOfficer: true } : proposal}
          what={whatOf(proposal)}
          facts={proposal.change === 'end' ? null : <Terms terms={proposal} />}
          consequence={consequenceOf(proposal)}
          danger={proposal.change === 'set'}
          mayDecide={approvalKinds[proposal.kind].decides.some((one) => one === role)}
          readOnly={words(proposal.kind === 'freeze' ? 'officerOnly' : 'readOnly')}
        />
      ))}
      {mayDecide || role === 'support' ? (
        <RestrictForm customer={customer} isSupport={role === 'support'} />
      ) : null}
      {past.length === 0 ? null : (
        <Disclosure summary={words('past')}>
          {past.map((restriction) => (
            <RestrictionCard
              key={restriction.id}
              restriction={restriction}
              owners={owners}
              mayPropose={false}
            />
          ))}
        </Disclosure>
      )}
    </Section>
  )
}

/** What the second person confirms: what is stopped and what the customer reads, new terms, or the end. */
export const consequenceOf = ({ kind, change }: Pick<RestrictionProposal, 'kind' | 'change'>): string => {
  const isHold = kind === 'legal-hold'
  if (change === 'set')
    return `${words(`texts.${kind}`)} ${words(`consequence.${isHold ? 'hold' : kind === 'exit' ? kind : change}`)}`
  if (change === 'end' && isHold) return words('consequence.endHold')
  return words(change === 'end' && kind === 'freeze' ? 'consequence.endFreeze' : `consequence.${change}`)
}

/** The proposed change as a verb phrase, with the reason: "restringir los envíos: documentos". */
const whatOf = ({ kind, change, reason }: RestrictionProposal): string =>
  `${change === 'set' ? words(`what.set.${kind}`) : `${words(`what.${change}`)} (${words(`inForce.${kind}`).toLowerCase()})`}: ${words(`reasons.${reason}`).toLowerCase()}`
