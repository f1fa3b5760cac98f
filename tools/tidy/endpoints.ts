import type { Endpoint } from '@puente/contract'

const path = /^\/api(\/(:[a-z][a-zA-Z]*|[a-z0-9]+(-[a-z0-9]+)*))+$/

/** Endpoints of one listener: paths are kebab-case below /api; names, and pairs of method and path, are unique. */
export function endpointFaults(listener: string, endpoints: Readonly<Record<string, Endpoint>>): string[] {
  const seen = new Set<string>()
  return Object.entries(endpoints).flatMap(([key, endpoint]) => {
    const faults: string[] = []
    if (!path.test(endpoint.path)) faults.push(`its path ${endpoint.path} is not kebab-case below /api`)
    if (endpoint.name !== key) faults.push(`its name is "${endpoint.name}"`)
    for (const once of [endpoint.name, `${endpoint.method} ${endpoint.path}`]) {
      if (seen.has(once)) faults.push(`${once} is taken twice`)
      seen.add(once)
    }
    return faults.map((fault) => `${listener} endpoint ${key}: ${fault}`)
  })
}
