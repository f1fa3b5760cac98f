import type { CompanyPaperRules, Decision, DossierRules } from '@puente/contract/staff'
import { queryOptions } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { api } from '../../../api.ts'
import { useAction } from '../../../shell/use-action.ts'

export const rulesQuery = queryOptions({
  queryKey: ['dossier-rules'],
  queryFn: () => api.getDossierRules({}),
})

export const paperRulesQuery = queryOptions({
  queryKey: ['company-paper-rules'],
  queryFn: () => api.getCompanyPaperRules({}),
})

/** Rules as a whole, with why they change. */
export interface Proposal<Rules> {
  readonly rules: Rules
  readonly note: string
}

export const useProposeRules = () =>
  useAction((body: Proposal<DossierRules>, idempotencyKey) =>
    api.proposeDossierRules({ body, idempotencyKey }),
  )

export const useDecideRules = () =>
  useAction((body: Decision, idempotencyKey) => api.decideDossierRules({ body, idempotencyKey }))

export const useProposePaperRules = () =>
  useAction((body: Proposal<CompanyPaperRules>, idempotencyKey) =>
    api.proposeCompanyPaperRules({ body, idempotencyKey }),
  )

export const useDecidePaperRules = () =>
  useAction((body: Decision, idempotencyKey) => api.decideCompanyPaperRules({ body, idempotencyKey }))

/** Analyst and officer propose; officer and administration decide. */
export function useMay(): { readonly propose: boolean; readonly decide: boolean } {
  const { role } = useRouteContext({ from: '/shell' }).session.staff
  return { propose: role === 'analyst' || role === 'officer', decide: role === 'officer' || role === 'admin' }
}
