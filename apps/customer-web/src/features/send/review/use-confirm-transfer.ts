import { isOverThreshold, pendingItemKinds, pendingKinds, type PendingPath } from '@puente/contract'
import type { QuoteWire } from '@puente/contract/customer'
import { hasCode, HttpError, keyFor, leaveFor } from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { api } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { pendingQuery } from '../../tasks/pending-queries.ts'
import { recipientQuery } from '../../recipients/recipient-queries.ts'
import { storeTransfer } from '../../transfers/transfer-queries.ts'
import { beginPaying } from '../../session-storage/paying.ts'
import { usePaymentStart } from '../payment/use-payment-start.ts'
import { eraseDraft, type SendDraft } from '../../session-storage/draft-store.ts'

interface Confirmation {
  readonly quote: QuoteWire
  readonly draft: SendDraft
  /** Whether the payment at the bank starts with the order; otherwise the pay screen offers every way to pay. */
  readonly pays: boolean
}

/** The path from a refusal that concerns this amount only, where its cause is settled. */
function pathOf(error: unknown): PendingPath | undefined {
  const facts = error instanceof HttpError ? error.problem?.facts : undefined
  const kind = pendingKinds.find((one) => one === facts?.['kind'])
  return kind !== undefined && isOverThreshold({ kind }) ? pendingItemKinds[kind].path : undefined
}

/**
 * Confirms the order exactly once despite double clicks, retries and reloads, and continues to the payment, at the
 * bank when `pays`. Where that start fails, the order stands and the pay screen offers it again.
 */
export function useConfirmTransfer(keep: (answers: SendDraft) => unknown, onExpired: () => void) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const bank = usePaymentStart()
  const goToWhatBlocks = async (error: unknown) => {
    await queryClient.invalidateQueries({ queryKey: pendingQuery.queryKey })
    // The guard does not know items that block only this amount: the refusal names their path.
    const path = pathOf(error)
    if (path === undefined) await router.invalidate()
    else await router.navigate({ href: paths.pending(path, paths.sendReview()), replace: true })
  }
  return useMutation({
    mutationFn: async ({ quote, draft }: Confirmation) => {
      const { recipientId, purpose, fundsSource, order } = draft
      if (recipientId === undefined || purpose === undefined || fundsSource === undefined) {
        throw new Error('review was shown with an open question')
      }
      const { relationship } = await queryClient.ensureQueryData(recipientQuery(recipientId))
      const body = { quoteId: quote.id, recipientId, purpose, fundsSource, relationship }
      const confirmed = keyFor(body, order)
      keep({ order: confirmed })
      return api.createTransfer({ body, idempotencyKey: confirmed.key })
    },
    onSuccess: async (transfer, { pays }) => {
      await storeTransfer(queryClient, transfer)
      void queryClient.invalidateQueries({ queryKey: ['recipients'], refetchType: 'none' })
      // An order in review cannot be paid yet: its page says so, with the deadline.
      const { payment } = transfer
      const address =
        pays && payment !== undefined ? await bank.start(transfer.id).catch(() => undefined) : undefined
      if (address !== undefined && payment !== undefined) beginPaying(transfer.id, payment.receivedMinor)
      const next = payment === undefined ? paths.transfer(transfer.id) : paths.sendPay(transfer.id)
      await router.navigate({ href: next, replace: true })
      eraseDraft(sessionStorage)
      // The pay screen is in the history, where the way back from the bank leads.
      if (address !== undefined) leaveFor(address)
    },
    onError: (error) => {
      if (hasCode(error, 'quote-expired')) onExpired()
      // A new item blocks sending: this step's guard redirects to it.
      if (hasCode(error, 'blocked-by-pending-item')) void goToWhatBlocks(error)
    },
  })
}
