import type { AccountType } from '@puente/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import { pollWhileActive } from '../../../shell/attention.ts'
import { useAction } from '../../../shell/use-action.ts'

export function refundQuery(id: string) {
  return queryOptions({
    queryKey: ['refund', id],
    queryFn: () => api.getRefund({ params: { id } }),
    refetchInterval: pollWhileActive(30_000),
  })
}

export interface TypedAccount {
  bank: string
  accountType: AccountType
  accountNumber: string
  holderRut: string
}

export interface RefundProposal {
  action: 'retry' | 'other-account' | 'unpaid'
  account?: TypedAccount
  note: string
}

export const useProposeRefund = (id: string) =>
  useAction((body: RefundProposal, idempotencyKey) =>
    api.proposeRefund({ params: { id }, body, idempotencyKey }),
  )
