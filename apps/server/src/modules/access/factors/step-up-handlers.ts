import type { customerEndpoints } from '@puente/contract/customer'
import { handler, preparedHandler, type Handler } from '../../../platform/http/handler.ts'
import type { AuthContext } from '../auth-context.ts'
import { accountOfActor } from '../holder.ts'
import { checkStepUp, finishStepUp, startStepUp, type ShownProof } from './step-up.ts'

type Endpoints = Pick<typeof customerEndpoints, 'startStepUp' | 'finishStepUp'>

/** Handlers of step-up: a session's user proves their identity again. */
export const stepUpHandlers = (endpoints: Endpoints, context: AuthContext): readonly Handler[] => [
  handler(endpoints.startStepUp, (work, { request }) =>
    startStepUp(work, context, accountOfActor(work.actor), request),
  ),
  preparedHandler(
    endpoints.finishStepUp,
    (runtime, { actor, body: { remember: _remember, ...shown }, request }) =>
      checkStepUp(runtime, context, accountOfActor(actor), shown, request),
    (work, asked, shown: ShownProof) =>
      finishStepUp(work, accountOfActor(work.actor), asked, shown, asked.body.remember === true),
  ),
]
