import type { RequirementCode } from '@puente/contract'
import type { LevelView } from '@puente/contract/customer'
import type { Work } from '../../../platform/work.ts'
import { inSantiago } from '../../corridors/index.ts'
import type { Customer } from '../../customers/index.ts'
import { identityFor } from '../identity/identity.store.ts'
import { recentDocuments } from '../requirements.store.ts'
import { requirementsView } from '../requirements-view.ts'

type LevelDocument = NonNullable<LevelView['next']>['documents'][number]

/**
 * The state of each document that a level needs. One that was accepted and is still valid is not requested again; of
 * the others the last file sent counts.
 */
export async function neededDocuments(
  work: Work,
  customer: Pick<Customer, 'id' | 'kind'>,
  codes: readonly RequirementCode[],
): Promise<LevelDocument[]> {
  const today = inSantiago(work.now).day
  const onFile = new Set(await recentDocuments(work, customer.id, today))
  const identity = await identityFor(work, customer.id)
  if (identity?.onFile !== undefined && identity.onFile.effectiveEnd >= today) onFile.add('identity')
  const asked = new Map((await requirementsView(work, customer)).map((one) => [one.code, one]))
  return codes.map((code) => {
    if (onFile.has(code)) return { code, state: 'accepted' }
    const { state, reason } = asked.get(code) ?? {}
    if (state === 'waiting') return { code, state }
    if (state === 'refused') return { code, state, ...(reason === undefined ? {} : { reason }) }
    return { code, state: 'missing' }
  })
}
