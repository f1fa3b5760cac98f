import { z } from 'zod/mini'
import { endpoint, type Asker } from '../endpoint.ts'
import { instant, text, wireId } from '../shapes.ts'

const device = {
  id: wireId('device'),
  /** The name of the browser, such as Chrome or Safari; absent when the user agent does not contain it. */
  browser: z.optional(text(40)),
  /** The operating system, such as Windows or Android. */
  system: z.optional(text(40)),
  /** True for the browser that sends this request. */
  current: z.boolean(),
} as const

/** A browser from which the user has signed in. */
export const deviceShape = z.strictObject({
  ...device,
  firstSeenAt: instant,
  seenAt: instant,
  /** Until this instant the browser needs no second factor at sign-in. */
  rememberedUntil: z.optional(instant),
})
/** A session of the caller. */
export const sessionShape = z.strictObject({
  id: wireId('session'),
  current: z.boolean(),
  device: z.optional(z.strictObject(device)),
  startedAt: instant,
  seenAt: instant,
  endsAt: instant,
})

const one = z.strictObject({ id: wireId('session') })

/** The sessions of the caller, and the browsers that they have signed in from. */
export const deviceEndpoints = (asker: Asker) =>
  ({
    listSessions: endpoint({
      name: 'listSessions',
      summary: 'Where the caller is signed in, last used first.',
      method: 'GET',
      path: '/api/sessions',
      ...asker,
      reply: z.strictObject({ items: z.array(sessionShape) }),
      refusals: [],
    }),
    endSession: endpoint({
      name: 'endSession',
      summary: 'Ends one of the caller’s sessions.',
      method: 'DELETE',
      path: '/api/sessions/:id',
      ...asker,
      params: one,
      refusals: [],
    }),
    endOtherSessions: endpoint({
      name: 'endOtherSessions',
      summary: 'Ends every session of the caller but this one.',
      method: 'DELETE',
      path: '/api/sessions',
      ...asker,
      refusals: [],
    }),
    listDevices: endpoint({
      name: 'listDevices',
      summary: 'Browsers from which the caller has signed in, last used first.',
      method: 'GET',
      path: '/api/devices',
      ...asker,
      reply: z.strictObject({ items: z.array(deviceShape) }),
      refusals: [],
    }),
    removeDevice: endpoint({
      name: 'removeDevice',
      summary: 'Removes a known browser of the caller and ends its sessions.',
      method: 'DELETE',
      path: '/api/devices/:id',
      ...asker,
      stepUp: true,
      params: z.strictObject({ id: wireId('device') }),
      refusals: [],
    }),
  }) as const
