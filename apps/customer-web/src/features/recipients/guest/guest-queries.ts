import type { SharedFormWire } from '@puente/contract/customer'
import { hasCode, HttpError } from '@puente/web'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import { firstLanguage } from '../../../parts/languages/guest-language.ts'
import { corridorsQuery } from '../../quotes/price/price-queries.ts'
import { formLanguages, guestTextsQuery } from './guest-texts.ts'

const reasons = ['used', 'expired', 'revoked', 'unknown'] as const

/** Why a link no longer works. */
export type Gone = (typeof reasons)[number]

/** Why the link of a refused call no longer works; undefined for any other failure. */
export function goneIn(error: unknown): Gone | undefined {
  if (!(error instanceof HttpError)) return undefined
  if (error.status === 400 || error.status === 404) return 'unknown'
  if (!hasCode(error, 'recipient-form-gone')) return undefined
  return reasons.find((why) => why === error.problem?.facts['why']) ?? 'unknown'
}

/** The form of a link, or why the link no longer works. */
export const sharedFormQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared-form', token],
    queryFn: async (): Promise<{ form: SharedFormWire } | { gone: Gone }> => {
      try {
        return { form: await api.getSharedForm({ params: { token } }) }
      } catch (error) {
        const gone = goneIn(error)
        if (gone === undefined) throw error
        return { gone }
      }
    },
    // What is typed stays when the reader returns to the page.
    staleTime: Infinity,
  })

/** Loads a form with its texts before the page is shown, so that it is rendered once. */
export async function loadSharedForm(queryClient: QueryClient, token: string): Promise<unknown> {
  const [found] = await Promise.all([
    queryClient.ensureQueryData(sharedFormQuery(token)),
    queryClient.ensureQueryData(corridorsQuery),
  ])
  const country = 'form' in found ? found.form.country : undefined
  return queryClient.ensureQueryData(guestTextsQuery(firstLanguage(formLanguages, country)))
}
