import type { RefusalFacts } from '@puente/contract'
import { createWords } from '../create-words.ts'
import { format } from '../format.ts'
import { whoCanText } from '../members/member-words.ts'
import { waitMessages } from './messages.es.ts'

const waits = createWords(waitMessages)

/** Every value that the text of a refusal may use, from its facts; a missing fact is shown as a dash. */
export function refusalValues(facts: RefusalFacts) {
  const amount = (name: string, currency: string) => {
    const minor = facts[name]
    return typeof minor === 'string' && /^[0-9]{1,18}$/.test(minor)
      ? format.money({ amount: minor, currency })
      : '–'
  }
  const count = (name: string) => {
    const number = facts[name]
    return typeof number === 'number' ? format.count(number) : '–'
  }
  return {
    minimum: amount('minimumMinor', 'CLP'),
    maximum: amount('maximumMinor', 'CLP'),
    limitAmount: amount('limitMinor', 'CLP'),
    available: amount('availableMinor', 'CLP'),
    owed: amount('amountMinor', 'CLP'),
    sentTo: String(facts['sentTo'] ?? '–'),
    name: String(facts['name'] ?? '–'),
    noun: String(facts['noun'] ?? ''),
    limit: String(facts['limit'] ?? ''),
    kind: String(facts['kind'] ?? ''),
    key: String(facts['key'] ?? ''),
    at: String(facts['at'] ?? ''),
    per: String(facts['per'] ?? ''),
    from: typeof facts['from'] === 'string' ? format.dateTime(facts['from']) : '–',
    again: typeof facts['againAt'] === 'string' ? format.dateTime(facts['againAt']) : '–',
    orders: String(facts['maximum'] ?? '–'),
    transfers: count('transfers'),
    most: count('most'),
    missing: Number(facts['missing'] ?? 1),
    reason: String(facts['reason'] ?? ''),
    names: String(facts['names'] ?? '') || '–',
    maxSize: typeof facts['maxBytes'] === 'number' ? format.size(facts['maxBytes']) : '–',
    size: typeof facts['sizeBytes'] === 'number' ? format.size(facts['sizeBytes']) : 'none',
    width: count('width'),
    height: count('height'),
    maxMegapixels: count('maxMegapixels'),
    whoCan: whoCanText(
      String(facts['whoCan'] ?? '')
        .split(', ')
        .filter(Boolean),
    ),
    wait: waitOf(Number(facts['retryAfterSeconds'] ?? 60)),
  }
}

function waitOf(seconds: number): string {
  if (!Number.isFinite(seconds) || seconds <= 0) return waits('minutes', { count: 1 })
  if (seconds < 60) return waits('seconds', { count: Math.ceil(seconds) })
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 90
    ? waits('minutes', { count: minutes })
    : waits('hours', { count: Math.ceil(minutes / 60) })
}
