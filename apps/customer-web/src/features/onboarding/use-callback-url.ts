import { useSearch } from '@tanstack/react-router'

/** Where the reader was going before they were asked who they are; it rides along in every address of sign-up. */
export function useCallbackUrl(): string | undefined {
  return (useSearch({ strict: false }) as { callbackUrl?: string }).callbackUrl
}
