import { useSearch } from '@tanstack/react-router'

/** Where the customer was going before they were led here. */
export function useNext(): string | undefined {
  return (useSearch({ strict: false }) as { next?: string }).next
}
