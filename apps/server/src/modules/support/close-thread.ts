import { refuse, type Refusal } from '@puente/contract'
import type { Work } from '../../platform/work.ts'
import { wasAnswered } from './messages.store.ts'
import { turned, type Thread } from './thread.ts'
import { lockThread, setTurn } from './threads.store.ts'
import { happened } from './write.ts'

/** Closes a thread. Refuses a complaint without an answer. */
export async function closeThread(
  work: Work,
  id: string,
): Promise<Thread | Refusal<'not-found' | 'thread-closed' | 'complaint-unanswered'>> {
  const locked = await lockThread(work, id)
  if (locked === undefined) return refuse('not-found')
  if (locked.state === 'closed') return refuse('thread-closed')
  if (locked.kind === 'complaint' && !(await wasAnswered(work, id))) return refuse('complaint-unanswered')
  const thread = turned(locked, 'closed', work.now)
  await happened(work, thread, 'closed')
  await setTurn(work, thread)
  return thread
}
