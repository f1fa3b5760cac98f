import type { SelfieComparisonWire, StaffLevelApplication } from '@puente/contract/staff'
import { Card, DefinitionList, Muted, Notice, Section, SkeletonLines, Text } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { OtherCheckForm } from './other-check-form.tsx'
import { Pictures } from './pictures.tsx'
import { selfieQuery } from './queries.ts'
import { words } from './words.ts'

/** The selfie that a level needs, beside the identity document, with the verdict of a person. */
export function Selfie({ application: { id, status } }: { application: StaffLevelApplication }) {
  const query = useQuery(selfieQuery(id))
  return (
    <Section id="selfie" title={words('title')}>
      <Card>
        <Loaded query={query} skeleton={<SkeletonLines lines={6} />}>
          {(selfie) => <Comparison id={id} selfie={selfie} isOpen={status === 'submitted'} />}
        </Loaded>
      </Card>
    </Section>
  )
}

interface ComparisonProps {
  id: string
  selfie: SelfieComparisonWire
  /** Whether the application waits for staff. */
  isOpen: boolean
}

function Comparison({ id, selfie, isOpen }: ComparisonProps) {
  const { state, consentedAt, advice, checks } = selfie
  return (
    <>
      <Text>
        <p>
          {words(`states.${state}`)}{' '}
          {consentedAt === undefined ? null : words('consented', { at: format.dateTime(consentedAt) })}
        </p>
      </Text>
      {advice === undefined ? null : (
        <Notice title={words('advice.title')}>
          <p>
            {words(`advice.${advice.state}`, { score: format.percent(advice.scoreBps ?? 0) })}{' '}
            {words('advice.text')}
          </p>
        </Notice>
      )}
      {/* Pictures of before an answer are not those to decide about. */}
      <Pictures
        key={`${selfie.selfie?.id} ${selfie.identity?.id} ${state}`}
        id={id}
        selfie={selfie}
        isOpen={isOpen}
      />
      {isOpen && state !== 'accepted' ? <OtherCheckForm id={id} /> : null}
      {checks.length === 0 ? null : (
        <>
          <Muted>{words('checks.title')}</Muted>
          <DefinitionList items={checks.map(lineOf)} />
        </>
      )}
    </>
  )
}

const lineOf = ({
  verdict,
  method = 'visit',
  note,
  by = '',
  at,
}: SelfieComparisonWire['checks'][number]) => ({
  term:
    verdict === undefined
      ? words('checks.method', { method: words(`other.methods.${method}`) })
      : words('checks.verdict', { verdict: words(`verdict.values.${verdict}`) }),
  value: [words('checks.by', { by, at: format.dateTime(at) }), note].filter(Boolean).join(' · '),
})
