import { termsKinds, toWireId, type Id } from '@puente/contract'
import { approvalKinds, settingKind, type CustomerStanding, type StaffCustomer } from '@puente/contract/staff'
import { settingInForce } from '../../../platform/data/settings.ts'
import type { Work } from '../../../platform/work.ts'
import { actionsWaitingAbout } from '../../approvals/index.ts'
import { closureOf } from '../../customers/index.ts'
import { riskStanding } from '../../risk/index.ts'
import { kindOf } from '../cases/approval-kinds.ts'
import type { ThreadRow } from './customer-page.store.ts'
import { standingOf } from './customer-standing.store.ts'

const REASONS_MAX = 3

/** What the members accepted of each text, against its version in force. */
async function consentsOf(
  work: Work,
  members: StaffCustomer['members'],
): Promise<CustomerStanding['consents']> {
  const found: CustomerStanding['consents'] = []
  for (const text of termsKinds) {
    const { version } = await settingInForce(work, settingKind.terms, text)
    const latest = members.map(({ accepted }) =>
      Math.max(0, ...accepted.filter(({ kind }) => kind === text).map((one) => one.version)),
    )
    const standing =
      latest.length > 0 && latest.every((one) => one >= version)
        ? 'current'
        : latest.some((one) => one === 0)
          ? 'missing'
          : 'former'
    found.push({ text, standing })
  }
  return found
}

/** The number of proposals about a customer that wait for a second person. Cases of the same id do not count. */
async function waitingProposals(work: Work, customerId: Id<'customer'>): Promise<number> {
  const actions = await actionsWaitingAbout(work, customerId)
  return actions.filter((action) => {
    const kind = kindOf(action)
    return kind !== undefined && approvalKinds[kind].subject === 'customer'
  }).length
}

/** Where a customer stands: what is open, the risk with its reasons, and what was accepted. */
export async function customerStanding(
  work: Work,
  customerId: Id<'customer'>,
  shown: {
    readonly mayJudge: boolean
    readonly members: StaffCustomer['members']
    readonly lastThread: ThreadRow | undefined
  },
): Promise<CustomerStanding> {
  const { underWay, debts, owedMinor, hitsOpen, hitsDecided } = await standingOf(work, customerId)
  const { lastThread: thread } = shown
  const closure = await closureOf(work, customerId)
  const risk = shown.mayJudge ? await riskStanding(work, customerId, REASONS_MAX) : undefined
  return {
    underWay,
    ...(closure === undefined || closure.completedAt !== undefined
      ? {}
      : { closingSince: closure.askedAt.toISOString() }),
    debts: { count: debts, outstanding: { amount: String(owedMinor), currency: 'CLP' } },
    ...(thread === undefined
      ? {}
      : {
          lastContact: {
            at: thread.lastAt.toISOString(),
            threadId: toWireId('thread', thread.id),
            folio: thread.folio,
          },
        }),
    ...(risk === undefined ? {} : { risk }),
    ...(shown.mayJudge
      ? {
          hits: { open: hitsOpen, decided: hitsDecided },
          proposals: await waitingProposals(work, customerId),
        }
      : {}),
    consents: await consentsOf(work, shown.members),
  }
}
