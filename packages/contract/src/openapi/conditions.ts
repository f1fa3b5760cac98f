import type { Endpoint } from '../endpoint.ts'

/** Who may call an endpoint and under which conditions, as text. */
export function conditionsOf(endpoint: Endpoint): string {
  return [
    callersOf(endpoint),
    ...(endpoint.stepUp === undefined ? [] : [stepUpOf(endpoint.stepUp)]),
    ...(endpoint.owns === undefined
      ? []
      : [`Answers 404 for a ${endpoint.owns.replaceAll('-', ' ')} of another customer.`]),
    ...(endpoint.blocks === undefined
      ? []
      : ['Answers 409 while a pending item of the customer blocks sending.']),
    ...(endpoint.atMost === undefined ? [] : [rateOf(endpoint.atMost)]),
    ...(endpoint.cacheSeconds === undefined
      ? []
      : [`The response may be cached for ${endpoint.cacheSeconds} seconds.`]),
  ].join(' ')
}

const stepUpOf = (stepUp: NonNullable<Endpoint['stepUp']>): string =>
  `Requires a step-up within the last 10 minutes${stepUp === true ? '' : ` when ${stepUp.when}`}.`

const rateOf = ({ times, perMinutes }: NonNullable<Endpoint['atMost']>): string =>
  `At most ${times} calls per network address ${perMinutes === 1 ? 'a minute' : `in ${perMinutes} minutes`}.`

function callersOf(endpoint: Endpoint): string {
  if (endpoint.who === 'partner') return 'Requires a partner’s signature of the raw body.'
  if (endpoint.who === 'anyone')
    return endpoint.recognises === true ? 'A session is optional.' : 'No authentication.'
  if (endpoint.who !== 'customer')
    return `Requires a staff session with one of the roles ${listed(endpoint.who)}.`
  return endpoint.power === 'own'
    ? 'Requires a session; concerns the caller’s own account.'
    : `Requires a session whose member has the power \`${endpoint.power}\`.`
}

const listed = (roles: readonly string[]): string => roles.map((role) => `\`${role}\``).join(', ')
