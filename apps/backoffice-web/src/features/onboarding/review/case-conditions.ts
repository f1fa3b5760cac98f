import type { CaseReview } from '@puente/contract/staff'
import type { Condition } from '../../../shell/case/decision-bar.tsx'
import { fileConditions } from '../../documents/review/seen.ts'
import { words } from './words.ts'

/** What an acceptance of a case needs, in words: its files, the lists and its checklist. */
export function caseConditions({ files, screening, checklist }: CaseReview): Condition[] {
  const open = checklist.filter(({ standing }) => standing === 'open').length
  const verdict = screening?.verdict ?? 'none'
  return [
    ...fileConditions(files),
    { text: words(`conditions.screening.${verdict}`), tone: verdict === 'clear' ? 'ok' : 'warn' },
    open === 0
      ? { text: words('conditions.ready'), tone: 'ok' }
      : { text: words('conditions.open', { count: open }), tone: 'bad' },
  ]
}
