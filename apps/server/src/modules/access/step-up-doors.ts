import type { customerEndpoints } from '@puente/contract/customer'
import { door, preparedDoor, type Door } from '../../platform/http/door.ts'
import type { Ground } from './ground.ts'
import { holderOf } from './holder.ts'
import { checkStepUp, finishStepUp, startStepUp, type ShownProof } from './step-up.ts'

type Endpoints = Pick<typeof customerEndpoints, 'startStepUp' | 'finishStepUp'>

/** Doors at which a session shows once more who it is. */
export const stepUpDoors = (endpoints: Endpoints, ground: Ground): readonly Door[] => [
  door(endpoints.startStepUp, (work, { request }) =>
    startStepUp(work, ground, holderOf(work.actor), request),
  ),
  preparedDoor(
    endpoints.finishStepUp,
    (desk, { actor, body: { remember: _remember, ...shown }, request }) =>
      checkStepUp(desk, ground, holderOf(actor), shown, request),
    (work, asked, shown: ShownProof) =>
      finishStepUp(work, holderOf(work.actor), asked, shown, asked.body.remember === true),
  ),
]
