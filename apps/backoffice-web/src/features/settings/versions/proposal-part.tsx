import type { Setting, SettingWire } from '@puente/contract/staff'
import { Card, Muted } from '@puente/ui'
import { format } from '@puente/web'
import { useRouteContext } from '@tanstack/react-router'
import { ProposalCard } from '../../approvals/proposal-card.tsx'
import { ChangeList } from './change-list.tsx'
import { changeTexts } from '../texts/change-text.ts'
import { rolesText, words } from '../texts/words.ts'

interface ProposalPartProps {
  setting: Setting
  wire: SettingWire
  proposal: NonNullable<SettingWire['proposal']>
  currency: string
}

/** The pending change: its differences, its start, and the second person's decision. */
export function ProposalPart({ setting, wire, proposal, currency }: ProposalPartProps) {
  const { session } = useRouteContext({ from: '/shell' })
  const { inForceFrom } = proposal
  const at = inForceFrom === undefined ? undefined : format.dateTime(inForceFrom)
  const mayDecide = wire.decides.includes(session.staff.role)
  return (
    <>
      <Card title={words('proposal.title')}>
        <ChangeList
          changes={changeTexts(setting, proposal.changes, currency, [
            wire.current?.data ?? {},
            proposal.data,
          ])}
        />
        <p>
          <Muted>
            {at === undefined ? words('proposal.fromNow') : words('proposal.fromLater', { from: at })}
          </Muted>
        </p>
      </Card>
      <ProposalCard
        proposal={proposal}
        what={words('proposal.what')}
        consequence={
          at === undefined
            ? words('proposal.consequenceNow')
            : words('proposal.consequenceLater', { from: at })
        }
        mayDecide={mayDecide}
        readOnly={words('proposal.readOnly', { roles: rolesText(wire.decides) })}
      />
    </>
  )
}
