export { businessNowMs } from './client/business-clock.ts'
export { createClient, type CallOptions, type ClientOf, type ClientSettings } from './client/client.ts'
export { hasCode, HttpError } from './client/http-error.ts'
export { mayHaveArrived, useIdempotencyKey, type IdempotencyKey } from './client/idempotency-key.ts'
export { createQueryClient } from './client/query-client.ts'
export {
  knowsPasskeys,
  makePasskey,
  showPasskey,
  suggestsPasskeys,
  type Assertion,
  type Attestation,
} from './client/passkeys.ts'
export { createStepUp, type StepUp, type StepUpAsker } from './client/step-up.ts'
export { type Route } from './client/route.ts'
export { ConfigProvider, configuredApiUrl, loadConfig, useConfig } from './config.ts'
export { ErrorBoundary, type Fallback } from './error-boundary.tsx'
export { paymentAddress } from './location/payment-address.ts'
export { useFocusOnArrival } from './location/use-focus-on-arrival.ts'
export { loginPath, safeCallbackUrl, type Place } from './location/callback-url.ts'
export { reportError, startErrorReports } from './reports/error-reports.ts'
export { ScreenName } from './reports/screen-name.tsx'
export { createWords } from './words/create-words.ts'
export { faultsOf, faultWords } from './words/faults/fault-words.ts'
export { phoneFault } from './words/faults/phone-fault.ts'
export { format } from './words/format.ts'
export { dayInChile, monthName, monthsBack } from './words/months.ts'
export {
  describeFailure,
  refusalOf,
  refusalWords,
  type FailureView,
} from './words/refusals/describe-failure.ts'
export { speakToStaff } from './words/refusals/staff/speak-to-staff.ts'
export { memberWords, whoCanText } from './words/members/member-words.ts'
export { proofFault, proofTexts, proofWords } from './words/proof/proof-words.ts'
export { documentReasonText, refusedDocumentText, refusedNameText } from './words/verdicts/verdict-words.ts'
export { uiWords } from './words/ui/ui-words.ts'
