import { readsCompliance } from '@puente/contract'
import {
  identifications,
  type AccessChangeWord,
  type AccessProposal,
  type Identification,
  type StaffUser,
} from '@puente/contract/staff'
import { DefinitionList, Select, TextInput } from '@puente/ui'
import type { EndpointForm } from '@puente/web'
import { useRouteContext } from '@tanstack/react-router'
import { api } from '../../../api.ts'
import { atLeast } from '../../../shell/rules.ts'
import { useAction } from '../../../shell/use-action.ts'
import { ProposalCard } from '../../approvals/proposal-card.tsx'
import { ProposeForm } from '../../approvals/propose-form.tsx'
import { words } from './words.ts'

/** What staff type about a change of access. */
interface Typed {
  readonly [field: string]: string
  readonly identified: Identification | ''
  readonly email: string
  readonly phone: string
}

type Change = Parameters<typeof api.proposeAccessChange>[0]['body']

const identificationOptions = identifications.map((value) => ({
  value,
  label: words(`user.access.identifications.${value}`),
}))

/**
 * The open proposal about the access of a user; without one, the forms by which support and compliance propose to end
 * the second factors of somebody who lost them, or to replace their e-mail or phone.
 */
export function AccessChange({ user }: { user: StaffUser }) {
  const { role } = useRouteContext({ from: '/shell' }).session.staff
  if (user.proposal !== undefined)
    return <Proposed proposal={user.proposal} mayDecide={readsCompliance(role)} />
  return role === 'support' || readsCompliance(role) ? <Propose user={user} /> : null
}

interface ProposedProps {
  proposal: AccessProposal
  mayDecide: boolean
}

function Proposed({ proposal, mayDecide }: ProposedProps) {
  const { action, contact, identified } = proposal
  return (
    <ProposalCard
      proposal={proposal}
      what={words(`user.access.what.${action}`)}
      facts={
        <DefinitionList
          columns={2}
          items={[
            ...(contact === undefined ? [] : [{ term: words(`user.access.new.${action}`), value: contact }]),
            {
              term: words('user.access.identification'),
              value: words(`user.access.identifications.${identified}`),
            },
          ]}
        />
      }
      consequence={words(`user.access.consequences.${action}`)}
      danger
      mayDecide={mayDecide}
      readOnly={words('user.access.readOnly')}
    />
  )
}

/** How the proposer confirmed who the user is. */
const Identified = ({ form: { field } }: { form: EndpointForm<Typed> }) => (
  <Select
    label={words('user.access.identified')}
    placeholder={words('user.access.choose')}
    options={identificationOptions}
    {...field('identified', { required: words('user.access.missingIdentified') })}
  />
)

/** An action with the texts of its name, and the fields that it needs. */
const option = (value: AccessChangeWord, contact?: 'email' | 'phone') => ({
  value,
  label: words(`user.access.labels.${value}`),
  description: words(`user.access.texts.${value}`),
  what: words(`user.access.what.${value}`),
  more: (form: EndpointForm<Typed>) => (
    <>
      {contact === undefined ? null : (
        <TextInput
          label={words(`user.access.new.${value}`)}
          type={contact === 'phone' ? 'tel' : 'email'}
          autoComplete="off"
          maxLength={contact === 'phone' ? 30 : 254}
          {...form.field(contact, atLeast(3, words(`user.access.missing.${contact}`)))}
        />
      )}
      <Identified form={form} />
    </>
  ),
})

function Propose({ user: { id, secondFactor } }: { user: StaffUser }) {
  const propose = useAction((body: Change, idempotencyKey) =>
    api.proposeAccessChange({ params: { id }, body, idempotencyKey }),
  )
  return (
    <ProposeForm<AccessChangeWord, Change, Typed>
      title={words('user.access.title')}
      draft={id}
      options={[
        ...(secondFactor ? [option('end-factors')] : []),
        option('set-email', 'email'),
        option('set-phone', 'phone'),
      ]}
      propose={propose}
      fields={{ identified: '', email: '', phone: '' }}
      body={(action, note, { identified, email, phone }) => ({
        action,
        identified: identified as Identification,
        note,
        ...(action === 'set-email' ? { email: email.trim() } : {}),
        ...(action === 'set-phone' ? { phone: phone.trim() } : {}),
      })}
    />
  )
}
