import type { StatementVerificationWire, VerificationWire } from '@puente/contract/customer'
import { HttpError } from '@puente/web'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'

/**
 * Normalises a code to the form printed on receipts, without spaces and in capitals; undefined when it cannot
 * be a code.
 */
export function codeTyped(typed: string): string | undefined {
  const code = typed
    .replace(/\s/g, '')
    .replace(/[‐‑–—]/g, '-')
    .toUpperCase()
  return /^[A-Z0-9-]{4,40}$/.test(code) ? code : undefined
}

/**
 * Whether a typed code is the folio of a document: 'CE' or 'CT' and eight characters. Documents are verified by their
 * code, which has twelve.
 */
export const isFolio = (code: string): boolean => /^C[ET][A-Z0-9]{8}$/.test(code.replaceAll('-', ''))

/** The kinds of document that a code may belong to. */
export type Verified =
  | { readonly paper: 'receipt'; readonly receipt: VerificationWire }
  | { readonly paper: 'statement'; readonly statement: StatementVerificationWire }

/** The response, or null for an unknown code; the server does not say why. */
async function unlessUnknown<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call
  } catch (error) {
    if (error instanceof HttpError && (error.status === 404 || error.status === 400)) return null
    throw error
  }
}

/** The document of a code, or null when there is none. */
export const verificationQuery = (code: string) =>
  queryOptions({
    queryKey: ['receipt-verification', code],
    // The route loads it before the screen is shown. Stale data would be requested again by the screen.
    staleTime: 10_000,
    queryFn: async (): Promise<Verified | null> => {
      const receipt = await unlessUnknown(api.verifyReceipt({ params: { code } }))
      if (receipt !== null) return { paper: 'receipt', receipt }
      const statement = await unlessUnknown(api.verifyStatement({ params: { code } }))
      return statement === null ? null : { paper: 'statement', statement }
    },
  })
