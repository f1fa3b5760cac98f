import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { CodedName, LocalitiesPort } from '../../partners/localities.ts'

const file = path.resolve(import.meta.dirname, '../../../../../database/localities/abroad.csv')

interface State extends CodedName {
  readonly country: string
  readonly cities: readonly string[]
}

function readStates(): readonly State[] {
  const [, ...lines] = readFileSync(file, 'utf8').trim().split('\n')
  return lines.map((line) => {
    const [country = '', code = '', name = '', cities = ''] = line.split(';')
    return { country, code, name, cities: cities.split('|') }
  })
}

/**
 * The embedded catalogue: states of the destination countries with their largest cities. It has no countries and
 * nothing of Chile; those come from ISO 3166 and the State's list.
 */
export function embeddedLocalities(): LocalitiesPort {
  const states = readStates()
  return {
    countries: async () => [],
    states: async (country) =>
      states.filter((state) => state.country === country).map(({ code, name }) => ({ code, name })),
    cities: async (country, code) =>
      states
        .filter((state) => state.country === country && (code === undefined || state.code === code))
        .flatMap(({ cities }) => cities),
  }
}
