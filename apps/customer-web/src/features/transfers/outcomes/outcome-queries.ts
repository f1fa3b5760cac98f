import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'

/** Whether a refund in progress awaits another account. */
export const refundAccountQuery = (transferId: string) =>
  queryOptions({
    queryKey: ['transfers', 'refund-account', transferId],
    queryFn: () => api.getRefundAccount({ params: { id: transferId } }),
  })
