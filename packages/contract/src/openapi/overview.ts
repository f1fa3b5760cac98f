import type { OpenApiInfo } from '../listeners.ts'

/** What applies to every operation, in Markdown. */
export const overview = ({ description }: OpenApiInfo): string =>
  [
    description,
    '**Authentication.** Signing in sets a session cookie. Requests that change something are accepted from the service’s own origins only.',
    '**Amounts** are decimal strings of integers in the currency’s minor unit, because JSON numbers lose digits above 2^53: `"200000"` is 200,000 CLP (no minor unit) or 2,000.00 USD (cents). Rates are decimal strings. Shares are integers in basis points.',
    '**Times** are ISO 8601 in UTC with milliseconds. Days are calendar days in America/Santiago.',
    '**IDs** are strings: three letters that name the kind, an underscore and 32 hexadecimal digits.',
    '**Idempotency.** Operations with an `Idempotency-Key` store their response for 7 days. The same key with the same body repeats it; with another body it is refused with `idempotency-key-reused`.',
    '**Lists** are pages in a fixed order. Send `next` of one page as `after` to read the following one; the last page has no `next`.',
    '**Problems** follow RFC 9457. `code` is stable; branch on it and not on `title`. Ignore fields that you do not know: replies may gain fields, request bodies may not have unknown ones.',
  ].join('\n\n')
