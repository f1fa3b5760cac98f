import type { StaffApplication } from '@puente/contract/staff'
import type { Work } from '../../platform/work.ts'
import { latestHits } from './screening.store.ts'

/** The hits of the latest check about a subject, as staff read them. */
export async function hitViews(work: Work, subject: string): Promise<StaffApplication['hits']> {
  return (await latestHits(work, subject)).map((hit) => ({
    screenedName: hit.screenedName,
    list: hit.list,
    entryId: hit.entryId,
    listedName: hit.name,
    scoreBps: hit.scoreBps,
    listVersion: hit.listVersion,
  }))
}
