import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import { giveFalseReports } from '../failures/false-reports.ts'
import type { World } from '../world.ts'
import { answerFaultsAsJson, Refused } from './answers.ts'
import { keyHeaders, keyOf, type KeyOwner, type Partner } from './keys.ts'

/** Opens a partner's JSON API: protected by its key, with the faults requested for that partner. */
export function partnerRoutes(
  app: FastifyInstance,
  world: World,
  partner: Partner,
  define: (scope: FastifyInstance) => void,
): void {
  app.register(async (scope) => {
    answerFaultsAsJson(scope)
    scope.addHook('onRequest', async (request) => demandKey(request, partner))
    failAsAsked(scope, world, partner)
    giveFalseReports(scope, world, partner)
    define(scope)
  })
}

/** Opens the control page's JSON API: protected by its key, without faults. */
export function controlRoutes(app: FastifyInstance, define: (scope: FastifyInstance) => void): void {
  app.register(async (scope) => {
    answerFaultsAsJson(scope)
    scope.addHook('onRequest', async (request) => demandKey(request, 'control'))
    define(scope)
  })
}

function demandKey(request: FastifyRequest, holder: KeyOwner): void {
  const header = keyHeaders[holder]
  const asked = header === undefined ? `Bearer ${keyOf(holder)}` : keyOf(holder)
  if (request.headers[header ?? 'authorization'] === asked) return
  const how = header === undefined ? '"Authorization: Bearer <key>"' : `"${header}: <key>"`
  throw new Refused(401, 'wrong-key', `Send ${how} with the key of ${holder}.`)
}

/** Cuts the connection: the caller receives no response. */
export function cut(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack()
  request.raw.socket.destroy()
  return reply
}

/** Sends no response until the caller gives up. */
export function staySilent(reply: FastifyReply): FastifyReply {
  reply.hijack()
  return reply
}

function failAsAsked(scope: FastifyInstance, world: World, partner: Partner): void {
  const cutAfterwards = new WeakSet<FastifyRequest>()
  scope.addHook('onRequest', async (request, reply) => {
    const failure = world.failures.nextAnswer(partner)
    switch (failure?.kind) {
      case undefined:
        return
      case 'off':
        throw new Refused(503, 'switched-off', `The ${partner} partner is switched off on the control page.`)
      case 'error-500':
        throw new Refused(
          500,
          'partner-error',
          `The ${partner} partner fails because the control page says so.`,
        )
      case 'slow':
        await sleep(failure.slowMs)
        return
      case 'silent':
        return staySilent(reply)
      case 'cut-before':
        return cut(request, reply)
      case 'cut-after':
        cutAfterwards.add(request)
    }
  })
  scope.addHook('onSend', async (request, _reply, payload) => {
    if (cutAfterwards.has(request)) request.raw.socket.destroy()
    return payload
  })
}
