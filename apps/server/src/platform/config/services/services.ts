import type { Env } from '../env.ts'
import { judgeAddress } from '../addresses/web-addresses.ts'

/** An HTTP service with an API key, which never leaves the server. */
export interface KeyedService {
  readonly url: string
  readonly key: string
}

/** The chat widget: its kind and the URL of its script. */
export interface ChatWidget {
  readonly id: string
  readonly scriptUrl: string
}

/** Optional services. A service that is not configured does not appear in the product. */
export interface Services {
  /** Countries, states and cities. */
  readonly localities: KeyedService | undefined
  /** Search of addresses in Chile. */
  readonly maps: KeyedService | undefined
  readonly chat: ChatWidget | undefined
  /** The comparison of a selfie with an identity document. */
  readonly faces: KeyedService | undefined
}

/** Reads the optional services. In the sandbox they are simulated unless an address is set. */
export function readServices(env: Env, production: boolean, sandboxUrl: string, faults: string[]): Services {
  const judged = (name: string, url: string): string => {
    judgeAddress(name, url, production, faults)
    return url
  }
  return Object.freeze({
    localities: readLocalities(env, production ? undefined : `${sandboxUrl}/localities/v1`, judged, faults),
    maps: readMaps(env, production ? 'https://places.googleapis.com' : `${sandboxUrl}/maps`, judged),
    chat: readChat(env, production ? undefined : `${sandboxUrl}/chat/widget.js`, judged, faults),
    faces: readFaces(env, production ? undefined : `${sandboxUrl}/faces/`, judged, faults),
  })
}

type Judged = (name: string, url: string) => string

function readLocalities(
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

function readFaces(
  env: Env,
  byDefault: string | undefined,
  judged: Judged,
  faults: string[],
): KeyedService | undefined {
  const key = env['FACES_KEY']
  if (env['FACES_URL'] === undefined && key === undefined) return undefined
  const url = env['FACES_URL'] ?? byDefault
  if (url === undefined || key === undefined) {
    faults.push('FACES_URL and FACES_KEY are set together.')
    return undefined
  }
  return Object.freeze({ url: judged('FACES_URL', url.endsWith('/') ? url : `${url}/`), key })
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
