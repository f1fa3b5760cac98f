import type { RewardTermsWire, StaffReferralTermsWire } from '@puente/contract/staff'
import { AmountInput, Card, DefinitionList, Muted, TextInput } from '@puente/ui'
import { format } from '@puente/web'
import { useState } from 'react'
import { ProposalCard } from '../approvals/proposal-card.tsx'
import { ChangeForm } from './change-form.tsx'
import { useDecideTerms, useMayPublish, useProposeTerms } from './queries.ts'
import { VersionLine } from './version-line.tsx'
import { words } from './words.ts'

const amounts = ['inviterMinor', 'invitedMinor', 'minimumSendMinor'] as const
const counts = ['mostPerYear', 'keptDays'] as const
type Field = (typeof amounts)[number] | (typeof counts)[number]

const label = (field: Field) => words(`terms.fields.${field}`)
const labels = Object.fromEntries([...amounts, ...counts].map((field) => [field, label(field)]))

/** What an invitation brings, what is proposed instead, and the way to propose it. */
export function TermsPart({
  published: { version, inForceFrom, terms, proposal },
}: {
  published: StaffReferralTermsWire
}) {
  const mayPublish = useMayPublish()
  const decide = useDecideTerms()
  return (
    <>
      <Card title={words('terms.title')}>
        <VersionLine version={version} from={inForceFrom} />
        <Terms terms={terms} />
        {mayPublish && proposal === undefined ? <ChangeTerms terms={terms} /> : null}
      </Card>
      {proposal === undefined ? null : (
        <>
          <Card tone="soft">
            <Terms terms={proposal.terms} before={terms} />
          </Card>
          <ProposalCard
            proposal={proposal}
            what={words('terms.what')}
            consequence={words('terms.consequence')}
            decide={mayPublish ? decide : undefined}
          />
        </>
      )}
    </>
  )
}

const shown = (terms: RewardTermsWire, field: Field): string =>
  field === 'mostPerYear' || field === 'keptDays' ? format.count(terms[field]) : format.clp(terms[field])

/** The terms, one per line; beside what changes stands what it was. */
function Terms({ terms, before = terms }: { terms: RewardTermsWire; before?: RewardTermsWire }) {
  return (
    <DefinitionList
      items={[...amounts, ...counts].map((field) => ({
        term: label(field),
        value:
          terms[field] === before[field] ? (
            shown(terms, field)
          ) : (
            <>
              {shown(terms, field)} <Muted as="del">{shown(before, field)}</Muted>
            </>
          ),
      }))}
    />
  )
}

function ChangeTerms({ terms }: { terms: RewardTermsWire }) {
  const propose = useProposeTerms()
  const [typed, setTyped] = useState<Record<Field, string>>({
    ...terms,
    mostPerYear: String(terms.mostPerYear),
    keptDays: String(terms.keptDays),
  })
  const set = (field: Field) => (value: string) => setTyped((before) => ({ ...before, [field]: value }))
  const lacks = () =>
    Object.fromEntries(
      [...amounts, ...counts].flatMap((field) =>
        /^\d{1,9}$/.test(typed[field].trim()) ? [] : [[field, words('terms.missing')]],
      ),
    )
  return (
    <ChangeForm
      busy={propose.isPending}
      error={propose.error}
      lacks={lacks}
      rename={(at) => at.replace('terms.', '')}
      labels={labels}
      onPropose={(note) =>
        propose.mutate({
          note,
          terms: { ...typed, mostPerYear: Number(typed.mostPerYear), keptDays: Number(typed.keptDays) },
        })
      }
    >
      {amounts.map((field) => (
        <AmountInput
          key={field}
          name={field}
          label={label(field)}
          hint={words(`terms.hints.${field}`)}
          currency="CLP"
          decimals={0}
          value={typed[field]}
          onChange={set(field)}
        />
      ))}
      {counts.map((field) => (
        <TextInput
          key={field}
          name={field}
          label={label(field)}
          hint={words(`terms.hints.${field}`)}
          inputMode="numeric"
          maxLength={4}
          value={typed[field]}
          onChange={(event) => set(field)(event.target.value)}
        />
      ))}
    </ChangeForm>
  )
}
