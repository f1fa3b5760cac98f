import type { PriceWire } from '@puente/contract/customer'
import { Button, Form, Link, Muted, Notice } from '@puente/ui'
import { format } from '@puente/web'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { paths } from '../../paths.ts'
import { useSignedIn } from '../access/signed-in.ts'
import { StandingNotice } from '../restrictions/standing-notice.tsx'
import { Calculator } from '../quotes/calculator.tsx'
import { limitText } from '../limits/limit-text.ts'
import type { PriceSearch } from '../quotes/price-search.ts'
import { useCalculation } from '../quotes/use-calculation.ts'
import type { SendDraft } from '../session-storage/draft-store.ts'
import { withCorridor } from './send-guards.ts'
import { StepPage } from './step-page.tsx'
import { nextStep, stepPaths } from './steps.ts'
import { useDraft } from './use-draft.ts'
import { words } from './words.ts'

/** The amount step: either amount can be typed, and the typed one is fixed. */
export function AmountScreen() {
  const router = useRouter()
  const { actingAs } = useSignedIn()
  const { draft, note, keep } = useDraft()
  const { corridorId: corridor, side, amount } = draft
  const calculation = useCalculation({
    ...(corridor === undefined ? {} : { corridor }),
    ...(side === undefined ? {} : { side }),
    ...(amount === undefined ? {} : { amount }),
  })
  const { typed, price, settled } = calculation
  // A larger amount needs evidence of funds. The next step asks for it.
  const asksEvidence = calculation.fault?.at === 'evidence'
  const fault = asksEvidence ? undefined : calculation.fault
  const [tried, setTried] = useState(false)
  const missing = calculation.amount === '' && tried ? words('amount.missing') : undefined

  const answer = useMemo(() => answerOf(draft, typed), [draft, typed])
  useEffect(() => {
    if (answer !== undefined && settled) note(answer)
  }, [answer, note, settled])

  // A click while the price is loading continues as soon as it is loaded.
  const [going, setGoing] = useState(false)
  const isOpen = !settled && fault === undefined && calculation.amount !== ''
  useEffect(() => {
    if (!going || isOpen) return
    setGoing(false)
    if (answer !== undefined && settled && fault === undefined)
      void router.navigate({ href: stepPaths[nextStep(keep(answer))]() })
  }, [answer, fault, going, isOpen, keep, router, settled])

  const faultNow = missing ?? (tried ? fault?.text : undefined)
  return (
    <StepPage step="amount" title={words('amount.title')} lead={words('amount.lead')} backHref={paths.home()}>
      <StandingNotice actingAs={actingAs} />
      <Form
        busy={going}
        refusal={undefined}
        faults={faultNow === undefined ? {} : { [calculation.side]: faultNow }}
        onSubmit={() => {
          setTried(true)
          setGoing(true)
        }}
      >
        <Calculator calculation={calculation}>
          <Button type="submit" kind="main" fullWidth busy={going}>
            {price === undefined
              ? words('next')
              : words('amount.next', { amount: format.amount(price.send) })}
          </Button>
          {price?.allowance?.reason === 'not-selling' ? null : (
            <Allowance allowance={price?.allowance} asksEvidence={asksEvidence} />
          )}
        </Calculator>
      </Form>
    </StepPage>
  )
}

interface AllowanceProps {
  allowance: PriceWire['allowance']
  asksEvidence: boolean
}

/** The allowance, the consequence of exceeding it, and a link to all limits. */
const Allowance = ({ allowance, asksEvidence }: AllowanceProps) => (
  <>
    {allowance === undefined || !asksEvidence ? null : (
      <Notice>{words('amount.evidence', { limit: limitText(allowance) })}</Notice>
    )}
    <Muted>
      {allowance === undefined || asksEvidence ? null : limitText(allowance)}{' '}
      <Link href={paths.limits()}>{words('amount.limits')}</Link>
      {allowance?.ways.includes('higher-level') === true ? (
        <>
          {' · '}
          <Link href={paths.level(paths.sendAmount())}>{words('amount.rise')}</Link>
        </>
      ) : null}
    </Muted>
  </>
)

/** The draft with the values of the fields. */
function answerOf(draft: SendDraft, { corridor, side, amount }: PriceSearch): SendDraft | undefined {
  if (corridor === undefined || side === undefined || amount === undefined) return undefined
  return { ...withCorridor(draft, corridor), side, amount }
}
