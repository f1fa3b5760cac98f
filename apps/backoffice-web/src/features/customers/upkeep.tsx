import { customerRisks, type CustomerRisk } from '@puente/contract'
import type { StaffCustomer } from '@puente/contract/staff'
import { Button, Card, DefinitionList, Disclosure, Form, Select, TextArea } from '@puente/ui'
import { faultsOf, format, refusalOf } from '@puente/web'
import { useState, type FormEvent } from 'react'
import { useChangeRisk } from './queries.ts'
import { words } from './words.ts'
import { useDraft } from '../../shell/use-draft.ts'

const risks = customerRisks.map((value) => ({ value, label: words(`upkeep.risks.${value}`) }))

interface UpkeepProps {
  customer: StaffCustomer
  /** Whether the reader may change the risk level. */
  mayChange: boolean
}

/**
 * When a customer last confirmed their details, when they must do so again, and the risk level that sets the
 * interval; for compliance.
 */
export function Upkeep({ customer: { id, confirmedAt, confirmation }, mayChange }: UpkeepProps) {
  if (confirmation === undefined) return null
  return (
    <Card title={words('upkeep.title')}>
      <DefinitionList
        columns={2}
        items={[
          { term: words('upkeep.confirmed'), value: format.date(confirmedAt) },
          { term: words('upkeep.due'), value: format.date(confirmation.dueAt) },
          { term: words('upkeep.risk'), value: words(`upkeep.risks.${confirmation.risk}`) },
        ]}
      />
      {mayChange ? (
        <Disclosure summary={words('upkeep.change')}>
          <RiskForm key={confirmation.risk} id={id} risk={confirmation.risk} />
        </Disclosure>
      ) : null}
    </Card>
  )
}

const isRisk = (value: string): value is CustomerRisk => customerRisks.some((risk) => risk === value)

function RiskForm({ id, risk }: { id: string; risk: CustomerRisk }) {
  const [chosen, setChosen] = useState<CustomerRisk>(risk)
  const [asked, setAsked] = useState(false)
  const change = useChangeRisk(id)
  const [reason, setReason] = useDraft('risk', '', change)
  const isShort = reason.trim().length < 3

  function submit(event: FormEvent) {
    event.preventDefault()
    setAsked(true)
    if (!isShort) change.mutate({ risk: chosen, reason: reason.trim() }, { onSuccess: () => setReason('') })
  }

  return (
    <Form
      busy={change.isPending}
      refusal={refusalOf(change.error)}
      faults={{
        ...faultsOf(change.error),
        ...(asked && isShort ? { reason: words('upkeep.reasonMissing') } : {}),
      }}
      onSubmit={submit}
    >
      <Select
        name="risk"
        label={words('upkeep.risk')}
        hint={words('upkeep.hint')}
        options={risks}
        value={chosen}
        onChange={(event) => {
          if (isRisk(event.target.value)) setChosen(event.target.value)
        }}
      />
      <TextArea
        name="reason"
        label={words('upkeep.reason')}
        rows={2}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" kind="plain" busy={change.isPending} style={{ alignSelf: 'flex-start' }}>
        {words('upkeep.save')}
      </Button>
    </Form>
  )
}
