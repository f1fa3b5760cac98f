import type { CustomerSession } from '@puente/contract/customer'
import { Form, Notice, SkeletonLines } from '@puente/ui'
import { hasCode, refusalOf, useEndpointForm } from '@puente/web'
import { both, Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import { useSignedIn } from '../../access/signed-in.ts'
import { NewerPowersLink } from '../../customers/powers/newer-powers-link.tsx'
import { isStopped } from '../../access/may-send.ts'
import { StandingNotice } from '../../restrictions/standing-notice.tsx'
import { IdentityCard } from '../../onboarding/identity-card.tsx'
import { corridorsQuery, type Asked } from '../../quotes/price/price-queries.ts'
import { recipientQuery } from '../../recipients/recipient-queries.ts'
import { keptBank } from '../../session-storage/payer-bank.ts'
import type { QuoteDraft } from '../../session-storage/draft-store.ts'
import { askedOf } from '../quote-draft.ts'
import { directPayment } from '../payment/bank-advice.ts'
import { payerBanksQuery } from '../payment/payer-banks-query.ts'
import { AskSignatures, type SigningOrder } from './ask-signatures.tsx'
import { ReviewConfirm } from './review-confirm.tsx'
import { ReviewSections } from './review-sections.tsx'
import { ReturnedBefore } from '../../transfers/returned-before.tsx'
import { awaitedCorrectionQuery } from '../../transfers/transfer-queries.ts'
import { useDraftFacts } from '../send-summary.tsx'
import { StepBack, StepPage } from '../step-page.tsx'
import { useConfirmTransfer } from './use-confirm-transfer.ts'
import { useDraft, type DraftHandle } from '../use-draft.ts'
import { useFirmPrice, type FirmPrice } from './use-firm-price.ts'
import { WayOut } from './way-out.tsx'
import { words } from '../words.ts'

/** The summary before the order, with a firm price for 30 minutes. */
export function ReviewScreen() {
  const { draft, keep } = useDraft()
  const asked = askedOf(draft)
  // The route's guard ensures that both exist.
  if (asked === undefined || draft.quote === undefined) throw new Error('review stands without its guard')
  return <Review draft={draft} keep={keep} asked={asked} wish={draft.quote} />
}

interface ReviewProps extends Pick<DraftHandle, 'draft' | 'keep'> {
  asked: Asked
  wish: QuoteDraft
}

function Review({ draft, keep, asked, wish }: ReviewProps) {
  const firm = useFirmPrice(wish, asked, keep)
  const facts = useDraftFacts(draft)
  return (
    <StepPage
      step="review"
      title={words('review.title')}
      lead={words('review.lead')}
      back={<StepBack href={paths.sendPurpose()} />}
      facts={{ ...facts, price: firm.quote?.price }}
    >
      <ReviewForm draft={draft} keep={keep} firm={firm} />
    </StepPage>
  )
}

interface ReviewFormProps extends Pick<DraftHandle, 'draft' | 'keep'> {
  firm: FirmPrice
}

function ReviewForm({ draft, keep, firm }: ReviewFormProps) {
  const { actingAs } = useSignedIn()
  const confirm = useConfirmTransfer(keep, firm.expire)
  const recipient = useQuery(recipientQuery(draft.recipientId ?? ''))
  const corridors = useQuery(corridorsQuery)
  const correction = useQuery(awaitedCorrectionQuery(draft.recipientId ?? ''))
  const { quote } = firm
  const direct = useDirectPayment(quote?.price.send.amount ?? '0')
  const order = (pays: boolean) => {
    if (confirm.isPending || confirm.isSuccess) return
    if (quote !== undefined && !firm.expired && firm.replaced === undefined)
      confirm.mutate({ quote, draft, pays })
  }
  const form = useEndpointForm({
    sending: confirm,
    defaults: {},
    refusal: (error) =>
      refusalOf(firm.error) ?? (hasCode(error, 'quote-expired') ? undefined : refusalOf(error)),
    submit: () => order(direct.pays),
  })
  const payee = both(recipient, both(corridors, correction))
  return (
    <Loaded
      query={both({ ...firm, data: quote }, payee)}
      failed={words('review.failed')}
      skeleton={<SkeletonLines lines={8} />}
    >
      {([firmQuote, [found, [{ items }, { transfer }]]]) => (
        <Form {...form.props}>
          {transfer === undefined ? null : <ReturnedBefore transfer={transfer} />}
          <WayOut error={confirm.error} recipientId={found.id} />
          <ReviewSections
            draft={draft}
            price={firmQuote.price}
            recipient={found}
            corridor={items.find(({ id }) => id === found.corridorId)}
          />
          <Last
            actingAs={actingAs}
            askFor={hasCode(confirm.error, 'signatures-needed') ? { quote: firmQuote, draft } : undefined}
            onExpired={firm.expire}
          >
            <ReviewConfirm
              firm={firm}
              quote={firmQuote}
              direct={direct}
              busy={busyIn(confirm)}
              onLater={() => order(false)}
            />
          </Last>
        </Form>
      )}
    </Loaded>
  )
}

/** Whether the customer's bank takes the whole amount with the confirmation. */
function useDirectPayment(sendMinor: string): ReturnType<typeof directPayment> {
  const { data } = useQuery(payerBanksQuery)
  return directPayment(data?.items ?? [], keptBank(), sendMinor)
}

/** The button whose order is under way. */
function busyIn({ isPending, isSuccess, variables }: ReturnType<typeof useConfirmTransfer>) {
  if (!isPending && !isSuccess) return undefined
  return variables.pays ? 'pay' : 'later'
}

interface LastProps extends Pick<CustomerSession, 'actingAs'> {
  /** The order that lacks signatures. */
  askFor: SigningOrder | undefined
  onExpired: () => void
  children: ReactNode
}

/** The last part of the page: the confirmation, the request for signatures, or why there is neither. */
function Last({ actingAs, askFor, onExpired, children }: LastProps) {
  if (!actingAs.mayOrder) return <QuoteOnly actingAs={actingAs} />
  return askFor === undefined ? children : <AskSignatures {...askFor} onExpired={onExpired} />
}

/** Redirects customers who cannot send yet to the cause, with this page as return address. */
function QuoteOnly({ actingAs }: Pick<CustomerSession, 'actingAs'>) {
  const { kind, identity, jointPowers } = actingAs
  if (isStopped(actingAs)) return <StandingNotice actingAs={actingAs} />
  return kind === 'person' && identity !== 'confirmed' ? (
    <IdentityCard kind={kind} identity={identity} callbackUrl={paths.sendReview()} />
  ) : (
    <Notice
      title={words('review.quoteOnly')}
      actions={jointPowers === true ? <NewerPowersLink /> : undefined}
    >
      {words(jointPowers === true ? 'review.jointPowersText' : 'review.quoteOnlyText')}
    </Notice>
  )
}
