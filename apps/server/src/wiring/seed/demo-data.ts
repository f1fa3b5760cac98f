import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { MemberRole, StaffRole } from '@puente/contract'
import type { NewCustomer } from '../../modules/customers/index.ts'
import type { CompanyFile } from '../../modules/onboarding/index.ts'
import type { NewRecipient } from '../../modules/recipients/index.ts'

const folder = path.resolve(import.meta.dirname, '../../../../../database/demo')

/** The demo people in database/demo/people.json. RUTs have dots and a hyphen. */
export interface DemoPeople {
  readonly password: string
  readonly customers: readonly (Omit<NewCustomer, 'rut'> & { readonly rut: string })[]
  readonly users: readonly {
    readonly email: string
    readonly name: string
    /** E.164. Counts as verified, as the e-mail does. */
    readonly phone: string
    /**
     * RUTs of their customers; the first one is active after sign-in. The first user of a company saves its
     * recipients.
     */
    readonly actsFor: readonly [string, ...string[]]
    /** Their role at these customers; default: administrator. */
    readonly role?: MemberRole
  }[]
  readonly staff: readonly { readonly email: string; readonly name: string; readonly role: StaffRole }[]
  readonly recipients: readonly (NewRecipient & { readonly keptBy: string })[]
}

/** Rates used until the feed's first response. */
export interface DemoRates {
  readonly source: string
  readonly clpPerUnit: Readonly<Record<string, string>>
}

/** Causes that are plainly fictitious. */
export interface DemoCauses {
  readonly causes: readonly { readonly id: string; readonly name: string; readonly about: string }[]
}

const readJson = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(folder, name), 'utf8')) as unknown

/** The changes of the demo operator's newer terms, in Markdown. */
export const readTermsChanges = (): Promise<string> => readFile(path.join(folder, 'terms-changes.md'), 'utf8')

/** The customer file of every complete demo company. */
export const readDemoCompany = async (): Promise<CompanyFile> =>
  (await readJson('company.json')) as CompanyFile

/** The reason for which the demo operator requests a document. */
export const readRequestReason = async (): Promise<string> =>
  (await readFile(path.join(folder, 'request-reason.txt'), 'utf8')).trim()

export const readDemoPeople = async (): Promise<DemoPeople> => (await readJson('people.json')) as DemoPeople

export const readDemoCauses = async (): Promise<DemoCauses> => (await readJson('causes.json')) as DemoCauses

/** Figures of providers that are plainly fictitious; they are dated on the day of the start. */
export interface DemoPublished {
  readonly costs: readonly Readonly<Record<string, string | number>>[]
  readonly bankLimits: Readonly<Record<string, Readonly<Record<string, string | number>>>>
}

export const readDemoPublished = async (): Promise<DemoPublished> =>
  (await readJson('published.json')) as DemoPublished

export const readDemoRates = async (): Promise<DemoRates> => (await readJson('rates.json')) as DemoRates
