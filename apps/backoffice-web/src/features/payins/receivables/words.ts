import type { ReceivableWire } from '@puente/contract/staff'
import { createWords } from '@puente/web'
import { receivableMessages } from './messages.es.ts'

export const words = createWords(receivableMessages)

export function statusText({ status, proposal }: ReceivableWire): string {
  return proposal === undefined ? words(`statuses.${status}`) : words('proposed')
}
