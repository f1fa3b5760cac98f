import type { StaffRole } from '@puente/contract'
import type { Principal, Sample } from '../authorisation.ts'
import type { Cast } from './cast.ts'
import { nameWaiting } from './files.ts'
import type { Misfit } from './payins.ts'

/** Valid requests about who works on a case: one that the role of the caller works on. */
export function caseSamples(cast: Cast, misfit: Misfit) {
  let known: string | undefined
  const thread = async () =>
    (known ??= (
      await cast.as('persona').post<{ id: string }>('/api/threads', { kind: 'question', text: 'Hola' })
    ).body.id)
  const nameRequest = async () => {
    const path = await nameWaiting(cast, false)
    return path.slice(path.lastIndexOf('/') + 1)
  }
  const roles: Partial<Record<StaffRole, () => Promise<string>>> = {
    treasury: async () => (await misfit()).suspense,
    analyst: nameRequest,
  }
  const path = async (principal: Principal) => {
    const of = (principal.kind === 'staff' ? roles[principal.role] : undefined) ?? thread
    return `/api/cases/${await of()}`
  }
  return {
    listInbox: async (): Promise<Sample> => ({ path: '/api/inbox' }),
    getInboxTotals: async (): Promise<Sample> => ({ path: '/api/inbox/totals' }),
    touchCase: async (principal: Principal): Promise<Sample> => ({
      path: `${await path(principal)}/presence`,
      body: {},
    }),
    assignCase: async (principal: Principal): Promise<Sample> => ({
      path: `${await path(principal)}/assignee`,
      body: {},
    }),
    followCase: async (principal: Principal): Promise<Sample> => ({
      path: `${await path(principal)}/follow`,
      body: { follows: true },
    }),
    setCasePriority: async (principal: Principal): Promise<Sample> => ({
      path: `${await path(principal)}/priority`,
      body: { priority: 'high' },
    }),
    listCaseNews: async (): Promise<Sample> => ({ path: '/api/case-news' }),
    readCaseNews: async (): Promise<Sample> => ({ path: '/api/case-news/reading', body: {} }),
    commentCase: async (principal: Principal): Promise<Sample> => ({
      path: `${await path(principal)}/comments`,
      body: { text: 'Prueba', mentions: [] },
    }),
  }
}
