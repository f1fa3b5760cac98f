import {
  customerRisks,
  refuse,
  toWireId,
  type CustomerRisk,
  type Refusal,
  readsCompliance,
} from '@puente/contract'
import { readSetting, settingKind, type RiskRehearsal } from '@puente/contract/staff'
import { settingInForce } from '../../platform/data/settings.ts'
import type { Work } from '../../platform/work.ts'
import { customersFor } from '../customers/index.ts'
import { countScored, latestScores, type LatestScore } from './latest-scores.store.ts'
import { riskInForce, scoreOf, type FactsAtRisk, type RiskRules } from './score.ts'

/** At most this many customers are compared, in batches, so that a rehearsal ends within a second. */
const COMPARED_MAX = 5000
const BATCH = 500
/** The customers named in the answer. */
const NAMED_MAX = 20

interface Moved {
  readonly id: string
  readonly from: CustomerRisk
  readonly to: CustomerRisk
}

const factsOf = ({ facts }: LatestScore): FactsAtRisk => ({
  codes: facts.codes,
  sentYearUsdCents: BigInt(facts.sentYearUsdCents),
  expectedMonthClpMinor: BigInt(facts.expectedMonthClpMinor),
})

/** The risk of a customer under these rules, with what a person set. */
const riskUnder = (rules: RiskRules, one: LatestScore): CustomerRisk =>
  riskInForce(scoreOf(rules, factsOf(one)).risk, one.override)

/** The customers whose risk would change, of at most `COMPARED_MAX`, by id. */
async function movedBy(
  work: Work,
  before: RiskRules,
  after: RiskRules,
): Promise<{ readonly compared: number; readonly moved: readonly Moved[] }> {
  const moved: Moved[] = []
  let [compared, last] = [0, undefined as string | undefined]
  while (compared < COMPARED_MAX) {
    const batch = await latestScores(work, last, BATCH)
    for (const one of batch) {
      const [from, to] = [riskUnder(before, one), riskUnder(after, one)]
      if (from !== to) moved.push({ id: one.customerId, from, to })
    }
    compared += batch.length
    last = batch.at(-1)?.customerId
    if (batch.length < BATCH) break
  }
  return { compared, moved }
}

/**
 * What other rules would change: both rules are applied to the facts of each customer's latest score. Facts that changed
 * since that score count with the next daily one. Names only the first customers, and only to analyst and officer.
 */
export async function rehearseRules(
  work: Work,
  data: Readonly<Record<string, unknown>>,
): Promise<RiskRehearsal | Refusal<'fields-wrong'>> {
  const read = readSetting(settingKind.riskRules, data, 'default')
  if (!('data' in read)) return refuse('fields-wrong', {}, [...read.faults])
  const { data: before } = await settingInForce(work, settingKind.riskRules)
  const { compared, moved } = await movedBy(work, before, read.data)
  const named = mayName(work) ? moved.slice(0, NAMED_MAX) : []
  const customers = await customersFor(
    work,
    named.map(({ id }) => id),
  )
  return {
    compared,
    most: COMPARED_MAX,
    scored: await countScored(work),
    moves: customerRisks.flatMap((from) =>
      customerRisks.flatMap((to) => {
        const count = moved.filter((one) => one.from === from && one.to === to).length
        return count === 0 ? [] : [{ from, to, count }]
      }),
    ),
    customers: named.map(({ id, ...change }) => ({
      id: toWireId('customer', id),
      name: customers.get(id)?.name ?? '',
      ...change,
    })),
  }
}

const mayName = ({ actor }: Work): boolean => actor.kind === 'staff' && readsCompliance(actor.role)
