/* long: one closure owns the decisions, their timers and who listens; nothing of them is reachable from outside */
import { mayHaveArrived } from '@puente/web'

/** What somebody of staff decided about one case, and how it is sent. */
export interface Decision {
  /** The case: one decision about it waits at a time. */
  readonly about: string
  /** Where the case is. */
  readonly path: string
  /** What was decided, in words: 'Aceptas Cédula, frente'. */
  readonly text: string
  /** What was typed, given back to the case when the decision is undone. */
  readonly typed?: unknown
  /** Sends it, so that it arrives even when the page is left; the same key repeats nothing. */
  readonly send: (idempotencyKey: string) => Promise<unknown>
}

/** A decision that is not made yet, on its way, or refused. */
export interface Held extends Decision {
  readonly key: string
  readonly endsAtMs: number
  /** 'counting' can be undone; 'sending' and 'waiting' (for a connection) may have arrived; 'refused' never counted. */
  readonly step: 'counting' | 'sending' | 'waiting' | 'refused'
  readonly error?: unknown
}

export type HeldEvent = 'held' | 'undone' | 'sent' | 'waiting' | 'refused'

type Hear = (event: HeldEvent, held: Held) => void

/** For so long a decision can be undone. */
export const undoMs = 10_000
const againMs = 5000

/**
 * Decisions that can still be undone. Each is sent once its seconds are over, or when the page is left; while nobody
 * knows whether it arrived it is sent again under the same key, so that it counts once and is not lost.
 */
export function createHeld(nowMs: () => number = Date.now) {
  let all: readonly Held[] = []
  const typed = new Map<string, unknown>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const listeners = new Set<() => void>()
  const hearers = new Set<Hear>()

  const find = (about: string) => all.find((one) => one.about === about)
  function set(next: readonly Held[]): void {
    all = next
    for (const listener of listeners) listener()
  }
  function change(held: Held, event?: HeldEvent): void {
    set(all.map((one) => (one.about === held.about ? held : one)))
    if (event !== undefined) tell(event, held)
  }
  const tell = (event: HeldEvent, held: Held) => {
    for (const hear of hearers) hear(event, held)
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
      tell('sent', held)
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
    /** Takes a decision and begins to count; one about the same case that still counts gives way. */
    hold: (decision: Decision): void => {
      const before = find(decision.about)
      if (before?.step === 'sending' || before?.step === 'waiting') return
      drop(decision.about)
      typed.delete(decision.about)
      const held: Held = {
        ...decision,
        key: crypto.randomUUID(),
        endsAtMs: nowMs() + undoMs,
        step: 'counting',
      }
      set([...all, held])
      later(decision.about, undoMs)
      tell('held', held)
    },
    /** Takes a decision back; undefined when it is too late. What was typed waits for its case. */
    undo: (about: string): Held | undefined => {
      const held = find(about)
      if (held?.step !== 'counting') return undefined
      drop(about)
      if (held.typed !== undefined) typed.set(about, held.typed)
      tell('undone', held)
      return held
    },
    /** What was typed about a case before its last decision was undone. */
    typedAbout: (about: string): unknown => typed.get(about),
    /** Sends all that counts or waits, at once: the page is left, or whoever decided signs out. */
    sendAll: (): Promise<unknown> => Promise.allSettled(all.map(({ about }) => send(about))),
    /** Forgets a refused decision, once it was read. */
    dismiss: (about: string): void => {
      if (find(about)?.step === 'refused') drop(about)
    },
    has: (about: string): boolean => find(about) !== undefined,
    list: (): readonly Held[] => all,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Hears what becomes of decisions. */
    hear: (hear: Hear): (() => void) => {
      hearers.add(hear)
      return () => hearers.delete(hear)
    },
  }
}

/** The decisions of this tab. */
export const held = createHeld()
