import { useSearch } from '@tanstack/react-router'

/** The page that the customer had requested before the redirect. */
export function useNext(): string | undefined {
  return (useSearch({ strict: false }) as { next?: string }).next
}
