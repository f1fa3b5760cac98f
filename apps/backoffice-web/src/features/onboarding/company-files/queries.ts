import type { CompanyPart } from '@puente/contract'
import type { SeenFileWire } from '@puente/contract/staff'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import { pollWhileActive } from '../../../shell/attention.ts'
import { useAction } from '../../../shell/use-action.ts'

export const companyFileQuery = (id: string) =>
  queryOptions({
    queryKey: ['company-file', id],
    queryFn: () => api.getCompanyFile({ params: { id } }),
    refetchInterval: pollWhileActive(30_000),
  })

export const useApprove = (id: string, seen: SeenFileWire[]) =>
  useAction((note: string, idempotencyKey) =>
    api.approveCompanyFile({ params: { id }, body: { note, seen }, idempotencyKey }),
  )

/** Accepts a part of the application, or takes the acceptance back. */
export const useAcceptPart = (id: string) =>
  useAction(({ part, isAccepted }: { part: CompanyPart; isAccepted: boolean }, _idempotencyKey) =>
    api.acceptCompanyPart({ params: { id, part }, body: { isAccepted } }),
  )
