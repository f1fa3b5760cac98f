import { fromWireId, isRefusal, refuse, type Id, uuidOf, type WireId } from '@puente/contract'
import { customerEndpoints as endpoints } from '@puente/contract/customer'
import type { BankPort } from '../../partners/bank.ts'
import type { NamesPort } from '../../partners/names.ts'
import { handler, lookedHandler, preparedHandler, type Handler } from '../../platform/http/handler.ts'
import { pageOf } from '../../platform/lists/list.ts'
import { requestPayment } from '../payins/index.ts'
import { quoteFor } from '../quotes/index.ts'
import { allowanceHandler } from './orders/allowance-view.ts'
import { cancelTransfer } from './orders/cancel-transfer.ts'
import { createTransfer, partiesOfOrder, screenOrder } from './orders/create-transfer.ts'
import { customerTransfers } from './views/lists/list-transfers.ts'
import { demandAfterRefusal, needsEvidence } from './orders/due-diligence.ts'
import { diligenceHandler } from './orders/diligence-view.ts'
import { outcomeHandlers } from './views/outcomes.customer.ts'
import { signatureHandlers } from './signatures/signatures.customer.ts'
import { openChoiceOf } from './holds/choices.store.ts'
import { filterFrom } from './views/lists/transfer-filter.ts'
import { newTransferView, transferSummaries, transferView } from './views/transfer-view.ts'
import { ownerOfTransfer } from './owners.store.ts'
import { partiesFor, transferFor } from './transfers.store.ts'
import type { Work } from '../../platform/work.ts'

export interface TransferPorts {
  readonly bank: BankPort
  readonly names: NamesPort
  /** Base address to which the bank redirects. */
  readonly appUrl: string
}

/** The customer of the transfer in the path, for the generic ownership check. */
export async function transferOwner(work: Work, wire: string): Promise<string | undefined> {
  return ownerOfTransfer(work, uuidOf('transfer', wire))
}

/** The quote and recipient of an order; undefined when an id is malformed. */
function orderOf(body: {
  quoteId: WireId<'quote'>
  recipientId: WireId<'recipient'>
}): { quoteId: Id<'quote'>; recipientId: Id<'recipient'> } | undefined {
  const quoteId = fromWireId('quote', body.quoteId)
  const recipientId = fromWireId('recipient', body.recipientId)
  return quoteId === undefined || recipientId === undefined ? undefined : { quoteId, recipientId }
}

const createHandler = (names: NamesPort): Handler =>
  lookedHandler(endpoints.createTransfer, {
    look: async (work, { body }) => {
      const ids = orderOf(body)
      return ids === undefined ? refuse('not-found') : partiesOfOrder(work, ids)
    },
    prepare: (_runtime, _asked, parties) => screenOrder(names, parties),
    handle: async (work, { body }, screened) => {
      const ids = orderOf(body)
      if (ids === undefined) return refuse('not-found')
      const ordered = await createTransfer(work, { ...body, ...ids }, screened)
      return isRefusal(ordered) ? ordered : newTransferView(work, ordered)
    },
    whenRefused: async (runtime, { body, actor }, refusal) => {
      const quoteId = fromWireId('quote', body.quoteId)
      return needsEvidence(refusal) && quoteId !== undefined
        ? demandAfterRefusal(runtime, actor, (work) => quoteFor(work, quoteId), refusal)
        : refusal
    },
    together: true,
    creates: true,
  })

const paymentHandler = ({ bank, appUrl }: TransferPorts): Handler =>
  preparedHandler(
    endpoints.startPayment,
    async (runtime, { params, actor }) => {
      const id = uuidOf('transfer', params.id)
      const payerRut = await runtime.work(actor, async (work) => {
        const transfer = await transferFor(work, id)
        if (transfer?.state !== 'awaiting-payin')
          return refuse('not-in-this-state', {
            state: transfer?.state === 'in-review' ? 'checking' : 'later',
          })
        // The money received needs a choice first.
        if ((await openChoiceOf(work, id)) !== undefined)
          return refuse('not-in-this-state', { state: 'deciding' })
        if (transfer.fundingDeadlineAt <= work.now) return refuse('not-in-this-state', { state: 'late' })
        const parties = await partiesFor(work, id)
        return { rut: parties?.originator.rut ?? '' }
      })
      if (isRefusal(payerRut)) return payerRut
      const returnUrl = new URL(`/transfers/${params.id}`, appUrl).href
      return requestPayment(runtime, bank, actor, { id, payerRut: payerRut.rut, returnUrl })
    },
    async (_work, _asked, page) => page,
  )

/** Customer handlers of transfers. */
export const transferHandlers = (ports: TransferPorts): Handler[] => [
  createHandler(ports.names),
  paymentHandler(ports),
  handler(endpoints.listTransfers, async (work, { query, actor }) => {
    if (actor.kind !== 'customer') return refuse('not-allowed')
    const filter = filterFrom(actor.customerId, query)
    if (isRefusal(filter)) return filter
    const page = await pageOf(work, customerTransfers, filter, query)
    if (isRefusal(page)) return page
    const { rows, ...next } = page
    return { items: await transferSummaries(work, rows), ...next }
  }),
  handler(endpoints.getTransfer, async (work, { params }) => {
    const transfer = await transferFor(work, uuidOf('transfer', params.id))
    return transfer === undefined ? refuse('not-found') : transferView(work, transfer)
  }),
  handler(endpoints.cancelTransfer, async (work, { params }) => {
    const transfer = await cancelTransfer(work, uuidOf('transfer', params.id))
    return isRefusal(transfer) ? transfer : transferView(work, transfer)
  }),
  allowanceHandler,
  diligenceHandler,
  ...outcomeHandlers(ports.names),
  ...signatureHandlers(ports.names),
]
