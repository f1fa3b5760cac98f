import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { MemberRole, StaffRole } from '@puente/contract'
import type { NewCustomer } from '../../modules/customers/index.ts'
import type { CompanyFile } from '../../modules/onboarding/index.ts'
import type { NewRecipient } from '../../modules/recipients/index.ts'

const folder = path.resolve(import.meta.dirname, '../../../../../database/demo')

/** The demo people as database/demo/people.json writes them; RUTs as people write them. */
export interface DemoPeople {
  readonly password: string
  readonly customers: readonly (Omit<NewCustomer, 'rut'> & { readonly rut: string })[]
  readonly users: readonly {
    readonly email: string
    readonly name: string
    /** E.164; as the e-mail, it counts as verified. */
    readonly phone: string
    /** RUTs; the first is whom they act for after signing in. A company's first user keeps its recipients. */
    readonly actsFor: readonly [string, ...string[]]
    /** What they are for them; an administrator unless it says otherwise. */
    readonly role?: MemberRole
  }[]
  readonly staff: readonly { readonly email: string; readonly name: string; readonly role: StaffRole }[]
  readonly recipients: readonly (NewRecipient & { readonly keptBy: string })[]
}

/** Rates to open with, until the feed's first answer. */
export interface DemoRates {
  readonly source: string
  readonly clpPerUnit: Readonly<Record<string, string>>
}

/** Causes that nobody can mistake for real ones. */
export interface DemoCauses {
  readonly causes: readonly { readonly id: string; readonly name: string; readonly about: string }[]
}

const readJson = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(folder, name), 'utf8')) as unknown

/** What changed in the demo operator's terms; Markdown. */
export const readTermsChanges = (): Promise<string> => readFile(path.join(folder, 'terms-changes.md'), 'utf8')

/** What every whole company of the demo world says of itself. */
export const readDemoCompany = async (): Promise<CompanyFile> =>
  (await readJson('company.json')) as CompanyFile

/** Why the demo operator asks somebody for a document. */
export const readRequestReason = async (): Promise<string> =>
  (await readFile(path.join(folder, 'request-reason.txt'), 'utf8')).trim()

export const readDemoPeople = async (): Promise<DemoPeople> => (await readJson('people.json')) as DemoPeople

export const readDemoCauses = async (): Promise<DemoCauses> => (await readJson('causes.json')) as DemoCauses

export const readDemoRates = async (): Promise<DemoRates> => (await readJson('rates.json')) as DemoRates
