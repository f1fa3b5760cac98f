import type { StaffRules, StaffRulesWire } from '@puente/contract/staff'
import {
  Button,
  Card,
  Column,
  DefinitionList,
  Form,
  Muted,
  PageHeading,
  SkeletonLines,
  TextArea,
  TextInput,
} from '@puente/ui'
import { faultsOf, format, refusalOf } from '@puente/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RouteBackLink } from '../../shell/links.ts'
import { Loaded } from '../../shell/loaded.tsx'
import { ProposalCard } from '../approvals/proposal-card.tsx'
import { staffRulesQuery, useDecideRules, useProposeRules } from './queries.ts'
import { words } from './words.ts'

/** Allowed e-mail domains of staff, the hours before new staff may confirm, and the waiting proposal to change them. */
export function StaffRulesScreen() {
  const query = useQuery(staffRulesQuery)
  return (
    <Column width="reading">
      <PageHeading
        title={words('rules.title')}
        lead={words('rules.lead')}
        back={<RouteBackLink to="/staff-members">{words('back')}</RouteBackLink>}
      />
      <Loaded level={2} query={query} skeleton={<SkeletonLines lines={6} />}>
        {(published) => <Rules key={published.version} published={published} />}
      </Loaded>
    </Column>
  )
}

function Rules({ published: { version, inForceFrom, rules, proposal } }: { published: StaffRulesWire }) {
  const decide = useDecideRules()
  return (
    <>
      <Card title={words('rules.inForce')}>
        <Muted>
          {words('rules.version', { version: format.count(version), from: format.date(inForceFrom) })}
        </Muted>
        <RulesList rules={rules} />
      </Card>
      {proposal === undefined ? (
        <Card title={words('rules.propose')}>
          <ChangeRules rules={rules} />
        </Card>
      ) : (
        <>
          <Card title={words('rules.proposed')}>
            <RulesList rules={proposal.rules} />
          </Card>
          <ProposalCard
            proposal={proposal}
            what={words('rules.what')}
            consequence={words('rules.consequence')}
            decide={decide}
          />
        </>
      )}
    </>
  )
}

const RulesList = ({ rules: { mailDomains, hoursBeforeConfirming } }: { rules: StaffRules }) => (
  <DefinitionList
    items={[
      {
        term: words('rules.domains'),
        value: mailDomains.length === 0 ? words('rules.anyDomain') : mailDomains.join(', '),
      },
      { term: words('rules.hours'), value: format.count(hoursBeforeConfirming) },
    ]}
  />
)

const domainsIn = (typed: string): string[] =>
  typed
    .split(/[\s,]+/)
    .map((domain) => domain.trim().toLowerCase().replace(/^@/, ''))
    .filter((domain) => domain !== '')

const faultsIn = (hours: number, note: string): Record<string, string> => ({
  ...(hours < 1 || hours > 720 ? { hours: words('rules.hoursMissing') } : {}),
  ...(note.trim().length < 3 ? { note: words('note.missing') } : {}),
})

function ChangeRules({ rules }: { rules: StaffRules }) {
  const propose = useProposeRules()
  const [domains, setDomains] = useState(rules.mailDomains.join('\n'))
  const [hours, setHours] = useState(String(rules.hoursBeforeConfirming))
  const [note, setNote] = useState('')
  const [faults, setFaults] = useState<Record<string, string>>({})
  const submit = () => {
    const count = /^\d{1,3}$/.test(hours.trim()) ? Number(hours) : 0
    const found = faultsIn(count, note)
    setFaults(found)
    if (Object.keys(found).length > 0) return propose.reset()
    propose.mutate({
      rules: { mailDomains: domainsIn(domains), hoursBeforeConfirming: count },
      note: note.trim(),
    })
  }
  const nameOf = (at: string) => (at.startsWith('rules.mailDomains') ? 'domains' : at)
  const labels = { domains: words('rules.domains'), hours: words('rules.hours'), note: words('note.label') }
  return (
    <Form
      busy={propose.isPending}
      refusal={refusalOf(propose.error)}
      faults={{ ...faultsOf(propose.error, nameOf, labels), ...faults }}
      onSubmit={submit}
    >
      <TextArea
        name="domains"
        label={labels.domains}
        hint={words('rules.domainsHint')}
        rows={3}
        maxLength={5100}
        value={domains}
        onChange={(event) => setDomains(event.target.value)}
      />
      <TextInput
        name="hours"
        label={labels.hours}
        hint={words('rules.hoursHint')}
        inputMode="numeric"
        maxLength={3}
        value={hours}
        onChange={(event) => setHours(event.target.value)}
      />
      <TextArea
        name="note"
        label={labels.note}
        hint={words('note.hint')}
        rows={2}
        maxLength={1000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button type="submit" kind="primary" busy={propose.isPending} style={{ alignSelf: 'flex-start' }}>
        {words('rules.submit')}
      </Button>
    </Form>
  )
}
