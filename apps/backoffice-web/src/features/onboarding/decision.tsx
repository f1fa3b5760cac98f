import { applicationOutcomes, type StaffApplication } from '@puente/contract/staff'
import { applicationAsks, type ApplicationAsk } from '@puente/contract'
import { Checkbox } from '@puente/ui'
import type { EndpointForm } from '@puente/web'
import { DecisionBar } from '../../shell/case/decision-bar.tsx'
import { shellWords } from '../../shell/words.ts'
import { ProposalCard } from '../approvals/proposal-card.tsx'
import { ProposeForm } from '../approvals/propose-form.tsx'
import { useStanding } from '../decisions/escalations/use-standing.ts'
import { seenOf } from '../documents/review/seen.ts'
import { useProposeApplication } from './queries.ts'
import { caseConditions } from './review/case-conditions.ts'
import { words } from './words.ts'

const options = applicationOutcomes.map((value) => ({
  value,
  label: words(`options.${value}`),
  description: words(`options.${value}Text`),
  what: words(`options.${value}What`),
  ...(value === 'reopen'
    ? { more: ({ choice }: EndpointForm<{ asks: ApplicationAsk[] }>) => <Asks {...choice('asks')} /> }
    : {}),
}))

/** Proposes an outcome for the application; a second person confirms it. */
export function ApplicationDecision({ file }: { file: StaffApplication }) {
  const propose = useProposeApplication(file.id)
  const standing = useStanding(file.review.escalations)
  if (!file.isWaiting || (file.proposal === undefined && standing !== 'decides')) return null
  if (file.proposal === undefined)
    return (
      <div id="decision-form">
        <ProposeForm
          options={options}
          propose={propose}
          fields={{ asks: [] as ApplicationAsk[] }}
          body={(outcome, note, { asks }) => ({
            outcome,
            note,
            ...(outcome === 'reopen' ? { asks } : {}),
            ...(outcome === 'approve' ? { seen: seenOf(file.review.files) } : {}),
          })}
        />
        <DecisionBar
          conditions={caseConditions(file.review)}
          steps={{}}
          form={{ id: 'decision-form', text: shellWords('bar.form') }}
        />
      </div>
    )
  const { outcome, asks: asked = [] } = file.proposal
  return (
    <div id="decision-form">
      <ProposalCard
        proposal={file.proposal}
        what={words(`what.${outcome}`, { name: file.name })}
        consequence={[words(`consequence.${outcome}`), ...asked.map((ask) => words(`asks.${ask}`))].join(
          ' · ',
        )}
        danger={outcome === 'refuse'}
        mayDecide={standing !== 'waits'}
      />
      <DecisionBar
        conditions={outcome === 'approve' ? caseConditions(file.review) : []}
        steps={{}}
        form={{ id: 'decision-form', text: shellWords('bar.form') }}
      />
    </div>
  )
}

/** What the applicant must check again; shown to the applicant with their data. */
function Asks({ value, onChange }: { value: ApplicationAsk[]; onChange: (asks: ApplicationAsk[]) => void }) {
  return (
    <fieldset>
      <legend>{words('asks.title')}</legend>
      {applicationAsks.map((ask) => (
        <Checkbox
          key={ask}
          name={ask}
          label={words(`asks.${ask}`)}
          checked={value.includes(ask)}
          onChange={(event) =>
            onChange(
              applicationAsks.filter((one) => (one === ask ? event.target.checked : value.includes(one))),
            )
          }
        />
      ))}
    </fieldset>
  )
}
