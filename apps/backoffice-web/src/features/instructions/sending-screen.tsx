import type { SendingWire } from '@puente/contract/staff'
import { Column, Muted, Notice, PageHeading, SkeletonLines } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ProposalCard } from '../approvals/proposal-card.tsx'
import { useMayAct } from '../../shell/acting.ts'
import { DecisionPanel } from '../../shell/decision/decision-panel.tsx'
import { DifferencesTable } from './differences-table.tsx'
import { ExplainForm } from './explain-form.tsx'
import { OpenForm } from './open-form.tsx'
import { sendingQuery } from './queries.ts'
import { words } from './words.ts'

/** Shows whether instructions are sent, what stops them, and the proposal to resume. */
export function SendingScreen() {
  const query = useQuery(sendingQuery)
  return (
    <Column width="list">
      <PageHeading title={words('title')} lead={words('lead')} />
      <Loaded level={2} query={query} skeleton={<SkeletonLines lines={8} />}>
        {(sending) => <Sending sending={sending} />}
      </Loaded>
      <DecisionPanel id="sending" />
    </Column>
  )
}

const tones = { open: 'ok', comparing: 'info', closed: 'bad' } as const

function State({ sending }: { sending: SendingWire }) {
  const { state, since, read } = sending
  return (
    <Notice tone={tones[state]} title={words(`state.${state}`)}>
      <p>{words(`stateText.${state}`)}</p>
      <Muted>
        {[
          words('since', { at: format.dateTime(since) }),
          ...read.map(({ partner, at }) => `${words(`read.${partner}`, { at: format.dateTime(at) })}.`),
        ].join(' ')}
      </Muted>
    </Notice>
  )
}

function Sending({ sending }: { sending: SendingWire }) {
  const { state, unexplained, differences, proposal } = sending
  const { mayAct } = useMayAct()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const mayExplain = mayAct && state === 'closed' && proposal === undefined
  const standing = differences.map(({ id }) => id).filter((id) => chosen.has(id))
  return (
    <>
      <State sending={sending} />
      {proposal === undefined ? null : (
        <ProposalCard
          proposal={proposal}
          what={words('open.what')}
          consequence={words('open.consequence')}
          danger
          mayDecide={mayAct}
        />
      )}
      <DifferencesTable sending={sending} chosen={chosen} onChoose={mayExplain ? setChosen : undefined} />
      {mayExplain && differences.length > 0 ? (
        <ExplainForm ids={standing} onExplained={() => setChosen(new Set())} />
      ) : null}
      {mayExplain && unexplained === 0 ? <OpenForm /> : null}
    </>
  )
}
