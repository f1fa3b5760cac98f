import { pendingItemKinds } from '@puente/contract'
import { formatDate } from '@puente/money'
import type { Letters } from './letter.ts'
import { valueWords as words } from '../words.ts'

/** Messages about a customer's pending items. */
export const pendingLetters: Letters<'pending-owed' | 'pending-accepted' | 'pending-sent-back'> = {
  'pending-owed': ({ kind, blocks, from }) => ({
    values: { what: words(`kinds.${kind}`), blocks, from: from === undefined ? '' : formatDate(from) },
    target: { path: pendingItemKinds[kind].path },
  }),
  'pending-accepted': ({ kind }) => ({ values: { what: words(`kinds.${kind}`) }, target: { path: '/' } }),
  'pending-sent-back': ({ kind }) => ({
    values: { what: words(`kinds.${kind}`) },
    target: { path: pendingItemKinds[kind].path },
  }),
}
