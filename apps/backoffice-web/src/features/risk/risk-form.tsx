import { customerRisks, type CustomerRisk } from '@puente/contract'
import { Button, Form, Select, TextArea } from '@puente/ui'
import { useEndpointForm } from '@puente/web'
import { noteRule } from '../../shell/rules.ts'
import { useFormDraft } from '../../shell/case/use-draft.ts'
import { useChangeRisk } from './queries.ts'
import { words } from './words.ts'

const risks = customerRisks.map((value) => ({ value, label: words(`risks.${value}`) }))

/** Sets a risk instead of the one by rules; a lower one waits for a second person. */
export function RiskForm({ id, risk }: { id: string; risk: CustomerRisk }) {
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
      <Select label={words('risk')} hint={words('hint')} options={risks} {...form.field('risk')} />
      <TextArea
        label={words('reason')}
        rows={2}
        maxLength={500}
        {...form.field('reason', noteRule(words('reasonMissing')))}
      />
      <Button type="submit" kind="plain" busy={change.isPending} style={{ alignSelf: 'flex-start' }}>
        {words('save')}
      </Button>
    </Form>
  )
}
