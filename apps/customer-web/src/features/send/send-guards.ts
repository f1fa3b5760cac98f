import type { CustomerSession, PriceWire, QuoteWire } from '@puente/contract/customer'
import { hasCode } from '@puente/web'
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { isStopped } from '../access/may-send.ts'
import { redirectToEvidence } from '../pending/due-diligence/lead-to-evidence.ts'
import type { Asked } from '../quotes/price/price-queries.ts'
import { readPriceSearch } from '../quotes/price/price-search.ts'
import { limitFault } from '../quotes/price/price-faults.ts'
import { corridorsQuery, priceQuery } from '../quotes/price/price-queries.ts'
import { corridorRecipientsQuery, recipientQuery } from '../recipients/recipient-queries.ts'
import {
  draftOwner,
  readDraft,
  writeDraft,
  type RecipientDraft,
  type SendDraft,
} from '../session-storage/draft-store.ts'
import { askedOf, newQuoteDraft, quoteDraftFor, quoteQuery } from './quote-draft.ts'
import { loadPayerBanks } from './payment/payer-banks-query.ts'
import { detourBefore, nextStep, stepPaths, type Step } from './steps.ts'

const ownerOf = ({ user, actingAs }: CustomerSession) => draftOwner(user.id, actingAs.id)

/** The fields that belong to one order only. */
const ofOneOrder = {
  recipientId: undefined,
  purpose: undefined,
  fundsSource: undefined,
  quote: undefined,
  order: undefined,
}

const amountRefusals = [
  'amount-below-minimum',
  'amount-above-maximum',
  'receives-nothing',
  'corridor-unknown',
] as const

/**
 * Starts or continues a transfer: parameters in the URL are stored in the draft, and their questions skipped.
 */
export async function beginTransfer(
  session: CustomerSession,
  queryClient: QueryClient,
  search: Readonly<Record<string, string | undefined>>,
): Promise<never> {
  // An abandoned order keeps the form values, but not the recipient and the purpose.
  let draft = withoutOrder(readDraft(sessionStorage, ownerOf(session)))
  writeDraft(sessionStorage, ownerOf(session), draft)
  const { corridor, side, amount } = readPriceSearch(search)
  const { recipient: recipientId, again } = search
  if (recipientId !== undefined) {
    const { id, corridorId, lastOrder } = await queryClient.ensureQueryData(recipientQuery(recipientId))
    // The review shows what was declared the last time, to be confirmed or changed.
    const declared = again === 'yes' ? lastOrder?.declared : undefined
    draft = { ...withCorridor(draft, corridorId), ...declared, recipientId: id }
    writeDraft(sessionStorage, ownerOf(session), draft)
  }
  if (corridor === undefined || side === undefined || amount === undefined) {
    throw redirect({ href: paths.sendAmount(), replace: true })
  }
  draft = { ...withCorridor(draft, corridor), side, amount }
  writeDraft(sessionStorage, ownerOf(session), draft)
  throw redirect({ href: stepPaths[nextStep(draft)](), replace: true })
}

/** What a draft keeps for the next order: the amount, and what was typed about a new recipient. */
function withoutOrder(draft: SendDraft): SendDraft {
  const { newRecipient } = draft
  return {
    ...draft,
    ...ofOneOrder,
    newRecipient: newRecipient === undefined ? undefined : withoutAnswers(newRecipient),
  }
}

const withoutAnswers = ({
  corridorId,
  kind,
  name,
  relationship,
  details,
}: RecipientDraft): RecipientDraft => ({ corridorId, kind, name, relationship, details })

/** The draft for another corridor, without values that belonged to the previous one. */
export function withCorridor(draft: SendDraft, corridorId: string): SendDraft {
  if (draft.corridorId === corridorId) return draft
  const dropped = { recipientId: undefined, newRecipient: undefined, quote: undefined, order: undefined }
  const amount = draft.side === 'receive' ? { side: undefined, amount: undefined } : {}
  return { ...draft, ...dropped, ...amount, corridorId }
}

/**
 * Returns the draft if all earlier steps are answered; otherwise redirects to the first open one. A stopped account is
 * redirected to the first step, which says why.
 */
export function requireEarlierSteps(step: Step, session: CustomerSession): SendDraft {
  if (isStopped(session.actingAs)) throw toAmount()
  const draft = readDraft(sessionStorage, ownerOf(session))
  const detour = detourBefore(step, draft)
  if (detour !== undefined) throw redirect({ href: detour, replace: true })
  return draft
}

/**
 * Requests the firm price of a complete draft; a reload uses the same key and gets the same quote. The other
 * data of the review are loaded in parallel, so that it is rendered once.
 */
export async function requestFirmPrice(session: CustomerSession, queryClient: QueryClient): Promise<void> {
  const draft = requireEarlierSteps('review', session)
  const asked = askedOf(draft)
  if (asked === undefined) throw redirect({ href: paths.sendAmount(), replace: true })
  const wish = quoteDraftFor(draft, asked, Date.now())
  if (wish !== draft.quote) writeDraft(sessionStorage, ownerOf(session), { ...draft, quote: wish })
  const facts = Promise.allSettled([
    queryClient.ensureQueryData(corridorsQuery),
    queryClient.ensureQueryData(recipientQuery(draft.recipientId ?? '')),
    loadPayerBanks(queryClient),
  ])
  try {
    const quote = await queryClient.ensureQueryData(quoteQuery(wish, asked))
    if (quote.needs !== undefined) await needsFirst(session, queryClient, asked)
    else if (!mayOrder(quote, quote.price.send)) await reopenForPayment(session, queryClient, asked)
    await facts
  } catch (error) {
    // The amount step shows this error at its field.
    if (amountRefusals.some((code) => hasCode(error, code)))
      throw redirect({ href: paths.sendAmount(), replace: true })
    throw error
  }
}

/** The allowance was lower when the price was made. A new price carries the current allowance. */
async function reopenForPayment(
  session: CustomerSession,
  queryClient: QueryClient,
  asked: Asked,
): Promise<void> {
  const wish = newQuoteDraft(asked, Date.now())
  const quote = await queryClient.ensureQueryData(quoteQuery(wish, asked))
  if (!mayOrder(quote, quote.price.send)) throw toAmount()
  writeDraft(sessionStorage, ownerOf(session), {
    ...readDraft(sessionStorage, ownerOf(session)),
    quote: wish,
  })
}

/**
 * The quote states that something is required before the order: redirects there, with the review as return
 * address. If it was settled in the meantime, the new quote no longer requires it.
 */
async function needsFirst(session: CustomerSession, queryClient: QueryClient, asked: Asked): Promise<void> {
  const leadThere = async () => redirectToEvidence(queryClient, paths.sendReview())
  await leadThere()
  const quote = newQuoteDraft(asked, Date.now())
  const { needs } = await queryClient.ensureQueryData(quoteQuery(quote, asked))
  writeDraft(sessionStorage, ownerOf(session), { ...readDraft(sessionStorage, ownerOf(session)), quote })
  if (needs !== undefined) await leadThere()
}

/** Whether the customer may order this amount now. Evidence of funds is not considered. */
const mayOrder = (
  { allowance, needs }: Pick<QuoteWire, 'allowance' | 'needs'>,
  send: PriceWire['send'],
): boolean =>
  allowance === undefined || needs !== undefined || BigInt(send.amount) <= BigInt(allowance.maximum.amount)

/**
 * Redirects before the other steps: an amount over the allowance goes back to the amount screen, and an amount that
 * needs evidence of funds goes to the screen that takes it.
 */
async function withinLimits(session: CustomerSession, queryClient: QueryClient, asked: Asked): Promise<void> {
  const price = await queryClient.fetchQuery(priceQuery(asked)).catch((error: unknown) => {
    if (amountRefusals.some((code) => hasCode(error, code))) throw toAmount()
    return undefined
  })
  const fault = limitFault(price)
  if (fault?.at === 'amount') throw toAmount()
  if (fault !== undefined && session.actingAs.mayOrder) await evidenceFirst(session, queryClient, asked)
}

const toAmount = () => redirect({ href: paths.sendAmount(), replace: true })

/** Creates a firm price, which requests the evidence, and redirects to the evidence screen. */
async function evidenceFirst(
  session: CustomerSession,
  queryClient: QueryClient,
  asked: Asked,
): Promise<void> {
  const quote = newQuoteDraft(asked, Date.now())
  const { needs } = await queryClient.ensureQueryData(quoteQuery(quote, asked))
  writeDraft(sessionStorage, ownerOf(session), { ...readDraft(sessionStorage, ownerOf(session)), quote })
  if (needs !== undefined) await redirectToEvidence(queryClient, paths.sendRecipient())
}

/**
 * Loads the recipients of the draft's corridor, or redirects to the form when there are none. Checks the amount first.
 */
export async function offerRecipients(session: CustomerSession, queryClient: QueryClient): Promise<void> {
  const draft = requireEarlierSteps('recipient', session)
  const asked = askedOf(draft)
  if (asked !== undefined) await withinLimits(session, queryClient, asked)
  const { corridorId = '' } = draft
  const [{ items }] = await Promise.all([
    queryClient.fetchQuery(corridorRecipientsQuery(corridorId)),
    // The corridor is shown above the list; if it fails to load, the list is shown without it.
    queryClient.ensureQueryData(corridorsQuery).catch(() => undefined),
  ])
  if (items.length === 0) throw redirect({ href: paths.sendNewRecipient(), replace: true })
}

/** Stores the recipient chosen by its link and continues. */
export function chooseRecipient(session: CustomerSession, recipientId: string): never {
  const before = requireEarlierSteps('recipient', session)
  // The purpose belongs to another recipient.
  const draft = { ...before, ...(before.recipientId === recipientId ? {} : ofOneOrder), recipientId }
  writeDraft(sessionStorage, ownerOf(session), draft)
  throw redirect({ href: stepPaths[nextStep(draft)](), replace: true })
}
