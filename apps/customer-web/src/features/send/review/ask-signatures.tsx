import type { QuoteWire } from '@puente/contract/customer'
import { Button, Muted, RefusalNotice } from '@puente/ui'
import { hasCode, keyFor, refusalOf } from '@puente/web'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { api } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { recipientQuery } from '../../recipients/recipient-queries.ts'
import { eraseDraft, type SendDraft } from '../../session-storage/draft-store.ts'
import { words } from '../words.ts'

/** An order whose member may not sign it alone. */
export interface SigningOrder {
  readonly quote: QuoteWire
  readonly draft: SendDraft
}

/** Asks the other members for the signatures that the order lacks, and continues to the page of the request. */
export function AskSignatures({ quote, draft, onExpired }: SigningOrder & { onExpired: () => void }) {
  const ask = useAskSignatures({ quote, draft }, onExpired)
  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 12 }}>
      <RefusalNotice refusal={refusalOf(ask.error)} />
      <Button kind="main" fullWidth busy={ask.isPending || ask.isSuccess} onPress={() => ask.mutate()}>
        {words('review.askSignatures')}
      </Button>
      <Muted>{words('review.askSignaturesText')}</Muted>
    </div>
  )
}

function useAskSignatures({ quote, draft }: SigningOrder, onExpired: () => void) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const kept = useRef<ReturnType<typeof keyFor>>(undefined)
  return useMutation({
    mutationFn: async () => {
      const { recipientId, purpose, fundsSource } = draft
      if (recipientId === undefined || purpose === undefined || fundsSource === undefined)
        throw new Error('review was shown with an open question')
      const { relationship } = await queryClient.ensureQueryData(recipientQuery(recipientId))
      const body = { quoteId: quote.id, recipientId, purpose, fundsSource, relationship }
      kept.current = keyFor(body, kept.current)
      return api.createSignatureRequest({ body, idempotencyKey: kept.current.key })
    },
    onSuccess: async ({ id }) => {
      await queryClient.invalidateQueries({ queryKey: ['signature-requests'] })
      await router.navigate({ href: paths.signatureRequest(id), replace: true })
      eraseDraft(sessionStorage)
    },
    onError: async (error) => {
      if (hasCode(error, 'quote-expired')) onExpired()
      // A new item blocks sending: this step's guard redirects to it.
      if (hasCode(error, 'blocked-by-pending-item')) await router.invalidate()
    },
  })
}
