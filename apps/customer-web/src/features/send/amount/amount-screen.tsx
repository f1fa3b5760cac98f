import { styled } from '@mui/material/styles'
import type { PriceWire } from '@puente/contract/customer'
import { below, Button, Form, Link, Muted, Notice } from '@puente/ui'
import { format } from '@puente/web'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import { paths } from '../../../paths.ts'
import { useSignedIn } from '../../access/signed-in.ts'
import { isStopped } from '../../access/may-send.ts'
import { StandingNotice } from '../../restrictions/standing-notice.tsx'
import { limitText } from '../../limits/limit-text.ts'
import type { PriceSearch } from '../../quotes/price/price-search.ts'
import { useCalculation, type Calculation } from '../../quotes/use-calculation.ts'
import type { SendDraft } from '../../session-storage/draft-store.ts'
import { AmountFields } from './amount-fields.tsx'
import { withCorridor } from '../send-guards.ts'
import { useRecipientName, type SummaryFacts } from '../send-summary.tsx'
import { StepActions, StepBack, StepPage } from '../step-page.tsx'
import { nextStep, stepPaths } from '../steps.ts'
import { useDraft } from '../use-draft.ts'
import { words } from '../words.ts'

/** The amount step: either amount can be typed, and the typed one is fixed. */
export function AmountScreen() {
  const router = useRouter()
  const { actingAs } = useSignedIn()
  const { draft, note, keep } = useDraft()
  const calculation = useCalculation(searchOf(draft))
  const { typed, price, settled } = calculation
  // A larger amount needs evidence of funds. The next step asks for it.
  const asksEvidence = calculation.fault?.at === 'evidence'
  const fault = asksEvidence ? undefined : calculation.fault
  const [tried, setTried] = useState(false)

  const answer = useMemo(() => answerOf(draft, typed), [draft, typed])
  useEffect(() => {
    if (answer !== undefined && settled) note(answer)
  }, [answer, note, settled])

  const isOpen = !settled && fault === undefined && calculation.amount !== ''
  const mayGo = answer !== undefined && settled && fault === undefined
  const { going, go } = useGoing(isOpen, () => {
    if (mayGo) void router.navigate({ href: stepPaths[nextStep(keep(answer))]() })
  })

  const faultNow = tried ? faultIn(calculation.amount, fault?.text) : undefined
  const recipient = useRecipientName(draft.corridorId === typed.corridor ? draft.recipientId : undefined)
  const facts = useFacts(calculation, recipient)
  return (
    <StepPage
      step="amount"
      title={words('amount.title')}
      lead={words('amount.lead')}
      back={<StepBack href={paths.home()} />}
      facts={facts}
    >
      <StandingNotice actingAs={actingAs} />
      <Form
        busy={going}
        refusal={undefined}
        faults={faultNow === undefined ? {} : { [calculation.side]: faultNow }}
        onSubmit={() => {
          setTried(true)
          go()
        }}
      >
        <AmountFields calculation={calculation} />
        <AllowancePlace>
          {(price === undefined && isOpen) || price?.allowance?.reason === 'not-selling' ? null : (
            <Allowance allowance={price?.allowance} asksEvidence={asksEvidence} />
          )}
        </AllowancePlace>
        {isStopped(actingAs) ? null : <Next price={price} busy={going} />}
      </Form>
    </StepPage>
  )
}

const Next = ({ price, busy }: { price: PriceWire | undefined; busy: boolean }) => (
  <StepActions>
    <Button type="submit" kind="main" fullWidth busy={busy}>
      {price === undefined ? words('next') : words('amount.next', { amount: format.amount(price.send) })}
    </Button>
  </StepActions>
)

/** The facts of the summary. They stay the same object while the amount is typed, so that a key does not render it. */
function useFacts({ price, settled, corridor }: Calculation, recipient: string | undefined): SummaryFacts {
  const currency = corridor?.currency
  return useMemo(
    () => ({ price, isWaiting: !settled, currency, recipient }),
    [price, settled, currency, recipient],
  )
}

const faultIn = (amount: string, fault: string | undefined) =>
  amount === '' ? words('amount.missing') : fault

/** A click while the price is loading continues as soon as it is loaded. */
function useGoing(isOpen: boolean, goOn: () => void) {
  const [going, setGoing] = useState(false)
  const latest = useRef(goOn)
  useEffect(() => {
    latest.current = goOn
  })
  useEffect(() => {
    if (!going || isOpen) return
    setGoing(false)
    latest.current()
  }, [going, isOpen])
  return { going, go: () => setGoing(true) }
}

// Reserves the lines of the longest text on phones, so that the bar below does not move when it is loaded.
const AllowancePlace = styled('div')({ [below.md]: { minHeight: 120 } })

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

/** The amount of the draft, as the calculator takes it. */
const searchOf = ({ corridorId: corridor, side, amount }: SendDraft): PriceSearch => ({
  ...(corridor === undefined ? {} : { corridor }),
  ...(side === undefined ? {} : { side }),
  ...(amount === undefined ? {} : { amount }),
})

/** The draft with the values of the fields. */
function answerOf(draft: SendDraft, { corridor, side, amount }: PriceSearch): SendDraft | undefined {
  if (corridor === undefined || side === undefined || amount === undefined) return undefined
  return { ...withCorridor(draft, corridor), side, amount }
}
