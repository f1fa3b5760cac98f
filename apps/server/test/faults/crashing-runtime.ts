import { isRefusal } from '@puente/contract'
import { sql } from '@puente/postgres'
import type { Actor } from '../../src/platform/actor.ts'
import type { Runtime } from '../../src/platform/work.ts'

/** When a process may be killed around a work: its rows are rolled back, or they are committed and nothing follows. */
export type KillPoint = 'before its commit' | 'after its commit'

class Died extends Error {
  constructor(point: string) {
    super(`died ${point}`)
    this.name = 'Died'
  }
}

const workers: readonly string[] = ['payins', 'payouts', 'transfers', 'notifications']

/** The name of the process for the tally; undefined for processes whose crash would prove nothing. */
function processOf(actor: Actor): string | undefined {
  if (actor.kind === 'customer') return 'API'
  if (actor.kind === 'staff') return 'back office'
  if (actor.kind === 'partner') return `worker at the ${actor.name}`
  if (actor.kind !== 'system') return undefined
  if (actor.name === 'relay') return 'relay'
  return workers.includes(actor.name) ? `worker in ${actor.name}` : undefined
}

const movedNothing = (result: unknown) => result === 0 || (Array.isArray(result) && result.length === 0)

/**
 * A runtime whose process is killed at a work when `strikes` returns true, only at works that wrote something. A crash
 * before the commit is also one between a partner's call and its record; one after it is also one between lease and
 * call. Works that share a transaction are killed together.
 */
export function dyingRuntime(runtime: Runtime, strikes: (who: string, point: KillPoint) => boolean): Runtime {
  return {
    ...runtime,
    work: async (actor, body, cause) => {
      const who = processOf(actor)
      if (who === undefined) return runtime.work(actor, body, cause)
      let wrote = false
      const done = await runtime.work(
        actor,
        async (work) => {
          const result = await body(work)
          if (isRefusal(result) || movedNothing(result)) return result
          const { id } = await work.tx.one<{ id: string | null }>(
            sql`select pg_current_xact_id_if_assigned()::text as id`,
          )
          wrote = id !== null
          if (wrote && strikes(who, 'before its commit')) throw new Died('before its commit')
          return result
        },
        cause,
      )
      if (wrote && strikes(who, 'after its commit')) throw new Died('after its commit')
      return done
    },
    together: async (works) => {
      const [first] = works
      const who = first && processOf(first.actor)
      if (first === undefined || who === undefined) return runtime.together(works)
      if (strikes(who, 'before its commit')) {
        const lost = new Died('before its commit')
        await runtime
          .work(first.actor, async (work) => {
            await Promise.allSettled(works.map(({ body }) => body(work)))
            throw lost
          })
          .catch(() => undefined)
        throw lost
      }
      const done = await runtime.together(works)
      if (strikes(who, 'after its commit')) throw new Died('after its commit')
      return done
    },
  }
}
