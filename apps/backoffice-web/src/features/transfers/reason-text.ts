import { refundReasons } from '@puente/contract'
import { partnerMeanings, reviewReasons } from '@puente/contract/staff'
import { createWords } from '@puente/web'
import { words as reviewWords } from '../reviews/words.ts'
import { reasonMessages } from './messages-reasons.es.ts'

const words = createWords(reasonMessages)

/** Why an order was returned, rejected or refunded; the code itself when it has no text. */
export function reasonText(code: string): string {
  const meaning = partnerMeanings.find((one) => one === code)
  if (meaning !== undefined) return words(`meanings.${meaning}`)
  const review = reviewReasons.find((one) => one === code)
  if (review !== undefined) return reviewWords(`reasons.${review}`)
  const refund = refundReasons.find((one) => one === code)
  return refund === undefined ? code : words(`refunds.${refund}`)
}
