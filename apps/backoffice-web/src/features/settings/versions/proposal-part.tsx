import type { Setting, SettingWire } from '@puente/contract/staff'
import { Card, Muted } from '@puente/ui'
import { businessNowMs, dayMs, format } from '@puente/web'
import { useRouteContext } from '@tanstack/react-router'
import { ProposalCard } from '../../approvals/proposal-card.tsx'
import type { Base } from './base.ts'
import { ChangeList } from './change-list.tsx'
import { GeneralLine } from './general-line.tsx'
import { changeTexts } from '../texts/change-text.ts'
import { keyText } from '../texts/key-text.ts'
import { rolesText, words } from '../texts/words.ts'
import { versionWords } from '../texts/version-words.ts'

interface ProposalPartProps {
  setting: Setting
  wire: SettingWire
  proposal: NonNullable<SettingWire['proposal']>
  /** What the proposal replaces. */
  base: Base | undefined
  currency: string
}

/** When the proposed version takes force, and what confirming it does at present. */
export function whenTexts(
  { scheduled, noticeDays }: SettingWire,
  from: string | undefined,
): { readonly from: string; readonly consequence: string } {
  if (from === undefined)
    return { from: versionWords('proposal.fromNow'), consequence: versionWords('proposal.consequenceNow') }
  const at = format.dateTime(from)
  const leftMs = Date.parse(from) - businessNowMs()
  if (noticeDays > 0 && leftMs < noticeDays * dayMs)
    return {
      from: versionWords('proposal.fromLater', { from: at }),
      consequence: versionWords('proposal.consequenceTooEarly', { days: noticeDays }),
    }
  if (leftMs <= 0)
    return {
      from: versionWords('proposal.fromPast', { from: at }),
      consequence: versionWords('proposal.consequencePast'),
    }
  const isTaken = scheduled.some(({ inForceFrom }) => Date.parse(inForceFrom) === Date.parse(from))
  return {
    from: versionWords('proposal.fromLater', { from: at }),
    consequence: isTaken
      ? versionWords('proposal.consequenceTaken')
      : versionWords('proposal.consequenceLater', { from: at }),
  }
}

/** The pending change: its differences, its start, and the second person's decision. */
export function ProposalPart({ setting, wire, proposal, base, currency }: ProposalPartProps) {
  const { session } = useRouteContext({ from: '/shell' })
  const when = whenTexts(wire, proposal.inForceFrom)
  const changes = changeTexts(setting, proposal.changes, currency, [base?.data ?? {}, proposal.data])
  return (
    <>
      <Card title={versionWords('proposal.title')}>
        <div style={{ display: 'grid', gap: 12 }}>
          <GeneralLine kind={setting.kind} of={wire.key} base={base} />
          {changes.length === 0 && base !== undefined ? (
            <span>{words('changes.sameAsGeneral', { name: keyText(setting.kind, base.key) })}</span>
          ) : (
            <ChangeList changes={changes} />
          )}
          <Muted>{when.from}</Muted>
        </div>
      </Card>
      <ProposalCard
        proposal={proposal}
        what={versionWords('proposal.what')}
        consequence={when.consequence}
        mayDecide={wire.decides.includes(session.staff.role)}
        readOnly={versionWords('proposal.readOnly', { roles: rolesText(wire.decides) })}
      />
    </>
  )
}
