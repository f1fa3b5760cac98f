export { ErrorBoundary } from './error-boundary.tsx'
export { Failed, FailedPart } from './failed.tsx'
export { both, Loaded } from './loaded.tsx'
export { NextPage } from './next-page.tsx'
