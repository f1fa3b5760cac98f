import { pendingItemKinds } from '@puente/contract'
import { formatDate } from '@puente/money'
import type { Letters } from './letter.ts'
import { messages } from './messages-pending.es.ts'
import { createWords } from './words.ts'

const words = createWords(messages)

/** Mails about a customer's pending items. */
export const pendingLetters: Letters<'pending-owed' | 'pending-accepted' | 'pending-sent-back'> = {
  'pending-owed': ({ kind, blocks, from }) => {
    const what = words(`kinds.${kind}`)
    return {
      subject: words('owed.subject', { what }),
      body: words('owed.body', { what, blocks, from: from === undefined ? '' : formatDate(from) }),
      action: { label: words('owed.action'), path: pendingItemKinds[kind].path },
    }
  },
  'pending-accepted': ({ kind }) => {
    const what = words(`kinds.${kind}`)
    return {
      subject: words('accepted.subject', { what }),
      body: words('accepted.body', { what }),
      action: { label: words('accepted.action'), path: '/' },
    }
  },
  'pending-sent-back': ({ kind }) => {
    const what = words(`kinds.${kind}`)
    return {
      subject: words('sentBack.subject', { what }),
      body: words('sentBack.body', { what }),
      action: { label: words('sentBack.action'), path: pendingItemKinds[kind].path },
    }
  },
}
