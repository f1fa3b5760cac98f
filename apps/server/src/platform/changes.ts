import { refuse, type Refusal } from '@puente/contract'
import { listenTo, type Listening } from '@puente/postgres'
import type { Logger } from './telemetry/logger.ts'
import { openStreams } from './telemetry/metrics.ts'

/** The channel of notifications of changes. Their text is the id of what changed, a space and its version. */
export const CHANGES_CHANNEL = 'puente_changes'

/** Followers of one process. One takes about 35 kB. */
const FOLLOWERS_MAX = 10_000
const RETRY_AFTER_SECONDS = 30
const CONNECT_AGAIN_MS = 1000

/** A limit of followers at the same time, counted in this process. */
export interface FollowerLimit {
  readonly key: string
  readonly max: number
}

/** Follows the changes of one thing. */
export interface Follower {
  /** The newest version since the last call; 'quiet' when none came within `ms`; 'ended' after the end. */
  next(ms: number): Promise<number | 'quiet' | 'ended'>
  close(): void
}

/** The changes that PostgreSQL notifies to this process, over one connection. */
export interface Changes {
  /**
   * Follows the changes of one thing. Refuses above a limit, without a connection to PostgreSQL and once the process ends. A lost
   * connection ends every follower, because notifications were missed.
   */
  follow(
    topic: string,
    limits: readonly FollowerLimit[],
  ): Promise<Follower | Refusal<'too-many-requests' | 'unavailable'>>
  /** Ends every follower and closes the connection. */
  close(): Promise<void>
}

interface Reader extends Follower {
  changed(version: number): void
  end(): void
}

function createReader(close: () => void): Reader {
  let version: number | undefined
  let isEnded = false
  let wake = () => {}
  const waited = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const end = () => {
    isEnded = true
    wake()
  }
  return {
    changed: (newer) => {
      version = newer
      wake()
    },
    end,
    next: async (ms) => {
      if (version === undefined && !isEnded) await waited(ms)
      if (isEnded) return 'ended'
      const newest = version ?? 'quiet'
      version = undefined
      return newest
    },
    close: () => {
      close()
      end()
    },
  }
}

/** The followers of this process by topic, and their number by each key of a limit. */
function createFollowers() {
  const topics = new Map<string, Set<Reader>>()
  const counts = new Map<string, number>()
  const add = (key: string, by: number) => {
    const count = (counts.get(key) ?? 0) + by
    if (count > 0) counts.set(key, count)
    else counts.delete(key)
  }
  let size = 0
  const resize = (by: number) => {
    size += by
    openStreams.set(size)
  }
  return {
    hasRoom: (limits: readonly FollowerLimit[]) =>
      size < FOLLOWERS_MAX && limits.every(({ key, max }) => (counts.get(key) ?? 0) < max),
    add: (topic: string, limits: readonly FollowerLimit[]): Reader => {
      const readers = topics.get(topic) ?? new Set()
      const reader = createReader(() => {
        if (!readers.delete(reader)) return
        if (readers.size === 0) topics.delete(topic)
        for (const { key } of limits) add(key, -1)
        resize(-1)
      })
      topics.set(topic, readers.add(reader))
      for (const { key } of limits) add(key, 1)
      resize(1)
      return reader
    },
    changed: (topic: string, version: number) => {
      for (const reader of topics.get(topic) ?? []) reader.changed(version)
    },
    endAll: () => {
      for (const readers of topics.values()) for (const reader of readers) reader.end()
    },
  }
}

/** The changes of one process. The connection is opened for the first follower, and again after it was lost. */
export function openChanges({ url, logger }: { readonly url: string; readonly logger: Logger }): Changes {
  const followers = createFollowers()
  let isClosed = false
  let connecting: Promise<Listening | undefined> | undefined
  const connect = async (): Promise<Listening | undefined> => {
    try {
      return await listenTo(url, CHANGES_CHANNEL, {
        applicationName: 'puente-changes',
        notified: (text) => {
          const [topic = '', version] = text.split(' ')
          followers.changed(topic, Number(version))
        },
        lost: () => {
          logger.warn('changes are not notified: connection lost')
          connecting = undefined
          followers.endAll()
        },
      })
    } catch (error) {
      logger.warn({ err: error }, 'changes are not notified: no connection')
      // Clients ask again at once; the server is asked once a second.
      setTimeout(() => (connecting = undefined), CONNECT_AGAIN_MS).unref()
      return undefined
    }
  }
  return {
    follow: async (topic, limits) => {
      if (isClosed) return refuse('unavailable')
      connecting ??= connect()
      if ((await connecting) === undefined || isClosed) return refuse('unavailable')
      return followers.hasRoom(limits)
        ? followers.add(topic, limits)
        : refuse('too-many-requests', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    },
    close: async () => {
      isClosed = true
      followers.endAll()
      const listening = await connecting
      connecting = undefined
      await listening?.close()
    },
  }
}
