export {
  addDays,
  dayInChile,
  dayMs,
  daysBetween,
  isDay,
  lastDayOf,
  monthsBack,
  todayInChile,
} from './calendar/calendar.ts'
export { endInChile, isTime } from './calendar/chile-time.ts'
export { businessNowMs } from './client/business-clock.ts'
export { createClient, type CallOptions, type ClientOf, type ClientSettings } from './client/client.ts'
export { hasCode, HttpError } from './client/http-error.ts'
export { keyFor, mayHaveArrived, newKey, useKeyOf, type KeyOf } from './client/idempotency-key.ts'
export { createQueryClient, signInAgain } from './client/query-client.ts'
export { knowsPasskeys, makePasskey, showPasskey, suggestsPasskeys } from './client/passkeys.ts'
export { createOvercoming, type Overcoming } from './client/overcoming.ts'
export { createStepUp, type StepUp, type StepUpAsker } from './client/step-up.ts'
export { type Route } from './client/route.ts'
export { ConfigProvider, configuredApiUrl, loadConfig, useConfig } from './config.ts'
export { useSessionDraft } from './forms/session-draft.ts'
export {
  notSending,
  useEndpointForm,
  useFormValues,
  type EndpointForm,
  type FormDraft,
  type FormValues,
  type Sending,
} from './forms/use-endpoint-form.ts'
export { leaveFor } from './location/leave-for.ts'
export { paymentAddress } from './location/payment-address.ts'
export { useFocusOnArrival } from './location/use-focus-on-arrival.ts'
export { loginPath, safeCallbackUrl, type Place } from './location/callback-url.ts'
export { reportError, startErrorReports } from './reports/error-reports.ts'
export { ScreenName } from './reports/screen-name.tsx'
export { retryFailed } from './version/missing-code.ts'
export { newerVersion, watchForNewerVersion } from './version/newer-version.ts'
export { createWords } from './words/create-words.ts'
export { emailFault } from './words/faults/email-fault.ts'
export { faultsOf, faultWords, lengthOf } from './words/faults/fault-words.ts'
export { signsOf, typedCount, type FieldForm } from './words/faults/field-form.ts'
export { fieldForms } from './words/faults/messages-forms.es.ts'
export { companyRutFault, rutFault } from './words/faults/rut-fault.ts'
export { phoneFault } from './words/faults/phone-fault.ts'
export { format } from './words/format.ts'
export { language } from './words/language/messages-language.es.ts'
export { anyCountryName, currencyName, listOfNames, monthName } from './words/language/late-names.ts'
export { compareNames, countryName, dayNames } from './words/language/names.ts'
export {
  describeFailure,
  refusalOf,
  refusalWords,
  type FailureView,
} from './words/refusals/describe-failure.ts'
export { addStaffRefusalTexts } from './words/refusals/staff/speak-to-staff.ts'
export { memberWords, whoCanText } from './words/members/member-words.ts'
export { proofFault, proofTexts, proofWords } from './words/proof/proof-words.ts'
export { documentReasonText, refusedDocumentText, refusedNameText } from './words/verdicts/verdict-words.ts'
export { uiWords } from './words/ui/ui-words.ts'
export { exactShare } from './words/exact-share.ts'
export { CompanyOwners } from './ownership/company-owners.tsx'
