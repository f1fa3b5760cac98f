import { useCallback, useSyncExternalStore } from 'react'
import { useNavigate } from '@tanstack/react-router'
import type { Asking, Page } from '../list/list.ts'
import { held, type Decision, type Held } from './held.ts'

/** The pending decisions of this tab. */
export const usePendingDecisions = (): readonly Held[] => useSyncExternalStore(held.subscribe, held.list)

/** The pending decision about one case, if any. */
export const usePendingDecision = (about: string): Held | undefined =>
  usePendingDecisions().find((one) => one.about === about)

interface Queue<Row> {
  readonly path: string
  readonly page: (asking: Asking) => Promise<Page<Row>>
  readonly casePath: (id: string) => string
  /** Whether a case may be opened next; by default all may. */
  readonly isFree?: (row: Row) => boolean
}

const looked = 20

/**
 * Starts the undo window of a decision and opens the next case of the queue that nobody else is working on,
 * or the queue when there is none.
 */
export function useDecide<Row extends { readonly id: string }>(
  queue: Queue<Row>,
): (decision: Decision) => Promise<void> {
  const navigate = useNavigate()
  return useCallback(
    async (decision: Decision) => {
      held.hold(decision)
      const next = await firstFree(queue)
      await navigate({ to: next === undefined ? queue.path : queue.casePath(next.id), search: {} })
    },
    [navigate, queue],
  )
}

async function firstFree<Row extends { readonly id: string }>({
  page,
  isFree = () => true,
}: Queue<Row>): Promise<Row | undefined> {
  try {
    const { items } = await page({ limit: looked })
    return items.find((row) => !held.has(row.id) && isFree(row))
  } catch {
    // The queue itself shows the error.
    return undefined
  }
}
