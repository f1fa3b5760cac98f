import { toWireId, type Id } from '@puente/contract'
import { openApprovals } from '../../../modules/approvals/index.ts'
import { answerThread, closeThread, writeAboutTransfer } from '../../../modules/support/index.ts'
import { quoteFor } from '../../../modules/quotes/index.ts'
import { issueReceipt } from '../../../modules/statements/index.ts'
import {
  answerChoice,
  cancelTransfer,
  considerFunding,
  convertScreened,
  correctRecipient,
  decideReview,
  openReviewOf,
  proposeOutcome,
  rateTransfer,
  refundInstead,
  REVIEW_ACTION,
  transferFor,
} from '../../../modules/transfers/index.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Work } from '../../../platform/work.ts'
import { actingUser, called, type CastRecipient } from './cast.ts'
import { batchedById } from './chance.ts'
import type { Step } from './order-lifecycle.ts'
import { makeOrder, type Lived, type Stage } from './make-order.ts'
import { inPast } from './past.ts'
import { paidBy, railReported, screenedOf, settleRefundsOf, type Then } from './partner-reports.ts'

const SYSTEM = { kind: 'system', name: 'transfers' } as const
/** The earnings of a delivery: fee, IVA, spread and rounding residue. */
async function earnedBy(past: Work, transferId: Id<'transfer'>): Promise<bigint> {
  const transfer = await transferFor(past, transferId)
  const quote = transfer && (await quoteFor(past, transfer.quoteId))
  if (quote === undefined) throw new Error(`transfer ${transferId} has no quote`)
  const { feeGrossMinor, spreadMinor, residueMinor } = quote.price
  return feeGrossMinor + spreadMinor + residueMinor
}

/** One event of an order, with the actors who may cause it. */
interface Scene {
  readonly step: Step
  readonly stage: Stage
  readonly lived: Lived
  readonly transferId: Id<'transfer'>
  readonly customer: Actor
  readonly recipient: CastRecipient
  readonly staff: (role: 'support' | 'analyst' | 'officer') => Actor
  /** Runs a work at the step's instant. */
  readonly happen: Then
}

async function inReview(
  { happen, transferId }: Scene,
  by: Actor,
  body: (past: Work, reviewId: Id<'review'>) => Promise<unknown>,
): Promise<unknown> {
  return happen(by, async (past) => {
    const open = await openReviewOf(past, transferId)
    if (open === undefined) throw new Error(`transfer ${transferId} is not in review`)
    return body(past, open.id)
  })
}

const questionOf = ({ stage, step }: Scene) => batchedById(stage.words.questions, 'question', step.order.key)

async function delivered(scene: Scene): Promise<void> {
  const { happen, transferId, step, stage } = scene
  await railReported(happen, transferId, step)
  stage.earned(await happen(SYSTEM, (past) => earnedBy(past, transferId)))
}

async function ask(scene: Scene): Promise<void> {
  const { happen, customer, transferId, lived, stage, step } = scene
  const { id } = called(stage.cast.customers, step.order.habit.customer)
  const { question } = questionOf(scene)
  const opened = await happen(customer, (past) =>
    writeAboutTransfer(past, id, transferId, { text: question }),
  )
  lived.threadId = opened.id
}

async function answer(scene: Scene): Promise<void> {
  const { threadId = '' } = scene.lived
  await scene.happen(scene.staff('support'), async (past) => {
    const answered = await answerThread(past, threadId, questionOf(scene).answer)
    return 'refused' in answered ? answered : closeThread(past, threadId)
  })
}

/** The use cases that perform each act. */
const acts: Readonly<Record<Exclude<Step['act'], 'order'>, (scene: Scene) => Promise<unknown>>> = {
  pay: ({ happen, stage, step, lived }) => {
    const { key, habit } = step.order
    return paidBy(happen, called(stage.cast.customers, habit.customer), { ...lived, key }, step)
  },
  submit: ({ happen, transferId, step }) => railReported(happen, transferId, step),
  reject: ({ happen, transferId, step }) => railReported(happen, transferId, step),
  credit: delivered,
  'settle-refunds': ({ happen, transferId, step }) => settleRefundsOf(happen, transferId, step.at),
  consider: ({ happen, transferId }) => happen(SYSTEM, (past) => considerFunding(past, transferId)),
  convert: ({ happen, transferId, recipient, step: { order, at } }) =>
    happen(SYSTEM, (past) =>
      convertScreened(past, transferId, screenedOf(recipient, order.ending === 'reviewed', at)),
    ),
  cancel: ({ happen, customer, transferId }) => happen(customer, (past) => cancelTransfer(past, transferId)),
  choose: ({ happen, customer, transferId }) =>
    happen(customer, (past) => answerChoice(past, transferId, 'send')),
  correct: ({ happen, customer, transferId, recipient, step: { at } }) => {
    const { details, corrected = details } = recipient
    const screened = screenedOf(recipient, false, at)
    return happen(customer, async (past) => {
      const done = await correctRecipient(past, transferId, { details: corrected }, screened)
      // Data that an earlier correction stored are refused as unchanged: the account returns to its first data.
      if (!('refused' in done) || done.refused !== 'fields-wrong') return done
      return correctRecipient(past, transferId, { details }, screened)
    })
  },
  'refund-instead': ({ happen, customer, transferId }) =>
    happen(customer, (past) => refundInstead(past, transferId)),
  receipt: ({ happen, customer, transferId }) => happen(customer, (past) => issueReceipt(past, transferId)),
  rate: ({ happen, customer, transferId, stage, step }) => {
    const { stars, comment } = batchedById(stage.words.ratings, 'stars', step.order.key)
    return happen(customer, (past) => rateTransfer(past, transferId, stars, comment))
  },
  review: (scene) =>
    inReview(scene, scene.staff('analyst'), (past, id) =>
      proposeOutcome(past, id, 'release', scene.stage.words.reviewNote),
    ),
  release: (scene) =>
    inReview(scene, scene.staff('officer'), async (past, id) => {
      const proposal = (await openApprovals(past, REVIEW_ACTION, [id])).get(id)
      if (proposal === undefined) throw new Error(`nothing is proposed about review ${id}`)
      const proposalId = toWireId('proposal', proposal.id)
      return decideReview(past, id, { decision: 'confirm', proposalId })
    }),
  ask,
  answer,
}

/** Performs one step of an order, at its instant. */
export async function perform(stage: Stage, step: Step): Promise<void> {
  if (step.act === 'order') return makeOrder(stage, step.order)
  const { work, cast, lived } = stage
  const { at, order } = step
  const word = `${order.key} ${step.act}${step.attempt ?? ''}`
  const known = called(lived, order.key)
  const scene: Scene = {
    step,
    stage,
    lived: known,
    transferId: known.transferId,
    customer: actingUser(cast, order.by, order.habit.customer),
    recipient: called(cast.recipients, order.aim.recipient),
    staff: (role) => ({ kind: 'staff', staffId: called(cast.staff, role), role }),
    happen: (actor, body) => inPast(work, { at, word }, actor, body),
  }
  await acts[step.act](scene)
}
