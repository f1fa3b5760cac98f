import { termsKinds, type TermsKind } from '@puente/contract'
import { settingKind } from '@puente/contract/staff'
import { settingsInForce } from '../../platform/data/settings.ts'
import type { Version } from '../../platform/data/versioned.ts'
import type { Work } from '../../platform/work.ts'
import type { PendingRule } from '../pending-items/index.ts'
import { acceptedBefore } from './acceptances.store.ts'

const inForceNow = async (work: Work): Promise<readonly (readonly [TermsKind, Version<unknown>])[]> => {
  const found = await settingsInForce(work, settingKind.terms)
  return termsKinds.flatMap((kind) => {
    const version = found.get(kind)
    return version === undefined ? [] : [[kind, version] as const]
  })
}

/**
 * A user must accept again when a version newer than the one they accepted is in force. It blocks sending from that
 * instant, because the version was announced 30 days earlier.
 */
export const termsUpdate: PendingRule<'terms-update'> = {
  kind: 'terms-update',
  owed: async (work, { only }) => acceptedBefore(await inForceNow(work), only),
  clock: async (work) =>
    (await inForceNow(work)).map(([kind, { version }]) => `${kind} ${version}`).join(', '),
}
