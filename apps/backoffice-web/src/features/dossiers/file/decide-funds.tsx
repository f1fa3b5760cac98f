import { evidenceRefusals, type EvidenceRefusal } from '@puente/contract'
import type { CustomerFileWire } from '@puente/contract/staff'
import { AmountInput, Button, DatePicker, Form, Muted, RadioCards, Select } from '@puente/ui'
import { faultsOf, HttpError, refusalOf } from '@puente/web'
import { useState } from 'react'
import { endInChile } from '../../ledger/chile-time.ts'
import { fundsFaultsOf, lacksOf, type TypedFunds } from './funds-faults.ts'
import { useDecideFunds } from './queries.ts'
import { words } from './words.ts'

const decisions = (['accept', 'refuse'] as const).map((value) => ({
  value,
  label: words(`funds.decisions.${value}`),
  description: words(`funds.decisionTexts.${value}`),
}))
const reasons = evidenceRefusals.map((value) => ({ value, label: words(`funds.reasons.${value}`) }))
const reasonFor = (value: string): EvidenceRefusal | '' => evidenceRefusals.find((one) => one === value) ?? ''

const nothing: TypedFunds = { decision: '', ceiling: '', until: '', because: '' }

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
  const [typed, setTyped] = useState(nothing)
  const [faults, setFaults] = useState<Record<string, string>>({})
  const change = (part: Partial<TypedFunds>) => setTyped((before) => ({ ...before, ...part }))
  // Without an open request there is nothing to reject.
  const offered = funds.asked === undefined ? decisions.slice(0, 1) : decisions

  function submit() {
    const found = lacksOf(typed)
    setFaults(found)
    if (Object.keys(found).length > 0) return decide.reset()
    const { decision, ceiling, until, because } = typed
    if (decision === 'refuse' && because !== '')
      decide.mutate({ decision, because }, { onSuccess: () => setTyped(nothing) })
    if (decision === 'accept')
      decide.mutate(
        { decision, ceilingUsdCents: ceiling, until: endInChile(until, undefined) },
        { onSuccess: () => setTyped(nothing) },
      )
  }
  return (
    <Form
      busy={decide.isPending}
      refusal={refusalOf(decide.error)}
      faults={{
        ...faultsOf(decide.error),
        ...(decide.error instanceof HttpError ? fundsFaultsOf(decide.error.problem) : {}),
        ...faults,
      }}
      onSubmit={submit}
    >
      <RadioCards
        name="decision"
        legend={words('funds.decision')}
        columns={2}
        options={offered}
        value={typed.decision}
        onChange={(decision) => change({ decision })}
      />
      <FundsFields typed={typed} onChange={change} />
      {hasFiles ? <Muted>{words('funds.filesNote')}</Muted> : null}
      <Button type="submit" kind="primary" busy={decide.isPending} style={{ alignSelf: 'flex-start' }}>
        {words(typed.decision === 'refuse' ? 'funds.refuse' : 'funds.accept')}
      </Button>
    </Form>
  )
}

interface FundsFieldsProps {
  typed: TypedFunds
  onChange: (part: Partial<TypedFunds>) => void
}

/** The fields of the chosen decision. */
function FundsFields({ typed, onChange }: FundsFieldsProps) {
  if (typed.decision === '') return null
  if (typed.decision === 'refuse')
    return (
      <Select
        name="because"
        label={words('funds.because')}
        placeholder={words('funds.becauseChoose')}
        options={reasons}
        value={typed.because}
        onChange={(event) => onChange({ because: reasonFor(event.target.value) })}
      />
    )
  return (
    <>
      <AmountInput
        name="ceilingUsdCents"
        label={words('funds.ceiling')}
        hint={words('funds.ceilingHint')}
        currency="USD"
        decimals={2}
        value={typed.ceiling}
        onChange={(ceiling) => onChange({ ceiling })}
      />
      <DatePicker
        name="until"
        label={words('funds.until')}
        hint={words('funds.untilHint')}
        value={typed.until}
        onChange={(until) => onChange({ until })}
      />
    </>
  )
}
