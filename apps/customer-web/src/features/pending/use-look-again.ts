import { useQuery } from '@tanstack/react-query'
import { pendingQuery } from './pending-queries.ts'

const lookAgainMs = 5_000

/** Looks whether staff have answered while somebody reads. */
export function useLookAgain(): void {
  useQuery({ ...pendingQuery, refetchInterval: lookAgainMs })
}
