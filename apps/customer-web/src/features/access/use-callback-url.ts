import { useSearch } from '@tanstack/react-router'

/** The page that the user had requested before sign-up; carried in the URL of each of its steps. */
export function useCallbackUrl(): string | undefined {
  return (useSearch({ strict: false }) as { callbackUrl?: string }).callbackUrl
}
