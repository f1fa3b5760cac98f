import { z } from 'zod/mini'
import { endpoint, EVENTS, fileEndpoint } from '../endpoint.ts'
import { instant, pageOf, paging, text, wireId } from '../shapes.ts'
import { noticeChannels, noticeTopics, requiredReasons } from './topics.ts'

/** One thing that the user was notified of. */
const noticeShape = z.strictObject({
  id: wireId('notice'),
  topic: z.enum(noticeTopics),
  /** One line. */
  title: text(2000),
  /** Paragraphs separated by an empty line. */
  text: text(40_000),
  /** The page of its subject in the customers’ web; absent when it has none. */
  path: z.optional(text(2000)),
  createdAt: instant,
  /** When the user opened it; absent while it is unread. */
  readAt: z.optional(instant),
})
export type NoticeWire = z.output<typeof noticeShape>

export const listNotices = endpoint({
  name: 'listNotices',
  summary: 'The user’s notices, newest first.',
  method: 'GET',
  path: '/api/notices',
  who: 'customer',
  power: 'own',
  query: z.strictObject({ ...paging }),
  reply: pageOf(noticeShape),
  refusals: [],
})

export const countUnreadNotices = endpoint({
  name: 'countUnreadNotices',
  summary: 'The number of the user’s unread notices.',
  method: 'GET',
  path: '/api/notices/unread',
  who: 'customer',
  power: 'own',
  reply: z.strictObject({ count: z.int() }),
  refusals: [],
})

export const followNotices = fileEndpoint({
  name: 'followNotices',
  summary: 'Events that say when to read the user’s notices again; at most 20 streams per user.',
  method: 'GET',
  path: '/api/notices/changes',
  who: 'customer',
  power: 'own',
  stream: EVENTS,
  refusals: [],
})

export const readNotice = endpoint({
  name: 'readNotice',
  summary: 'Marks a notice of the user as read. One that is read stays as it is.',
  method: 'PUT',
  path: '/api/notices/:id/reading',
  who: 'customer',
  power: 'own',
  params: z.strictObject({ id: wireId('notice') }),
  refusals: [],
})

export const readAllNotices = endpoint({
  name: 'readAllNotices',
  summary: 'Marks every notice of the user as read that is not newer than an instant.',
  method: 'PUT',
  path: '/api/notices/reading',
  who: 'customer',
  power: 'own',
  body: z.strictObject({
    /** When the newest notice that the user saw was created: a newer one stays unread. */
    until: instant,
  }),
  refusals: [],
})

/** How the user is notified of one topic on one channel. */
const preferenceShape = z.strictObject({
  topic: z.enum(noticeTopics),
  channel: z.enum(noticeChannels),
  isOn: z.boolean(),
  /** Why it cannot be switched off; absent when it can. */
  required: z.optional(z.enum(requiredReasons)),
})
export type NoticePreferenceWire = z.output<typeof preferenceShape>

/** A browser that shows notices of the user while its pages are closed. */
const pushDevice = z.strictObject({
  id: wireId('push-subscription'),
  browser: z.optional(text(60)),
  system: z.optional(text(60)),
  createdAt: instant,
  /** Whether it is the browser of this request. */
  current: z.boolean(),
})
export type PushDeviceWire = z.output<typeof pushDevice>

const pushKeys = {
  /** The address at the push service of the browser (RFC 8030). */
  endpoint: text(1000, 10),
  /** The public key of the browser, base64url (RFC 8291). */
  p256dh: z.string().check(z.regex(/^[A-Za-z0-9_-]{86,88}$/)),
  /** The secret that the browser shares with us, base64url (RFC 8291). */
  auth: z.string().check(z.regex(/^[A-Za-z0-9_-]{22,24}$/)),
} as const

export const getNoticePreferences = endpoint({
  name: 'getNoticePreferences',
  summary: 'How the user is notified, by topic and channel, and the browsers that show notices.',
  method: 'GET',
  path: '/api/notice-preferences',
  who: 'customer',
  power: 'own',
  reply: z.strictObject({
    preferences: z.array(preferenceShape),
    /** Whether the user has a verified phone, which SMS need. */
    hasPhone: z.boolean(),
    /** Absent where this installation sends nothing to browsers. */
    push: z.optional(
      z.strictObject({
        /** The key with which a browser subscribes (RFC 8292), base64url. */
        publicKey: text(100),
        /** The sandbox’s push service: its browsers subscribe to it in place of their own. */
        pretend: z.optional(z.strictObject(pushKeys)),
        devices: z.array(pushDevice),
      }),
    ),
  }),
  refusals: [],
})

export const saveNoticePreference = endpoint({
  name: 'saveNoticePreference',
  summary:
    'Switches the messages of one topic on or off on one channel. What is required cannot be switched off.',
  method: 'PUT',
  path: '/api/notice-preferences',
  who: 'customer',
  power: 'own',
  body: z.strictObject({
    topic: z.enum(noticeTopics),
    channel: z.enum(noticeChannels),
    isOn: z.boolean(),
  }),
  refusals: [],
})

export const createPushSubscription = endpoint({
  name: 'createPushSubscription',
  summary:
    'Sends the user’s notices to this browser too. Replaces what the browser had before. Only addresses of known push services are accepted.',
  method: 'POST',
  path: '/api/push-subscriptions',
  who: 'customer',
  power: 'own',
  body: z.strictObject(pushKeys),
  reply: z.strictObject({ id: wireId('push-subscription') }),
  status: 201,
  refusals: [],
})

export const deletePushSubscription = endpoint({
  name: 'deletePushSubscription',
  summary: 'Stops sending the user’s notices to a browser.',
  method: 'DELETE',
  path: '/api/push-subscriptions/:id',
  who: 'customer',
  power: 'own',
  params: z.strictObject({ id: wireId('push-subscription') }),
  refusals: [],
})

const token = z.strictObject({
  /** The secret of the link at the end of a mail. */
  token: text(200),
})

export const getUnsubscription = endpoint({
  name: 'getUnsubscription',
  summary: 'What the link at the end of a mail stops: the topic, and the mailbox with most letters hidden.',
  method: 'GET',
  path: '/api/mail-unsubscriptions/:token',
  who: 'anyone',
  params: token,
  atMost: { times: 60, perMinutes: 10 },
  reply: z.strictObject({
    topic: z.enum(noticeTopics),
    mailbox: text(320),
    /** Whether these mails are sent still. */
    isOn: z.boolean(),
  }),
  refusals: ['too-many-requests'],
})

export const createUnsubscription = endpoint({
  name: 'createUnsubscription',
  summary:
    'Stops the mails of one topic, with the token of a mail; also with one click in a mail program (RFC 8058).',
  method: 'POST',
  path: '/api/mail-unsubscriptions/:token',
  who: 'anyone',
  ignoresForm: true,
  params: token,
  atMost: { times: 60, perMinutes: 10 },
  refusals: ['too-many-requests'],
})
