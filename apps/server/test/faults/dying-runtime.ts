import { isRefusal } from '@puente/contract'
import { sql } from '@puente/postgres'
import type { Actor } from '../../src/platform/actor.ts'
import type { Runtime } from '../../src/platform/work.ts'

/** Where a process may die around a work: its rows are lost, or stand and nobody goes on from there. */
export type DeathPoint = 'before its commit' | 'after its commit'

class Died extends Error {
  constructor(point: string) {
    super(`died ${point}`)
    this.name = 'Died'
  }
}

const workers: readonly string[] = ['payins', 'payouts', 'transfers', 'notifications']

/** Who dies, in the words of the tally; undefined for those whose death would prove nothing. */
function whoDies(actor: Actor): string | undefined {
  if (actor.kind === 'customer') return 'API'
  if (actor.kind === 'staff') return 'back office'
  if (actor.kind === 'partner') return `worker at the ${actor.name}`
  if (actor.kind !== 'system') return undefined
  if (actor.name === 'relay') return 'relay'
  return workers.includes(actor.name) ? `worker in ${actor.name}` : undefined
}

const movedNothing = (result: unknown) => result === 0 || (Array.isArray(result) && result.length === 0)

/**
 * A runtime whose process dies at a work, as often as `strikes` says so: only at works that wrote something. A death
 * before the commit is also one between a partner's call and its record; one after it is also one between claim and call.
 * Works that share a transaction die together.
 */
export function dyingRuntime(
  runtime: Runtime,
  strikes: (who: string, point: DeathPoint) => boolean,
): Runtime {
  return {
    ...runtime,
    work: async (actor, body, cause) => {
      const who = whoDies(actor)
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
      const who = first && whoDies(first.actor)
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
