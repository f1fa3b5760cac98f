import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refused } from '../http/answers.ts'
import type { Partner } from '../http/keys.ts'
import type { World } from '../world.ts'
import type { FalseReport } from './failures.ts'

/** The true statuses that a false report replaces, and the reported status. */
const calls: Readonly<
  Partial<Record<FalseReport, { readonly from: readonly string[]; readonly as: string }>>
> = {
  'called-rejected': { from: ['accepted', 'sent'], as: 'rejected' },
  'called-returned': { from: ['credited'], as: 'returned' },
}

const isOrder = ({ method, url }: FastifyRequest): boolean =>
  method === 'POST' && ['/rails/payouts', '/bank/refunds'].includes(url)

const isQuestion = ({ method, url }: FastifyRequest): boolean =>
  method === 'GET' && /^[/](rails[/]payouts|bank[/]refunds)[/]by-reference[/]/.test(url)

/** The false response that replaces a true one; undefined when the false report does not match the call. */
function falseResponse(
  falseReport: FalseReport,
  request: FastifyRequest,
  payload: string,
): { status: number; body: object } | undefined {
  if (falseReport === 'taken-refused')
    return isOrder(request) ? { status: 422, body: { code: 'account-closed' } } : undefined
  if (!isQuestion(request)) return undefined
  if (falseReport === 'called-unknown') return { status: 404, body: { code: 'not-found' } }
  const said = calls[falseReport]
  const truth = JSON.parse(payload) as { status?: string }
  if (said === undefined || !said.from.includes(truth.status ?? '')) return undefined
  return { status: 200, body: { ...truth, status: said.as, code: 'account-closed' } }
}

/** Makes a partner's API give the requested false report to each matching call. */
export function giveFalseReports(scope: FastifyInstance, { failures }: World, partner: Partner): void {
  scope.addHook('preHandler', async (request) => {
    const falseReport = failures.falseReportOf(partner)
    if (!isOrder(request) || (falseReport !== 'order-denied' && falseReport !== 'order-conflict')) return
    failures.used(partner)
    if (falseReport === 'order-denied') throw new Refused(404, 'not-found', 'There is no such thing here.')
    throw new Refused(409, 'not-possible', 'That is not possible now.')
  })
  scope.addHook('onSend', async (request, reply, payload) => {
    const falseReport = failures.falseReportOf(partner)
    if (falseReport === undefined || reply.statusCode >= 300 || typeof payload !== 'string') return payload
    const said = falseResponse(falseReport, request, payload)
    if (said === undefined) return payload
    failures.used(partner)
    reply.code(said.status)
    return JSON.stringify(said.body)
  })
}
