import type { StaffRole } from '@puente/contract'
import type { StaffMember } from '@puente/contract/staff'
import { Notice, Select } from '@puente/ui'
import { useRouteContext } from '@tanstack/react-router'
import { shellWords } from '../../shell/words.ts'
import { ProposalCard } from '../approvals/proposal-card.tsx'
import { ProposeForm } from '../approvals/propose-form.tsx'
import { roleOptions } from './invite-dialog.tsx'
import { useProposeChange, type Change } from './queries.ts'
import { words } from './words.ts'

/** The pending proposal about an account; without one, the forms to propose a change. */
export function ChangeDecision({ member }: { member: StaffMember }) {
  const { staff } = useRouteContext({ from: '/shell' }).session
  const { proposal } = member
  if (proposal !== undefined) {
    return (
      <ProposalCard
        proposal={proposal}
        what={documentText(proposal)}
        consequence={words(`change.consequences.${proposal.action}`)}
        danger={proposal.action === 'close'}
        mayDecide={staff.id !== member.id}
      />
    )
  }
  if (staff.role !== 'admin' || member.status === 'proposed') return null
  if (staff.id === member.id) return <Notice>{words('change.own')}</Notice>
  return <Propose member={member} />
}

type Proposal = NonNullable<StaffMember['proposal']>

const documentText = ({ action, role }: Proposal): string =>
  action === 'role' || action === 'invite'
    ? words(`change.what.${action}`, { role: role === undefined ? '' : shellWords(`roles.${role}`) })
    : words(`change.what.${action}`)

function Propose({ member }: { member: StaffMember }) {
  const propose = useProposeChange(member.id)
  const others = roleOptions.filter(({ value }) => value !== member.role)
  return (
    <ProposeForm<'role' | 'close' | 'register-again', Change, { role: StaffRole | '' }>
      title={words('change.title')}
      options={[
        {
          value: 'role',
          label: words('change.role'),
          description: words('change.roleText'),
          what: words('change.roleWhat'),
          more: ({ field }) => (
            <Select
              label={words('change.newRole')}
              placeholder={words('change.chooseRole')}
              options={others}
              {...field('role', {
                validate: (role) => others.some(({ value }) => value === role) || words('change.missingRole'),
              })}
            />
          ),
        },
        ...(member.status === 'invited'
          ? []
          : [
              {
                value: 'register-again' as const,
                label: words('change.register'),
                description: words('change.registerText'),
                what: words('change.registerWhat'),
              },
            ]),
        {
          value: 'close',
          label: words('change.close'),
          description: words('change.closeText'),
          what: words('change.closeWhat'),
        },
      ]}
      propose={propose}
      fields={{ role: '' }}
      body={(action, note, { role }) =>
        action === 'role' ? { action, role: role as StaffRole, note } : { action, note }
      }
    />
  )
}
