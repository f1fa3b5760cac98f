import type { StaffRestriction } from '@puente/contract/staff'
import { Card, DefinitionList, Disclosure, Muted, type Definition } from '@puente/ui'
import { format } from '@puente/web'
import { dayText } from '../../../shell/moments/moment.tsx'
import { ProposeForm } from '../../approvals/propose-form.tsx'
import { useProposeOnRestriction } from './queries.ts'
import { ReviewDay } from './review-day.tsx'
import {
  RestrictionFields,
  restrictionFaults,
  termsTyped,
  type Owners,
  type TypedRestriction,
} from './restriction-fields.tsx'
import { words } from './words.ts'

interface RestrictionCardProps {
  restriction: StaffRestriction
  owners: Owners
  /** Whether the reader may propose to change or end it now. */
  mayPropose: boolean
}

/** A restriction with its terms, its history, and for compliance the proposals to change or end it. */
export function RestrictionCard({ restriction, owners, mayPropose }: RestrictionCardProps) {
  const { kind, since, endedAt } = restriction
  return (
    <Card title={words(`inForce.${kind}`)}>
      <Terms
        terms={restriction}
        times={[
          { term: words('facts.since'), value: format.dateTime(since) },
          ...(endedAt === undefined ? [] : [{ term: words('facts.ended'), value: format.dateTime(endedAt) }]),
        ]}
      />
      <Disclosure summary={words('history')}>
        <History restriction={restriction} />
      </Disclosure>
      {mayPropose && endedAt === undefined ? (
        <Disclosure summary={words('act')}>
          <ChangeForm restriction={restriction} owners={owners} />
        </Disclosure>
      ) : null}
    </Card>
  )
}

interface TermsProps {
  terms: Pick<StaffRestriction, 'reason' | 'endsBy' | 'owner' | 'reviewOn' | 'effectiveOn' | 'endedAt'>
  times?: readonly Definition[]
}

/** The terms of a restriction, or of a proposal about one. */
export function Terms({ terms, times = [] }: TermsProps) {
  const { reason, endsBy, owner, reviewOn, effectiveOn, endedAt } = terms
  return (
    <DefinitionList
      columns={2}
      items={[
        { term: words('facts.reason'), value: words(`reasons.${reason}`) },
        { term: words('facts.endsBy'), value: words(`ends.${endsBy}`) },
        { term: words('facts.owner'), value: owner.name },
        ...times,
        ...(endedAt === undefined
          ? [{ term: words('facts.reviewOn'), value: <ReviewDay day={reviewOn} /> }]
          : []),
        ...(effectiveOn === undefined
          ? []
          : [{ term: words('facts.effectiveOn'), value: dayText(effectiveOn) }]),
      ]}
    />
  )
}

function History({ restriction: { history } }: { restriction: StaffRestriction }) {
  return (
    <ul>
      {history.map((step) => (
        <li key={step.at}>
          {stepText(step)}
          {step.note === undefined ? null : (
            <div>
              <Muted>{step.note}</Muted>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function stepText(step: StaffRestriction['history'][number]): string {
  const change = words(`changes.${step.change}`)
  const at = format.dateTime(step.at)
  if (step.confirmedBy === undefined) return words('stepAlone', { change, at })
  return words('step', {
    change,
    at,
    by: step.proposedBy,
    second: step.confirmedBy,
    reason: words(`reasons.${step.reason}`),
    owner: step.owner.name,
    review: dayText(step.reviewOn),
  })
}

function ChangeForm({ restriction, owners }: { restriction: StaffRestriction; owners: Owners }) {
  const { id, kind, reason, endsBy, owner, reviewOn, effectiveOn = '' } = restriction
  const propose = useProposeOnRestriction(id)
  const now: TypedRestriction = { reason, endsBy, ownerId: owner.id, reviewOn, effectiveOn }
  return (
    <ProposeForm
      title={words('onChange')}
      draft={id}
      options={[
        {
          value: 'change',
          label: words('change'),
          what: words('what.change'),
          more: (form) => <RestrictionFields kind={kind} owners={owners} form={form} />,
        },
        { value: 'end', label: words('end'), what: words('what.end') },
      ]}
      {...(kind === 'freeze' ? { second: words('freezeSecond') } : {})}
      propose={propose}
      fields={now}
      faults={restrictionFaults}
      body={(action, note, typed) => {
        if (action === 'end') return { note }
        const terms = termsTyped(typed, kind, note)
        if (terms === undefined) throw new Error('the form was sent without a choice')
        return terms
      }}
    />
  )
}
