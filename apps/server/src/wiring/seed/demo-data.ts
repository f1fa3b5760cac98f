import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { StaffRole } from '@puente/contract'
import type { NewCustomer } from '../../modules/customers/index.ts'
import type { NewRecipient } from '../../modules/recipients/index.ts'

const folder = path.resolve(import.meta.dirname, '../../../../../database/demo')

/** The demo people as database/demo/people.json writes them; RUTs as people write them. */
export interface DemoPeople {
  readonly password: string
  readonly customers: readonly (Omit<NewCustomer, 'rut'> & { readonly rut: string })[]
  readonly users: readonly {
    readonly email: string
    readonly name: string
    /** RUTs; the first is whom they act for after signing in. */
    readonly actsFor: readonly [string, ...string[]]
  }[]
  readonly staff: readonly { readonly email: string; readonly name: string; readonly role: StaffRole }[]
  readonly recipients: readonly (NewRecipient & { readonly keptBy: string })[]
}

/** Rates to open with, until the feed's first answer. */
export interface DemoRates {
  readonly source: string
  readonly clpPerUnit: Readonly<Record<string, string>>
}

const readJson = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(folder, name), 'utf8')) as unknown

export const readDemoPeople = async (): Promise<DemoPeople> => (await readJson('people.json')) as DemoPeople

export const readDemoRates = async (): Promise<DemoRates> => (await readJson('rates.json')) as DemoRates
