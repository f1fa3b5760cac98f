import { customerRisks, type CustomerRisk } from '@puente/contract'
import type { StaffCustomer } from '@puente/contract/staff'
import { Button, Card, DefinitionList, Disclosure, Form, Select, TextArea } from '@puente/ui'
import { format, useEndpointForm } from '@puente/web'
import { noteRule } from '../../shell/rules.ts'
import { useFormDraft } from '../../shell/use-draft.ts'
import { useChangeRisk } from './queries.ts'
import { words } from './words.ts'

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
export function AnnualConfirmation({ customer: { id, confirmedAt, confirmation }, mayChange }: UpkeepProps) {
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

function RiskForm({ id, risk }: { id: string; risk: CustomerRisk }) {
  const change = useChangeRisk(id)
  const form = useEndpointForm({
    sending: change,
    defaults: { risk, reason: '' },
    draft: useFormDraft('risk'),
    submit: ({ risk: chosen, reason }, clear) =>
      change.mutate({ risk: chosen, reason: reason.trim() }, { onSuccess: clear }),
  })
  return (
    <Form {...form.props}>
      <Select
        label={words('upkeep.risk')}
        hint={words('upkeep.hint')}
        options={risks}
        {...form.field('risk')}
      />
      <TextArea
        label={words('upkeep.reason')}
        rows={2}
        maxLength={500}
        {...form.field('reason', noteRule(words('upkeep.reasonMissing')))}
      />
      <Button type="submit" kind="plain" busy={change.isPending} style={{ alignSelf: 'flex-start' }}>
        {words('upkeep.save')}
      </Button>
    </Form>
  )
}
