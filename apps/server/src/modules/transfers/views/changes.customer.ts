import { isRefusal, refuse, uuidOf } from '@puente/contract'
import { customerEndpoints as endpoints } from '@puente/contract/customer'
import { networkOf } from '../../../platform/http/requests/network.ts'
import { handler, type Handler } from '../../../platform/http/handler.ts'
import { isSignedInFor } from '../../access/index.ts'
import { versionOf } from '../changes.store.ts'
import { answerTracking } from './tracking/answer-tracking.ts'
import { transferOfToken } from './tracking/tracking-links.ts'

const PER_CUSTOMER = 20
const PER_LINK = 20
/** A network may be an office, a university or a provider that shares one address. */
const PER_NETWORK = 40

const system = { kind: 'system', name: 'changes' } as const

/** Handlers of the streams of changes, for customers and for readers of a tracking link, and of the recipient's answer. */
export const changeHandlers: readonly Handler[] = [
  handler(endpoints.followTransfer, async (work, { params, actor, request }) => {
    const { sessionToken } = request
    if (actor.kind !== 'customer' || sessionToken === undefined) return refuse('not-allowed')
    const { customerId } = actor
    const topic = uuidOf('transfer', params.id)
    return {
      topic,
      version: await versionOf(work, topic),
      limits: [{ key: `customer ${customerId}`, max: PER_CUSTOMER }],
      mayContinue: (runtime) => isSignedInFor(runtime, sessionToken, customerId),
    }
  }),
  handler(endpoints.followTracking, async (work, { params: { token }, request }) => {
    const topic = await transferOfToken(work, token)
    if (isRefusal(topic)) return topic
    return {
      topic,
      version: await versionOf(work, topic),
      limits: [
        { key: `link ${topic}`, max: PER_LINK },
        { key: `network ${networkOf(request.ip)}`, max: PER_NETWORK },
      ],
      mayContinue: (runtime) =>
        runtime.work(system, async (later) => !isRefusal(await transferOfToken(later, token))),
    }
  }),
  handler(endpoints.answerTracking, (work, { params, body }) =>
    answerTracking(work, params.token, body.isReceived),
  ),
]
