import { fromWireId, isRefusal, refuse, uuidOf } from '@puente/contract'
import { customerEndpoints as endpoints } from '@puente/contract/customer'
import type { NamesPort } from '../../../partners/names.ts'
import { handler, lookedHandler, preparedHandler, type Handler } from '../../../platform/http/handler.ts'
import { quoteFor } from '../../quotes/index.ts'
import { screenOrder } from '../orders/create-transfer.ts'
import { demandAfterRefusal, needsEvidence } from '../orders/due-diligence.ts'
import { declineRequest, withdrawRequest } from './end-request.ts'
import { requestSignatures } from './request-signatures.ts'
import { partiesOfRequest, quoteOfRequest, signRequest } from './sign-request.ts'
import { signatureSummaries, signatureView } from './signature-view.ts'
import { requestFor, requestsOf } from './signatures.store.ts'

const requestHandler = preparedHandler(
  endpoints.createSignatureRequest,
  async () => undefined,
  async (work, { body }) => {
    const quoteId = fromWireId('quote', body.quoteId)
    const recipientId = fromWireId('recipient', body.recipientId)
    if (quoteId === undefined || recipientId === undefined) return refuse('not-found')
    const request = await requestSignatures(work, { ...body, quoteId, recipientId })
    return isRefusal(request) ? request : signatureView(work, request)
  },
  {
    whenRefused: async (runtime, { body, actor }, refusal) => {
      const quoteId = fromWireId('quote', body.quoteId)
      return needsEvidence(refusal) && quoteId !== undefined
        ? demandAfterRefusal(runtime, actor, (work) => quoteFor(work, quoteId), refusal)
        : refusal
    },
  },
)

const signHandler = (names: NamesPort): Handler =>
  lookedHandler(endpoints.createSignature, {
    look: (work, { params }) => partiesOfRequest(work, uuidOf('signature-request', params.id)),
    prepare: (_runtime, _asked, parties) => screenOrder(names, parties),
    handle: async (work, { params, body }, screened) => {
      const shownSendMinor = BigInt(body.shownSendMinor)
      const id = uuidOf('signature-request', params.id)
      const signed = await signRequest(work, id, { shownSendMinor, screened })
      return isRefusal(signed) ? signed : signatureView(work, signed)
    },
    whenRefused: async (runtime, { params, actor }, refusal) => {
      if (!needsEvidence(refusal)) return refusal
      const quoteOf = async (work: Parameters<typeof requestFor>[0]) => {
        const request = await requestFor(work, uuidOf('signature-request', params.id))
        const quote = request && (await quoteOfRequest(work, request))
        return quote === undefined || 'refused' in quote ? undefined : quote
      }
      return demandAfterRefusal(runtime, actor, quoteOf, refusal)
    },
  })

/** Customer handlers of requests for signatures. */
export const signatureHandlers = (names: NamesPort): readonly Handler[] => [
  requestHandler,
  signHandler(names),
  handler(endpoints.listSignatureRequests, async (work, { actor }) => {
    if (actor.kind !== 'customer') return refuse('not-allowed')
    return { items: await signatureSummaries(work, await requestsOf(work, actor.customerId)) }
  }),
  handler(endpoints.getSignatureRequest, async (work, { params }) => {
    const request = await requestFor(work, uuidOf('signature-request', params.id))
    return request === undefined ? refuse('not-found') : signatureView(work, request)
  }),
  handler(endpoints.declineSignatureRequest, async (work, { params, body }) => {
    const declined = await declineRequest(work, uuidOf('signature-request', params.id), body.reason)
    return isRefusal(declined) ? declined : signatureView(work, declined)
  }),
  handler(endpoints.withdrawSignatureRequest, async (work, { params }) => {
    const withdrawn = await withdrawRequest(work, uuidOf('signature-request', params.id))
    return isRefusal(withdrawn) ? withdrawn : signatureView(work, withdrawn)
  }),
]
