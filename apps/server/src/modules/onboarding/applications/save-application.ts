import { isRefusal, refuse, type FieldFault, type Refusal } from '@puente/contract'
import type { ApplicationDraft } from '@puente/contract/customer'
import type { Work } from '../../../platform/work.ts'
import { phoneRules } from '../../access/index.ts'
import { inSantiago } from '../../corridors/index.ts'
import { localityOf } from '../../localities/index.ts'
import type { ApplicationFile } from './application.ts'
import { setFile } from './applications.store.ts'
import { openApplication } from './open-application.ts'
import { readDraft } from './read-draft.ts'

/** Stores the typed values, or nothing when a field has a fault. */
export async function saveApplication(
  work: Work,
  draft: ApplicationDraft,
): Promise<true | Refusal<'not-found' | 'fields-wrong' | 'application-closed'>> {
  const application = await openApplication(work)
  if (isRefusal(application)) return application
  const { file, faults } = readDraft(application.file, draft, {
    today: inSantiago(work.now).day,
    phones: await phoneRules(work),
  })
  // A stored comuna that was closed since does not prevent saving other values.
  const typedComuna = draft.address?.comuna !== undefined
  const all = [...faults, ...(typedComuna ? await comunaFaults(work, file) : [])]
  if (all.length > 0) return refuse('fields-wrong', {}, all)
  await setFile(work, application, file)
  return true
}

/** A fault when the comuna does not exist today. */
export async function comunaFaults(work: Work, { address }: ApplicationFile): Promise<FieldFault[]> {
  if (address?.comuna === undefined || (await localityOf(work, address.comuna)) !== undefined) return []
  return [{ at: 'address.comuna', fault: 'unknown-comuna' }]
}
