import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from '../walk/random.ts'
import type { Exchange } from './wire.ts'

/** A fault of one request between us and a partner. */
export interface WireFault {
  readonly name: string
  /** Whether the fault applies to the request; by default to every request. */
  readonly fits?: (exchange: Exchange) => boolean
  readonly happen: (exchange: Exchange, random: Random) => Promise<void>
}

/** Puente's timeout for a partner in a chaos test. */
export const PATIENCE_MS = 600
const TOO_LATE_MS = PATIENCE_MS + 200

const said = (status: number, code: string) => ({ status, body: JSON.stringify({ code }) })
const asksAboutPayout = ({ method, path }: Exchange) =>
  method === 'GET' && path.startsWith('/rails/payouts/by-reference/')
const asksAboutRefund = ({ method, path }: Exchange) =>
  method === 'GET' && path.startsWith('/bank/refunds/by-reference/')
const orders = ['/rails/payouts', '/bank/refunds']
const isOrder = ({ method, path }: Exchange) => method === 'POST' && orders.includes(path)

/** Inquiries with a false report. They get no second one, because a second answer would confirm it. */
const falselyReported = new Set<string>()

/** Reports another status than one of `from`. Reports the true status at least once before the next false report. */
async function reportFalsely({ path, forward, reply }: Exchange, from: readonly string[], as: string) {
  // Set before the response: a concurrent inquiry may concern the same instruction.
  falselyReported.add(path)
  const { status, body } = await forward()
  const said = JSON.parse(body) as { status?: string }
  const fits = from.includes(said.status ?? '')
  if (!fits) falselyReported.delete(path)
  reply({ status, body: fits ? JSON.stringify({ ...said, status: as, code: 'AC04' }) : body })
}

/** Faults of requests to partners. */
export const askFaults: readonly WireFault[] = [
  { name: 'partner off', happen: async ({ reply }) => reply(said(503, 'switched-off')) },
  { name: 'partner breaks before the effect', happen: async ({ reply }) => reply(said(500, 'broken')) },
  { name: 'connection cut before the effect', happen: async ({ cut }) => cut() },
  {
    name: 'connection cut after the effect',
    happen: async ({ forward, cut }) => {
      await forward()
      cut()
    },
  },
  {
    name: 'partner breaks after the effect',
    happen: async ({ forward, reply }) => {
      await forward()
      reply(said(500, 'broken'))
    },
  },
  {
    name: 'partner silent',
    happen: async ({ cut }) => {
      await pause(TOO_LATE_MS)
      cut()
    },
  },
  {
    name: 'answer later than we wait',
    happen: async ({ forward, reply }) => {
      const answer = await forward()
      await pause(TOO_LATE_MS)
      reply(answer)
    },
  },
  {
    name: 'effect later than we wait',
    happen: async ({ forward, reply }) => {
      await pause(TOO_LATE_MS)
      reply(await forward())
    },
  },
  {
    name: 'partner slow',
    happen: async ({ forward, reply }, random) => {
      await pause(random.whole(50, PATIENCE_MS - 200))
      reply(await forward())
    },
  },
  {
    name: 'request delivered twice',
    happen: async ({ forward, reply }) => {
      const [, second] = [await forward(), await forward()]
      reply(second)
    },
  },
  {
    name: 'answer torn in the middle',
    happen: async ({ forward, reply }) => {
      const { status, body } = await forward()
      reply({ status, body: body.slice(0, body.length / 2) })
    },
  },
  {
    name: 'partner denies what it took',
    fits: (exchange) => asksAboutPayout(exchange) && !falselyReported.has(exchange.path),
    happen: async ({ reply }) => reply(said(404, 'not-found')),
  },
  {
    name: 'order refused with 404, not accepted',
    fits: isOrder,
    happen: async ({ reply }) => reply(said(404, 'not-found')),
  },
  {
    name: 'order refused with 409, not accepted',
    fits: isOrder,
    happen: async ({ reply }) => reply(said(409, 'not-possible')),
  },
  {
    name: 'order accepted but refused for good',
    fits: isOrder,
    happen: async ({ path, forward, reply }) => {
      const { status, body } = await forward()
      const { clientReference } = JSON.parse(body) as { clientReference?: string }
      if (status >= 300 || clientReference === undefined) return reply({ status, body })
      falselyReported.add(`${path}/by-reference/${clientReference}`)
      reply(said(422, 'AC04'))
    },
  },
  {
    name: 'refund reported as rejected, once',
    fits: (exchange) => asksAboutRefund(exchange) && !falselyReported.has(exchange.path),
    happen: (exchange) => reportFalsely(exchange, ['accepted'], 'rejected'),
  },
  {
    name: 'payout reported as returned, once',
    fits: (exchange) => asksAboutPayout(exchange) && !falselyReported.has(exchange.path),
    happen: (exchange) => reportFalsely(exchange, ['accepted', 'sent', 'credited'], 'returned'),
  },
  {
    name: 'payout reported as rejected, once',
    fits: (exchange) => asksAboutPayout(exchange) && !falselyReported.has(exchange.path),
    happen: (exchange) => reportFalsely(exchange, ['accepted', 'sent'], 'rejected'),
  },
]

/** Delayed messages, to change their order. */
const held: (() => Promise<unknown>)[] = []

/** Faults of messages from partners. */
export const messageFaults: readonly WireFault[] = [
  {
    name: 'message delivered twice',
    happen: async ({ forward, reply }) => {
      const [, second] = await Promise.all([forward(), forward()])
      reply(second)
    },
  },
  { name: 'message lost', happen: async ({ reply }) => reply(said(200, 'taken')) },
  { name: 'message refused, then sent again', happen: async ({ reply }) => reply(said(500, 'broken')) },
  {
    name: 'message taken, its answer lost',
    happen: async ({ forward, cut }) => {
      await forward()
      cut()
    },
  },
  {
    name: 'message overtaken by the next',
    happen: async ({ forward, reply }) => {
      held.push(forward)
      reply(said(200, 'taken'))
      if (held.length > 1) for (const late of held.splice(0).toReversed()) await late()
    },
  },
  {
    name: 'message late',
    happen: async ({ forward, reply }, random) => {
      reply(said(200, 'taken'))
      await pause(random.whole(300, 2500))
      await forward()
    },
  },
]
