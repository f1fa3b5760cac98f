import type { CaseTeam } from '@puente/contract/staff'
import type { Answer, Client } from './client.ts'

/** The id of the member of staff who is signed in. */
export const staffIdOf = async (client: Client): Promise<string> =>
  (await client.get<{ staff: { id: string } }>('/api/session')).body.staff.id

/** Assigns a case to the member of staff who is signed in. */
export const takeCase = async (client: Client, id: string): Promise<Answer<CaseTeam & { code: string }>> =>
  client.put(`/api/cases/${id}/assignee`, { to: await staffIdOf(client) })
