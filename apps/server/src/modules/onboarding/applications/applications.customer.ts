import { isRefusal, refuse } from '@puente/contract'
import { customerEndpoints as endpoints } from '@puente/contract/customer'
import { handler, preparedHandler, type Handler } from '../../../platform/http/handler.ts'
import { applicationView } from './application-view.ts'
import { replacesProvenPhone, sendPhoneCode, tryPhoneCode, verifyPhone } from './phone.ts'
import { saveApplication } from './save-application.ts'
import { submitApplication } from './submit-application.ts'

/** Handlers of a person's own application. */
export const applicationHandlers: readonly Handler[] = [
  handler(endpoints.getApplication, applicationView),
  handler(endpoints.saveApplication, async (work, { body }) => {
    const saved = await saveApplication(work, body)
    return isRefusal(saved) ? saved : applicationView(work)
  }),
  handler(endpoints.sendPhoneCode, sendPhoneCode, { needsStepUp: replacesProvenPhone }),
  preparedHandler(
    endpoints.verifyApplicationPhone,
    async (runtime, { body, actor }) =>
      actor.kind === 'customer' ? tryPhoneCode(runtime, actor.userId, body.code) : refuse('not-allowed'),
    async (work, _asked, right) => {
      if (isRefusal(right)) return refuse('code-expired')
      const verified = await verifyPhone(work, right)
      return isRefusal(verified) ? verified : applicationView(work)
    },
    { needsStepUp: replacesProvenPhone },
  ),
  handler(endpoints.submitApplication, async (work) => {
    const submitted = await submitApplication(work)
    return isRefusal(submitted) ? submitted : applicationView(work)
  }),
]
