export { createClient, type CallOptions, type ClientOf, type ClientSettings } from './client/client.ts'
export { hasCode, HttpError } from './client/http-error.ts'
export { useIdempotencyKey, type IdempotencyKey } from './client/idempotency-key.ts'
export { createQueryClient } from './client/query-client.ts'
export { type Route } from './client/route.ts'
export { ConfigProvider, loadConfig, useConfig } from './config.ts'
export { ErrorBoundary, type Fallback } from './error-boundary.tsx'
export { loginPath, safeCallbackUrl, type Place } from './location/callback-url.ts'
export { reportError, startErrorReports } from './reports/error-reports.ts'
export { createWords } from './words/create-words.ts'
export { faultsOf, faultWords } from './words/faults/fault-words.ts'
export { format } from './words/format.ts'
export {
  describeFailure,
  refusalOf,
  refusalWords,
  type FailureView,
} from './words/refusals/describe-failure.ts'
export { uiWords } from './words/ui/ui-words.ts'
