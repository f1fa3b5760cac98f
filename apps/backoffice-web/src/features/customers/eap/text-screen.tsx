import type { EapTextsWire, EapTextWire } from '@puente/contract/staff'
import { Card, Column, DefinitionList, Muted, PageHeading, Prose, SkeletonLines } from '@puente/ui'
import { format } from '@puente/web'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../../shell/loaded.tsx'
import { ProposalCard } from '../../approvals/proposal-card.tsx'
import { eapTextQuery, useDecideText } from './queries.ts'
import { TextForm } from './text-form.tsx'
import { words } from './words.ts'

/** What the operator asks customers to confirm: the text in force, and the next one in the hands of two people. */
export function EapTextScreen() {
  const query = useQuery(eapTextQuery)
  return (
    <Column width="full">
      <PageHeading title={words('title')} lead={words('lead')} />
      <Loaded query={query} level={2} skeleton={<SkeletonLines lines={8} />}>
        {(texts) => <Texts texts={texts} />}
      </Loaded>
    </Column>
  )
}

function Texts({ texts: { inForce, proposal } }: { texts: EapTextsWire }) {
  const decide = useDecideText()
  const { version, inForceFrom, ...text } = inForce
  return (
    <>
      <Card title={words('inForce', { version: String(version) })}>
        <Muted>{words('since', { date: format.date(inForceFrom) })}</Muted>
        <Shown text={text} />
      </Card>
      {proposal === undefined ? (
        <TextForm key={version} text={text} />
      ) : (
        <>
          <Card title={words('proposed')}>
            <Shown text={proposal.text} />
          </Card>
          <ProposalCard
            proposal={proposal}
            what={words('proposal.what')}
            consequence={words('proposal.consequence')}
            decide={decide}
          />
        </>
      )}
    </>
  )
}

function Shown({ text: { title, text, questions } }: { text: EapTextWire }) {
  return (
    <>
      <h3>{title}</h3>
      <Prose text={text} />
      {questions.length === 0 ? (
        <Muted>{words('noQuestions')}</Muted>
      ) : (
        <DefinitionList
          items={questions.map(({ code, kind, label }) => ({
            key: code,
            term: label,
            value: words(`propose.kinds.${kind}`),
          }))}
        />
      )}
    </>
  )
}
