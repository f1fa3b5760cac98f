import type { Env } from './env.ts'
import { judgeAddress } from './web-addresses.ts'

/** A service that answers over HTTP with a key of ours, which never leaves the server. */
export interface KeyedService {
  readonly url: string
  readonly key: string
}

/** The chat's widget: which one, and the script that shows it. */
export interface ChatWidget {
  readonly id: string
  readonly scriptUrl: string
}

/** What the operator may add to the product; each one is absent without a trace until it is set. */
export interface Services {
  /** Countries, states and cities. */
  readonly places: KeyedService | undefined
  /** Addresses in Chile, found by a part of them. */
  readonly maps: KeyedService | undefined
  readonly chat: ChatWidget | undefined
}

/** Reads the services that may be added. In the sandbox they are the pretend ones unless an address says otherwise. */
export function readServices(env: Env, production: boolean, sandboxUrl: string, faults: string[]): Services {
  const judged = (name: string, url: string): string => {
    judgeAddress(name, url, production, faults)
    return url
  }
  return Object.freeze({
    places: readPlaces(env, production ? undefined : `${sandboxUrl}/places/v1`, judged, faults),
    maps: readMaps(env, production ? 'https://places.googleapis.com' : `${sandboxUrl}/maps`, judged),
    chat: readChat(env, production ? undefined : `${sandboxUrl}/chat/widget.js`, judged, faults),
  })
}

type Judged = (name: string, url: string) => string

function readPlaces(
  env: Env,
  byDefault: string | undefined,
  judged: Judged,
  faults: string[],
): KeyedService | undefined {
  const key = env['PLACES_KEY']
  if (env['PLACES_URL'] === undefined && key === undefined) return undefined
  const url = env['PLACES_URL'] ?? byDefault
  if (url === undefined || key === undefined) {
    faults.push('PLACES_URL and PLACES_KEY are set together.')
    return undefined
  }
  return Object.freeze({ url: judged('PLACES_URL', url), key })
}

function readMaps(env: Env, byDefault: string, judged: Judged): KeyedService | undefined {
  const key = env['MAPS_KEY']
  if (key === undefined) return undefined
  return Object.freeze({ url: judged('MAPS_URL', env['MAPS_URL'] ?? byDefault), key })
}

function readChat(
  env: Env,
  byDefault: string | undefined,
  judged: Judged,
  faults: string[],
): ChatWidget | undefined {
  const id = env['CHAT_WIDGET_ID']
  if (id === undefined) return undefined
  const scriptUrl = env['CHAT_WIDGET_URL'] ?? byDefault
  if (scriptUrl === undefined) {
    faults.push('CHAT_WIDGET_URL is set with CHAT_WIDGET_ID: it says which script shows the chat.')
    return undefined
  }
  return Object.freeze({
    id,
    scriptUrl: judged('CHAT_WIDGET_URL', scriptUrl.replaceAll('{id}', encodeURIComponent(id))),
  })
}
