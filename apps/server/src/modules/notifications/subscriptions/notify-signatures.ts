import { contactsOf } from '../../access/index.ts'
import { customersFor } from '../../customers/index.ts'
import { signatureNews, type SignatureNews } from '../../transfers/index.ts'
import type { DeliveredEvent } from '../../../platform/events/subscribers.ts'
import type { Work } from '../../../platform/work.ts'
import type { AboutSignatures } from '../template-facts.ts'
import { notify, type Cause } from '../send-message.ts'
import { pesos } from './facts-of.ts'

const about = ({ id, recipientName, sendMinor }: SignatureNews): AboutSignatures => ({
  requestId: id,
  recipient: recipientName,
  send: pesos(sendMinor),
})

const nameOf = async (work: Work, userId: string): Promise<string> =>
  (await contactsOf(work, [userId])).get(userId)?.name ?? ''

/** Notifies the members who can sign. */
async function ask(work: Work, news: SignatureNews, cause: Cause): Promise<void> {
  if (!news.isOpen) return
  const { customerId, requestedBy, expiresAt } = news
  await notify(work, cause, {
    template: 'signature-requested',
    facts: {
      ...about(news),
      company: (await customersFor(work, [customerId])).get(customerId)?.name ?? '',
      requester: await nameOf(work, requestedBy),
      dueAt: expiresAt.toISOString(),
    },
    to: news.able.filter((userId) => userId !== requestedBy).map((userId) => ({ userId })),
  })
}

/** Notifies the members who can sign about a request, and the one who asked about answers and the end of its time. */
export async function notifySignatures(
  work: Work,
  { subject, facts }: DeliveredEvent,
  cause: Cause,
): Promise<void> {
  const news = await signatureNews(work, subject)
  if (news === undefined) return
  const { change, by } = facts
  if (change === 'requested') return ask(work, news, cause)
  if (change !== 'signed' && change !== 'declined' && change !== 'expired') return
  if (by === news.requestedBy) return
  await notify(work, cause, {
    template: 'signature-answered',
    facts: {
      ...about(news),
      outcome: change,
      member: typeof by === 'string' ? await nameOf(work, by) : '',
      left: Number(facts['left'] ?? 0),
    },
    to: [{ userId: news.requestedBy }],
  })
}
