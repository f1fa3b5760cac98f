import { isRefusal, refuse } from '@puente/contract'
import { customerEndpoints as endpoints } from '@puente/contract/customer'
import { handler, type Handler } from '../../../platform/http/handler.ts'
import type { Work } from '../../../platform/work.ts'
import { applyForLevel, saveDeclaration, submitLevelApplication } from './apply-for-level.ts'
import { levelView } from './level-view.ts'

const ownLevel = async (work: Work) =>
  (work.actor.kind === 'customer' ? await levelView(work, work.actor.customerId) : undefined) ??
  refuse('not-allowed')

/** Handlers of a customer's level. */
export const levelHandlers: readonly Handler[] = [
  handler(endpoints.getLevel, ownLevel),
  handler(endpoints.applyForLevel, async (work) => {
    const applied = await applyForLevel(work)
    return isRefusal(applied) ? applied : ownLevel(work)
  }),
  handler(endpoints.saveLevelDeclaration, async (work, { body }) => {
    const saved = await saveDeclaration(work, body)
    return isRefusal(saved) ? saved : ownLevel(work)
  }),
  handler(endpoints.submitLevelApplication, async (work) => {
    const submitted = await submitLevelApplication(work)
    return isRefusal(submitted) ? submitted : ownLevel(work)
  }),
]
