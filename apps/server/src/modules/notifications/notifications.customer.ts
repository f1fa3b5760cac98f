import { fromWireId, isRefusal, refuse, requiredReason, hasChannel, type Id } from '@puente/contract'
import { customerEndpoints as endpoints } from '@puente/contract/customer'
import { accountOfActor, contactsOf, isSignedInUser } from '../access/index.ts'
import type { Config } from '../../platform/config/index.ts'
import type { PushConfig } from '../../platform/config/services/push.ts'
import { handler, type Handler } from '../../platform/http/handler.ts'
import type { List } from '../../platform/lists/list.ts'
import { pageOf } from '../../platform/lists/list.ts'
import type { Work } from '../../platform/work.ts'
import type { Frame } from './letters/render.ts'
import { toNoticeWires } from './notices/notice-view.ts'
import {
  markAllRead,
  markRead,
  noticesOf,
  notifyReaders,
  unreadOf,
  type Notice,
} from './notices/notices.store.ts'
import { preferencesOf } from './preferences/preference.ts'
import { choicesOf, saveChoice } from './preferences/preferences.store.ts'
import { messageExamples } from './preview.ts'
import { unsubscribe, unsubscriptionFor } from './preferences/unsubscribe.ts'
import { pushHandlers, pushOf } from './push/push.customer.ts'

const PER_USER = 20

const userNotices: List<Id<'user'>, Notice> = {
  name: 'notices',
  keyOf: ({ createdAt, id }) => [createdAt.toISOString(), id],
  read: noticesOf,
}

/** The acting user. */
const userOf = (work: Work): Id<'user'> => accountOfActor(work.actor).id

const noticeHandlers = (frame: Frame): readonly Handler[] => [
  handler(endpoints.listNotices, async (work, { query }) => {
    const page = await pageOf(work, userNotices, userOf(work), query)
    if (isRefusal(page)) return page
    const items = await toNoticeWires(work, page.rows, frame)
    return { items, ...(page.next === undefined ? {} : { next: page.next }) }
  }),
  handler(endpoints.countUnreadNotices, async (work) => ({ count: await unreadOf(work, userOf(work)) })),
  handler(endpoints.followNotices, async (work, { request }) => {
    const { sessionToken } = request
    if (sessionToken === undefined) return refuse('not-allowed')
    const userId = userOf(work)
    return {
      topic: userId,
      version: work.realNow.getTime(),
      limits: [{ key: `notices ${userId}`, max: PER_USER }],
      mayContinue: (runtime) => isSignedInUser(runtime, sessionToken, userId),
    }
  }),
  handler(endpoints.readNotice, async (work, { params }) => {
    const id = fromWireId('notice', params.id)
    const found = id === undefined ? 'unknown' : await markRead(work, userOf(work), id)
    if (found === 'unknown') return refuse('not-found')
    if (found === 'read') await notifyReaders(work, userOf(work))
    return undefined
  }),
  handler(endpoints.readAllNotices, async (work, { body }) => {
    if ((await markAllRead(work, userOf(work), new Date(body.until))) > 0)
      await notifyReaders(work, userOf(work))
    return undefined
  }),
]

const preferenceHandlers = (push: PushConfig | undefined): readonly Handler[] => [
  handler(endpoints.getNoticePreferences, async (work, { request }) => {
    const userId = userOf(work)
    const contact = (await contactsOf(work, [userId])).get(userId)
    return {
      preferences: preferencesOf(await choicesOf(work, userId)),
      hasPhone: contact?.phoneVerified === true,
      ...(push === undefined ? {} : { push: await pushOf(work, push, request) }),
    }
  }),
  handler(endpoints.saveNoticePreference, async (work, { body }) => {
    const { topic, channel, isOn } = body
    if (!hasChannel(topic, channel)) return refuse('fields-wrong', {}, [{ at: 'channel', fault: 'format' }])
    if (!isOn && requiredReason(topic, channel) !== undefined)
      return refuse('fields-wrong', {}, [{ at: 'isOn', fault: 'required' }])
    const userId = userOf(work)
    if (await saveChoice(work, userId, body))
      await work.audit({ action: 'choose-channel', subject: userId, facts: { topic, channel, isOn } })
    return undefined
  }),
  handler(endpoints.getUnsubscription, async (work, { params }) => {
    const found = await unsubscriptionFor(work, params.token)
    if (found === undefined) return refuse('not-found')
    const { topic, mailbox, isOn } = found
    return { topic, mailbox, isOn }
  }),
  handler(endpoints.createUnsubscription, async (work, { params }) =>
    (await unsubscribe(work, params.token)) === undefined ? refuse('not-found') : undefined,
  ),
]

/** The mails that the gallery of the sandbox shows. */
const exampleHandlers = ({
  environment,
  ...frame
}: Frame & Pick<Config, 'environment'>): readonly Handler[] => [
  handler(endpoints.listMessageExamples, async (work) =>
    environment === 'sandbox' ? { items: await messageExamples(work, frame) } : refuse('not-found'),
  ),
]

/** Handlers of the notices of users, of how they are sent, and of the browsers that show them. */
export const notificationHandlers = (
  frame: Frame & Pick<Config, 'environment'>,
  push: PushConfig | undefined,
): readonly Handler[] => [
  ...noticeHandlers(frame),
  ...preferenceHandlers(push),
  ...pushHandlers(push),
  ...exampleHandlers(frame),
]
