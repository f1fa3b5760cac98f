import { useQuery } from '@tanstack/react-query'
import { pendingQuery } from './pending-queries.ts'

const lookAgainMs = 5_000

/** Polls for decisions of staff while the screen is open. */
export function useLookAgain(): void {
  useQuery({ ...pendingQuery, refetchInterval: lookAgainMs })
}
