import { withConnection } from '@puente/postgres'
import { withMigrated } from './schema.ts'

/** The fields of a corridor's versioned data that the document shows. */
interface Corridor {
  readonly country: string
  readonly currency: string
  readonly rail: string
  readonly order: number
  readonly receiveStepMinor: string
  readonly minimumSendMinor: string
  readonly maximumSendMinor: string
  readonly runs: string
  readonly rests?: readonly string[]
  readonly cutOff: { readonly time: string }
  readonly deliveryBankingDays: number
  readonly deliveredBy: string
  readonly deliveryMinutes: number
  readonly name: { readonly maxLength: number }
  readonly fields: readonly {
    readonly name: string
    readonly onlyFor?: string
    readonly optional?: boolean
  }[]
}

const question = `
  select distinct on (key) key, data from platform.versioned where noun = 'corridor'
  order by key, in_force_from desc, version desc`

const corridors = (root: string): Promise<[string, Corridor][]> =>
  withMigrated(root, (url) =>
    withConnection(url, async (client) => {
      const { rows } = await client.query<{ key: string; data: Corridor }>(question)
      return rows
        .toSorted((one, other) => one.data.order - other.data.order)
        .map(({ key, data }) => [key, data] as [string, Corridor])
    }),
  )

/** database/corridors.json: every corridor after all migrations, for tests without a database. */
export const corridorData = async (root: string): Promise<string> =>
  JSON.stringify(Object.fromEntries(await corridors(root)))

/** docs/corridors.md: the corridors with their amounts, arrival times and recipient fields. */
export async function corridorTable(root: string): Promise<string> {
  const rows = (await corridors(root)).map(([id, corridor]) => [
    `\`${id}\``,
    corridor.country,
    corridor.currency,
    `\`${corridor.rail}\``,
    `${pesos(corridor.minimumSendMinor)} to ${pesos(corridor.maximumSendMinor)}`,
    corridor.receiveStepMinor,
    hours(corridor),
    arrival(corridor),
    String(corridor.name.maxLength),
    corridor.fields.map(asked).join(', '),
  ])
  const heads = ['corridor', 'country', 'currency', 'rail', 'CLP', 'step', 'runs', 'arrives', 'name', 'asks']
  return [
    '# Corridors',
    '',
    'Written by `npm run gen` from the data that the migrations insert; staff change them as versions. Times are',
    'Santiago’s. The step is the least that the rail can pay, in minor units; the name is the longest it can write.',
    '',
    line(heads),
    line(heads.map(() => '---')),
    ...rows.map(line),
  ].join('\n')
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const pesos = (minor: string) => minor.replace(/\B(?=(?:[0-9]{3})+$)/g, ',')

function hours({ runs, rests, cutOff }: Corridor): string {
  if (runs === 'every-day') return 'every day'
  return `banking days${rests === undefined ? '' : ' of the rail'}, until ${cutOff.time}`
}

function arrival({ deliveryBankingDays, deliveredBy, deliveryMinutes }: Corridor): string {
  if (deliveryBankingDays === 0) return `${deliveryMinutes} min`
  return `${deliveryBankingDays} banking day${deliveryBankingDays === 1 ? '' : 's'}, by ${deliveredBy}`
}

function asked({ name, onlyFor, optional }: Corridor['fields'][number]): string {
  const notes = [onlyFor, optional === true ? 'optional' : undefined].filter((note) => note !== undefined)
  return notes.length === 0 ? `\`${name}\`` : `\`${name}\` (${notes.join(', ')})`
}
