/* long: one closure holds the decisions, their timers and subscribers; nothing of them is reachable from outside */
import { mayHaveArrived, newKey } from '@puente/web'

/** A decision of a member of staff about one case, and how to send it. */
export interface Decision {
  /** The id of the case; it has at most one pending decision. */
  readonly about: string
  /** The path of the case. */
  readonly path: string
  /** The decision in words: 'Aceptas Cédula, frente'. */
  readonly text: string
  /** The form values, restored when the decision is undone. */
  readonly typed?: unknown
  /** Sends the decision with `keepalive`; a retry with the same key has no further effect. */
  readonly send: (idempotencyKey: string) => Promise<unknown>
}

/** A decision that can be undone, is being sent, or was refused. */
export interface Held extends Decision {
  readonly key: string
  readonly endsAtMs: number
  /**
   * 'counting' can be undone; 'sending' and 'waiting' (for a connection) may have arrived; 'refused' had no
   * effect.
   */
  readonly step: 'counting' | 'sending' | 'waiting' | 'refused'
  readonly error?: unknown
}

export type DecisionEvent = 'held' | 'undone' | 'sent' | 'waiting' | 'refused'

type Listener = (event: DecisionEvent, held: Held) => void

/** The length of the undo window. */
export const undoWindowMs = 10_000
const againMs = 5000

/**
 * Decisions with an undo window. Each is sent when its window ends or the page is left. While its outcome is
 * unknown it is sent again with the same idempotency key, so that it takes effect exactly once.
 */
export function createPendingDecisions(nowMs: () => number = Date.now) {
  let all: readonly Held[] = []
  const typed = new Map<string, unknown>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const listeners = new Set<() => void>()
  const eventListeners = new Set<Listener>()

  const find = (about: string) => all.find((one) => one.about === about)
  function set(next: readonly Held[]): void {
    all = next
    for (const listener of listeners) listener()
  }
  function change(held: Held, event?: DecisionEvent): void {
    set(all.map((one) => (one.about === held.about ? held : one)))
    if (event !== undefined) notify(event, held)
  }
  const notify = (event: DecisionEvent, held: Held) => {
    for (const listener of eventListeners) listener(event, held)
  }
  function drop(about: string): void {
    clearTimeout(timers.get(about))
    timers.delete(about)
    set(all.filter((one) => one.about !== about))
  }
  function later(about: string, waitMs: number): void {
    clearTimeout(timers.get(about))
    timers.set(
      about,
      setTimeout(() => void send(about), waitMs),
    )
  }

  async function send(about: string): Promise<void> {
    const held = find(about)
    if (held === undefined || held.step === 'sending' || held.step === 'refused') return
    clearTimeout(timers.get(about))
    change({ ...held, step: 'sending' })
    try {
      await held.send(held.key)
      drop(about)
      notify('sent', held)
    } catch (error) {
      if (mayHaveArrived(error)) {
        change({ ...held, step: 'waiting', error }, held.step === 'waiting' ? undefined : 'waiting')
        later(about, againMs)
      } else {
        change({ ...held, step: 'refused', error }, 'refused')
      }
    }
  }

  return {
    /**
     * Starts the undo window of a decision; a decision about the same case that is still undoable is
     * discarded.
     */
    hold: (decision: Decision): void => {
      const before = find(decision.about)
      if (before?.step === 'sending' || before?.step === 'waiting') return
      drop(decision.about)
      typed.delete(decision.about)
      const held: Held = {
        ...decision,
        key: newKey(),
        endsAtMs: nowMs() + undoWindowMs,
        step: 'counting',
      }
      set([...all, held])
      later(decision.about, undoWindowMs)
      notify('held', held)
    },
    /** Undoes a decision and keeps its form values for the case; undefined when it is too late. */
    undo: (about: string): Held | undefined => {
      const held = find(about)
      if (held?.step !== 'counting') return undefined
      drop(about)
      if (held.typed !== undefined) typed.set(about, held.typed)
      notify('undone', held)
      return held
    },
    /** The form values of the last decision about a case that was undone. */
    typedValuesOf: (about: string): unknown => typed.get(about),
    /** Sends all pending decisions at once, because the page is left or the user signs out. */
    sendAll: (): Promise<unknown> => Promise.allSettled(all.map(({ about }) => send(about))),
    /** Removes a refused decision. */
    dismiss: (about: string): void => {
      if (find(about)?.step === 'refused') drop(about)
    },
    has: (about: string): boolean => find(about) !== undefined,
    list: (): readonly Held[] => all,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Subscribes to the events of decisions. */
    listen: (listener: Listener): (() => void) => {
      eventListeners.add(listener)
      return () => eventListeners.delete(listener)
    },
  }
}

/** The pending decisions of this tab. */
export const held = createPendingDecisions()
