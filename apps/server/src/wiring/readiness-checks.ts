import { staffRoles, termsKinds, type StaffRole } from '@puente/contract'
import { settingKind, type ReadinessKey } from '@puente/contract/staff'
import { balances } from '@puente/ledger'
import { presenceOf, staffAccounts } from '../modules/access/index.ts'
import { account } from '../modules/books/index.ts'
import { allCorridors } from '../modules/corridors/index.ts'
import { readGate } from '../modules/instructions/index.ts'
import { provenChannels } from '../modules/notifications/index.ts'
import { pricingFor } from '../modules/quotes/index.ts'
import type { CheckResult, ReadinessChecks } from '../modules/readiness/index.ts'
import type { PartnerAnswer } from '../partners/http.ts'
import type { Ports } from '../partners/index.ts'
import type { Config } from '../platform/config/index.ts'
import { clockDifferenceMs, lastArchivedAt } from '../platform/data/server-facts.ts'
import { findSetting, keysDecidedHere } from '../platform/data/settings.ts'
import { illPart } from '../platform/telemetry/health.ts'
import type { Runtime, Work } from '../platform/work.ts'
import { ownBackups } from './backups/facts.ts'

const actor = { kind: 'system', name: 'readiness' } as const
/** At most so many accounts are read. */
const STAFF_MAX = 500
/** The largest difference between the clocks of this process and the database. */
const CLOCK_DIFFERENCE_MAX_MS = 2000
/** Support takes no part in a decision about money or identity. */
const neededRoles = staffRoles.filter((role): role is Exclude<StaffRole, 'support'> => role !== 'support')
/** The invented person of the call to the registry. The RUT has a valid check digit. */
const NOBODY = {
  rut: '11111111-1',
  givenNames: 'Prueba',
  surnames: 'De Conexion',
  birthDate: '1990-01-01',
  documentNumber: '100000000',
}

/** Lists the values that are missing, in one fact. */
const without = (fact: string, missing: readonly string[]): CheckResult => ({
  isReady: missing.length === 0,
  facts: missing.length === 0 ? {} : { [fact]: missing.join(',') },
})

const inWork =
  (check: (work: Work) => Promise<CheckResult>) =>
  (runtime: Runtime): Promise<CheckResult> =>
    runtime.work(actor, check)

/** Calls a partner. A successful response shows that address, certificate and key are right. */
const called = (call: () => Promise<PartnerAnswer<unknown>>) => async (): Promise<CheckResult> => {
  const { outcome, ...answer } = await call()
  return {
    isReady: outcome === 'ok',
    facts: 'code' in answer ? { outcome, code: answer.code } : { outcome },
  }
}

/** True in production: `loadConfig` refuses a production configuration with public keys, without TLS or without proxies. */
const inProduction =
  ({ environment }: Config) =>
  (): Promise<CheckResult> =>
    Promise.resolve({ isReady: environment === 'production' })

const proven = (channel: 'mail' | 'sms') => async (runtime: Runtime) => ({
  isReady: (await provenChannels(runtime)).includes(channel),
})

const ofStaff = inWork(async (work) => {
  const people = await staffAccounts(work, { status: 'active' }, undefined, STAFF_MAX)
  const presence = await presenceOf(
    work,
    'staff',
    people.map(({ id }) => id),
  )
  const filled = new Set(people.filter(({ id }) => presence.get(id)?.secondFactor).map(({ role }) => role))
  return without(
    'roles',
    neededRoles.filter((role) => !filled.has(role)),
  )
})

const ofPrices = inWork(async (work) => {
  const unpriced: string[] = []
  const corridors = await allCorridors(work)
  for (const { id } of corridors) if ('refused' in (await pricingFor(work, id, 'person'))) unpriced.push(id)
  return { ...without('corridors', unpriced), isReady: unpriced.length < corridors.length }
})

const ofFunds = inWork(async (work) => {
  const currencies = [...new Set((await allCorridors(work)).map(({ currency }) => currency))]
  const held = await balances(
    work,
    currencies.map((currency) => account('nostro', currency)),
  )
  const empty = held.filter(({ availableMinor }) => availableMinor <= 0n).map(({ currency }) => currency)
  return { ...without('currencies', empty), isReady: empty.length < held.length }
})

const ofTerms = inWork(async (work) => {
  const decided = await keysDecidedHere(work, settingKind.terms)
  return without(
    'texts',
    termsKinds.filter((kind) => !decided.has(kind)),
  )
})

async function ofClocks(runtime: Runtime): Promise<CheckResult> {
  const differenceMs = await clockDifferenceMs(runtime)
  return {
    isReady: Math.abs(differenceMs) <= CLOCK_DIFFERENCE_MAX_MS,
    facts: { differenceMs: String(differenceMs) },
  }
}

const ofBackups =
  ({ backups }: Config) =>
  async (runtime: Runtime): Promise<CheckResult> => {
    const own = backups.folder === undefined ? undefined : await ownBackups(runtime, backups.folder)
    return own ?? declaredBackups(runtime, backups.elsewhere)
  }

/**
 * Backups of an operator's own database are not visible here, so the operator declares what makes them. That the database
 * archives its log is shown, and is not enough: a log without a verified copy restores nothing.
 */
async function declaredBackups(runtime: Runtime, elsewhere: string | undefined): Promise<CheckResult> {
  const at = await lastArchivedAt(runtime)
  return {
    isReady: elsewhere !== undefined,
    facts: {
      ...(elsewhere === undefined ? {} : { elsewhere }),
      ...(at === undefined ? {} : { archivedAt: at.toISOString() }),
    },
  }
}

/** The checks of everything that the operator needs before it sells. */
export const readinessChecks = (config: Config, ports: Ports): ReadinessChecks =>
  ({
    keys: inProduction(config),
    tls: inProduction(config),
    proxies: inProduction(config),
    clocks: ofClocks,
    worker: async (runtime) => ({
      isReady: (await illPart(runtime, () => Promise.resolve(0))) === undefined,
    }),
    mail: proven('mail'),
    sms: proven('sms'),
    staff: ofStaff,
    bank: called(() => ports.bank.transfersAfter(undefined, 1)),
    rails: called(() => ports.rails.payoutsAfter(undefined, 1)),
    rates: called(() => ports.rates.midRates()),
    names: called(() =>
      ports.names.check([{ ref: 'readiness', kind: 'company', name: config.operator.legalName }]),
    ),
    registry: called(() => ports.registry.checkPerson(NOBODY)),
    terms: ofTerms,
    'payin-account': inWork(async (work) => ({
      isReady: (await findSetting(work, settingKind.payinAccount)) !== undefined,
    })),
    prices: ofPrices,
    funds: ofFunds,
    sending: inWork(async (work) => ({ isReady: (await readGate(work)).state === 'open' })),
    backups: ofBackups(config),
  }) satisfies Record<ReadinessKey, (runtime: Runtime) => Promise<CheckResult>>
