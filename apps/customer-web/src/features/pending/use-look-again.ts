import { useQuery } from '@tanstack/react-query'
import { pendingQuery } from '../tasks/pending-queries.ts'

const lookAgainMs = 5_000

/** Polls for decisions of staff while the screen is open. */
export function usePollForDecision(): void {
  useQuery({ ...pendingQuery, refetchInterval: lookAgainMs })
}
