import { isRefusal } from '@puente/contract'
import { customerEndpoints } from '@puente/contract/customer'
import { handler, type Handler } from '../../../platform/http/handler.ts'
import type { Work } from '../../../platform/work.ts'
import { confirmProfile } from './confirm-profile.ts'
import { profileView } from './profile-view.ts'
import { profileFor } from './profiles.store.ts'
import { saveProfile } from './save-profile.ts'

/** Handlers of the profile. */
export const profileHandlers: readonly Handler[] = [
  handler(customerEndpoints.getProfile, view),
  handler(customerEndpoints.saveProfile, async (work, { body }) => {
    const saved = await saveProfile(work, acting(work), body)
    return isRefusal(saved) ? saved : view(work)
  }),
  handler(customerEndpoints.confirmProfile, async (work, { body }) => {
    const confirmed = await confirmProfile(work, acting(work), body)
    return isRefusal(confirmed) ? confirmed : view(work)
  }),
]

async function view(work: Work) {
  const profile = await profileFor(work, acting(work))
  if (profile === undefined) throw new Error(`no customer ${acting(work)} behind a session`)
  return profileView(work, profile)
}

function acting(work: Work): string {
  if (work.actor.kind !== 'customer') throw new Error('a customer handler was opened for someone else')
  return work.actor.customerId
}
