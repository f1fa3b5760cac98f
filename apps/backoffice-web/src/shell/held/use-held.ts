import { useCallback, useSyncExternalStore } from 'react'
import { useNavigate } from '@tanstack/react-router'
import type { Asking, Page } from '../list/list.ts'
import { held, type Decision, type Held } from './held.ts'

/** The decisions of this tab that are not made yet. */
export const useHeld = (): readonly Held[] => useSyncExternalStore(held.subscribe, held.list)

/** The decision about one case, while there is one. */
export const useHeldAbout = (about: string): Held | undefined => useHeld().find((one) => one.about === about)

interface Queue<Row> {
  readonly path: string
  readonly page: (asking: Asking) => Promise<Page<Row>>
  readonly casePath: (id: string) => string
  /** Whether a case is free to be opened next; all are unless said. */
  readonly isFree?: (row: Row) => boolean
}

const looked = 20

/**
 * Holds a decision for its seconds and opens what comes next in the queue: its first case that nobody has in hand, or the
 * queue itself when none is left.
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
    // The queue itself says what is wrong.
    return undefined
  }
}
