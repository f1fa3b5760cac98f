import { accountOfActor, namesWithPower, proofMethodsOf } from '../modules/access/index.ts'
import type { Work } from '../platform/work.ts'
import type { Guards } from '../platform/http/answer.ts'
import { keepDecisionOf, mayDecideAssigned, notifyOfDecision } from '../modules/console/index.ts'
import { leavingAmong, sendingGate } from '../modules/customers/index.ts'
import { documentOwner, uploadOwner } from '../modules/documents/index.ts'
import { receivableOwner, reversedPaymentGate } from '../modules/payins/index.ts'
import { pendingItemGate, pendingItemOwner } from '../modules/pending-items/index.ts'
import { quoteOwner, rateAlertOwner } from '../modules/quotes/index.ts'
import { recipientFormOwner, recipientOwner } from '../modules/recipients/index.ts'
import { statementOwner } from '../modules/statements/index.ts'
import { threadOwner } from '../modules/support/index.ts'
import { signatureRequestOwner, transferOwner } from '../modules/transfers/index.ts'

const owners = {
  quote: quoteOwner,
  'rate-alert': rateAlertOwner,
  recipient: recipientOwner,
  'recipient-form': recipientFormOwner,
  transfer: transferOwner,
  'signature-request': signatureRequestOwner,
  debt: receivableOwner,
  thread: threadOwner,
  statement: statementOwner,
  'pending-item': pendingItemOwner,
  upload: uploadOwner,
  document: documentOwner,
}

/** Why the acting customer may not order now. Undefined when they may. */
async function sendingRefusal(work: Work) {
  const [item, stop, debt] = await Promise.all([
    pendingItemGate(work),
    sendingGate(work),
    reversedPaymentGate(work),
  ])
  // Settling an item opens nothing for a customer who leaves.
  if (item !== undefined && stop !== undefined && (await isLeaving(work))) return stop
  // An open item is refused before the state of the account, because its refusal contains the page that settles it.
  return item ?? stop ?? debt
}

const isLeaving = async (work: Work): Promise<boolean> =>
  work.actor.kind === 'customer' && (await leavingAmong(work, [work.actor.customerId])).size > 0

/** What request handling needs from the modules: owners of resources, blocked actions, and methods of step-up. */
export const guards: Guards = {
  ownerOf: (work: Work, owned, wireId) => owners[owned](work, wireId),
  gate: async (work, blockable) => {
    switch (blockable) {
      case 'sending':
        return sendingRefusal(work)
    }
  },
  whoCan: namesWithPower,
  proofMethods: (work) => proofMethodsOf(work, accountOfActor(work.actor)),
  mayDecide: mayDecideAssigned,
  keepDecision: async (work, endpoint, asked) => {
    await keepDecisionOf(work, endpoint, asked)
    await notifyOfDecision(work, endpoint, asked)
  },
}
