import { evidenceRefusals, type EvidenceRefusal } from '@puente/contract'
import type { CustomerFileWire } from '@puente/contract/staff'
import { AmountInput, Button, DatePicker, Form, Muted, RadioCards, Select } from '@puente/ui'
import { endInChile, type EndpointForm, faultsOf, HttpError, isDay, useEndpointForm } from '@puente/web'
import { fundsFaultsOf } from './funds-faults.ts'
import { useDecideFunds } from './queries.ts'
import { words } from './words.ts'

const decisions = (['accept', 'refuse'] as const).map((value) => ({
  value,
  label: words(`funds.decisions.${value}`),
  description: words(`funds.decisionTexts.${value}`),
}))
const reasons = evidenceRefusals.map((value) => ({ value, label: words(`funds.reasons.${value}`) }))

interface Typed {
  readonly decision: 'accept' | 'refuse' | ''
  /** US cents. */
  readonly ceilingUsdCents: string
  /** The last day of validity, as an ISO date. */
  readonly until: string
  readonly because: EvidenceRefusal | ''
}
const nothing: Typed = { decision: '', ceilingUsdCents: '', until: '', because: '' }

interface DecideFundsProps {
  customerId: string
  funds: CustomerFileWire['funds']
  hasFiles: boolean
}

/**
 * Decides about evidence of funds: accepts it up to an amount and until a date, or rejects it with a reason.
 */
export function DecideFunds({ customerId, funds, hasFiles }: DecideFundsProps) {
  const decide = useDecideFunds(customerId)
  const form = useEndpointForm<Typed>({
    sending: decide,
    defaults: nothing,
    faults: (error) => ({
      ...faultsOf(error),
      ...(error instanceof HttpError ? fundsFaultsOf(error.problem) : {}),
    }),
    submit: ({ decision, ceilingUsdCents, until, because }, clear) => {
      if (decision === 'refuse' && because !== '') decide.mutate({ decision, because }, { onSuccess: clear })
      if (decision === 'accept')
        decide.mutate(
          { decision, ceilingUsdCents, until: endInChile(until, undefined) },
          { onSuccess: clear },
        )
    },
  })
  // Without an open request and without evidence in force there is nothing to reject.
  const offered =
    funds.asked === undefined && funds.evidence === undefined ? decisions.slice(0, 1) : decisions
  const decision = form.choice('decision', { required: words('funds.missing') })
  return (
    <Form {...form.props}>
      <RadioCards legend={words('funds.decision')} columns={2} options={offered} {...decision} />
      {decision.value === '' ? null : <FundsFields decision={decision.value} form={form} />}
      {funds.evidence === undefined ? null : <Muted>{words('funds.replaces')}</Muted>}
      {hasFiles ? <Muted>{words('funds.filesNote')}</Muted> : null}
      <Button type="submit" kind="primary" busy={decide.isPending} style={{ alignSelf: 'flex-start' }}>
        {words(decision.value === 'refuse' ? 'funds.refuse' : 'funds.accept')}
      </Button>
    </Form>
  )
}

interface FundsFieldsProps {
  decision: 'accept' | 'refuse'
  form: EndpointForm<Typed>
}

/** The fields of the chosen decision. */
function FundsFields({ decision, form }: FundsFieldsProps) {
  if (decision === 'refuse')
    return (
      <Select
        label={words('funds.because')}
        placeholder={words('funds.becauseChoose')}
        options={reasons}
        {...form.field('because', { required: words('funds.becauseMissing') })}
      />
    )
  return (
    <>
      <AmountInput
        label={words('funds.ceiling')}
        hint={words('funds.ceilingHint')}
        currency="USD"
        decimals={2}
        {...form.choice('ceilingUsdCents', { required: words('funds.ceilingMissing') })}
      />
      <DatePicker
        label={words('funds.until')}
        hint={words('funds.untilHint')}
        {...form.choice('until', { validate: (day) => isDay(day) || words('funds.untilMissing') })}
      />
    </>
  )
}
