import { Form, Notice, SkeletonLines } from '@puente/ui'
import { hasCode, refusalOf } from '@puente/web'
import { paths } from '../../paths.ts'
import { useSignedIn } from '../access/session.ts'
import type { Asked } from '../quotes/price-queries.ts'
import type { QuoteDraft } from './draft-store.ts'
import { askedOf } from './quote-draft.ts'
import { ReviewConfirm } from './review-confirm.tsx'
import { ReviewSections } from './review-sections.tsx'
import { StepPage } from './step-page.tsx'
import { useConfirmTransfer } from './use-confirm-transfer.ts'
import { useDraft } from './use-draft.ts'
import { useFirmPrice } from './use-firm-price.ts'
import { words } from './words.ts'

/** Everything once more before the order, with its price firm for half an hour. */
export function ReviewScreen() {
  const { draft } = useDraft()
  const asked = askedOf(draft)
  // The route's guard lets nobody here without both.
  if (asked === undefined || draft.quote === undefined) throw new Error('review stands without its guard')
  return (
    <StepPage
      step="review"
      title={words('review.title')}
      lead={words('review.lead')}
      backHref={paths.sendPurpose()}
    >
      <Review asked={asked} wish={draft.quote} />
    </StepPage>
  )
}

function Review({ asked, wish }: { asked: Asked; wish: QuoteDraft }) {
  const { actingAs } = useSignedIn()
  const { draft, keep } = useDraft()
  const firm = useFirmPrice(wish, asked, keep)
  const confirm = useConfirmTransfer(keep, firm.expire)
  const { quote } = firm
  if (quote === undefined) return <SkeletonLines lines={8} />
  const hidden = hasCode(confirm.error, 'quote-expired')
  return (
    <Form
      busy={confirm.isPending}
      refusal={refusalOf(firm.error) ?? (hidden ? undefined : refusalOf(confirm.error))}
      faults={{}}
      onSubmit={() => {
        if (!firm.expired && firm.replaced === undefined) confirm.mutate({ quote, draft })
      }}
    >
      <ReviewSections draft={draft} price={quote.price} />
      {actingAs.mayOrder ? (
        <ReviewConfirm firm={firm} price={quote.price} busy={confirm.isPending || confirm.isSuccess} />
      ) : (
        <Notice title={words('review.quoteOnly')}>{words('review.quoteOnlyText')}</Notice>
      )}
    </Form>
  )
}
