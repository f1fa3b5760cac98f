import type { CustomerRiskView, RiskAssessment } from '@puente/contract/staff'
import { Card, DefinitionList, Disclosure, Muted, SkeletonLines, StatusChip } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ProposalCard } from '../approvals/proposal-card.tsx'
import { riskQuery } from './queries.ts'
import { words } from './words.ts'
import { factText, valueText } from './contribution-text.ts'
import { ExposedCard } from './exposed-card.tsx'
import { RiskForm } from './risk-form.tsx'

interface RiskPanelProps {
  id: string
  /** The customer's name. */
  name: string
  /** Whether the reader may set the risk. */
  mayChange: boolean
}

/** The risk of a customer: what is in force, the points that make up the score, and the former scores. */
export function RiskPanel({ id, name, mayChange }: RiskPanelProps) {
  const query = useQuery(riskQuery(id))
  return (
    <Loaded level={2} query={query} skeleton={<SkeletonLines lines={6} />}>
      {(view) => (
        <>
          {mayChange && view.exposure !== undefined ? (
            <ExposedCard id={id} name={name} exposed={view.exposure} />
          ) : null}
          {view.proposal === undefined ? null : (
            <ProposalCard
              proposal={view.proposal}
              what={words('proposal.what', {
                name,
                risk: words(`risks.${view.proposal.risk}`),
              })}
              consequence={words('proposal.consequence')}
            />
          )}
          <RiskCard view={view}>
            {mayChange && view.proposal === undefined ? (
              <Disclosure summary={words('change')}>
                <RiskForm key={view.risk} id={id} risk={view.risk} />
              </Disclosure>
            ) : null}
          </RiskCard>
        </>
      )}
    </Loaded>
  )
}

function RiskCard({ view, children }: { view: CustomerRiskView; children: ReactNode }) {
  const [latest, ...former] = view.assessments
  return (
    <Card title={words('title')}>
      <DefinitionList
        columns={2}
        items={[
          {
            term: words('risk'),
            value: <StatusChip>{words(`risks.${view.risk}`)}</StatusChip>,
          },
          { term: words('diligence'), value: words(`diligences.${view.diligence}`) },
          { term: words('review'), value: words('months', { count: view.reviewMonths }) },
          ...(view.override === undefined
            ? []
            : [{ term: words('override'), value: overrideText(view.override) }]),
          ...(view.declaresNow === undefined
            ? []
            : [{ term: words('declaresNow'), value: words(`declared.${view.declaresNow}`) }]),
          ...(view.kept === undefined ? [] : [{ term: words('kept'), value: overrideText(view.kept) }]),
        ]}
      />
      {latest === undefined ? <Muted>{words('none')}</Muted> : <Score of={latest} />}
      {former.length === 0 ? null : (
        <Disclosure summary={words('history')}>
          {former.map((one) => (
            <Score key={one.at} of={one} />
          ))}
        </Disclosure>
      )}
      {children}
    </Card>
  )
}

/** One score with what each fact adds to it. */
function Score({ of: { at, score, risk, rulesVersion, contributions } }: { of: RiskAssessment }) {
  return (
    <>
      <Muted>
        {words('score', {
          at: format.dateTime(at),
          score,
          risk: words(`risks.${risk}`),
          version: format.count(rulesVersion),
        })}
      </Muted>
      {contributions.length === 0 ? (
        <Muted as="p">{words('nothing')}</Muted>
      ) : (
        <DefinitionList
          columns={2}
          items={contributions.map((one) => ({
            term: `${factText(one)}: ${valueText(one)}`,
            value: words('points', { count: one.points }),
          }))}
        />
      )}
    </>
  )
}

function overrideText({
  at,
  reason,
  by,
  confirmedBy,
}: Omit<NonNullable<CustomerRiskView['override']>, 'risk'>): string {
  const who = [by, confirmedBy].filter((name) => name !== undefined && name !== '').join(', ')
  return [format.date(at), who, reason].filter((part) => part !== undefined && part !== '').join(' · ')
}
