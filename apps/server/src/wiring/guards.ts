import type { Work } from '../platform/work.ts'
import type { Guards } from '../platform/http/answer.ts'
import { sendingGate } from '../modules/customers/index.ts'
import { quoteOwner } from '../modules/quotes/index.ts'
import { recipientOwner } from '../modules/recipients/index.ts'
import { transferOwner } from '../modules/transfers/index.ts'

const owners = { quote: quoteOwner, recipient: recipientOwner, transfer: transferOwner }

/** What the generic door asks of the nouns: whose it is, and what is blocked. */
export const guards: Guards = {
  ownerOf: (work: Work, owned, wireId) => owners[owned](work, wireId),
  gate: (work, blockable) => {
    switch (blockable) {
      case 'sending':
        return sendingGate(work)
    }
  },
}
