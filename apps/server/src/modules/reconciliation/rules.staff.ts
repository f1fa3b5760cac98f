import { isRefusal, refuse } from '@puente/contract'
import { staffEndpoints as endpoints, type ReconciliationRules } from '@puente/contract/staff'
import { door, type Door } from '../../platform/http/door.ts'
import type { Work } from '../../platform/work.ts'
import { staffNames } from '../access/index.ts'
import { decidePublished, proposePublished, publishedNow } from '../approvals/index.ts'
import { hitsOf } from './matches.store.ts'
import { rehearseRules } from './rehearse-rules.ts'
import { publishedRules, rulesFaults } from './rules.ts'

async function rulesView(work: Work) {
  const { head, data, proposal } = await publishedNow<ReconciliationRules>(work, publishedRules, staffNames)
  if (data === undefined) throw new Error('no reconciliation rules are in force')
  const hits = await hitsOf(work, head.version)
  return {
    ...head,
    data,
    hits: hits.map(({ rule, matches, undone }) => ({
      rule,
      matches: Number(matches),
      undone: Number(undone),
    })),
    ...(proposal === undefined ? {} : { proposal: { ...proposal.head, data: proposal.data } }),
  }
}

/** How the rules are read, tried and changed. */
export const ruleDoors: readonly Door[] = [
  door(endpoints.getReconciliationRules, rulesView),
  door(endpoints.rehearseReconciliationRules, async (work, { body: { data } }) => {
    const faults = rulesFaults(data)
    return faults.length > 0 ? refuse('fields-wrong', {}, faults) : rehearseRules(work, data.rules)
  }),
  door(endpoints.proposeReconciliationRules, async (work, { body: { data, note } }) => {
    const done = await proposePublished(work, publishedRules, data, rulesFaults(data), note)
    return isRefusal(done) ? done : rulesView(work)
  }),
  door(endpoints.decideReconciliationRules, async (work, { body }) => {
    const done = await decidePublished(work, publishedRules, body)
    return isRefusal(done) ? done : rulesView(work)
  }),
]
