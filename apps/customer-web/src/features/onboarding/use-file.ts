import type { ApplicationDraft, ApplicationWire } from '@puente/contract/customer'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { api } from '../../api.ts'
import { applicationQuery } from './application-queries.ts'
import { whereToGoOn } from './file-steps.ts'
import { useCallbackUrl } from '../access/use-callback-url.ts'

/** The application as stored on the server; its route has loaded it already. */
export const useFile = (): ApplicationWire => useSuspenseQuery(applicationQuery).data

/** Saves a part of the application and opens the first unanswered question. */
export function useSavePart() {
  const queryClient = useQueryClient()
  const router = useRouter()
  const callbackUrl = useCallbackUrl()
  return useMutation({
    mutationFn: (part: ApplicationDraft) => api.saveApplication({ body: part }),
    onSuccess: async (application) => {
      queryClient.setQueryData(applicationQuery.queryKey, application)
      await router.navigate({ href: whereToGoOn(application, callbackUrl) })
    },
  })
}

/**
 * The pause after the last keystroke before a draft is saved on the server, in ms (constants of the
 * specification).
 */
export const draftAfterMs = 1500

/**
 * Saves the draft while the user types, so that another device or session can continue. The server refuses an
 * incomplete part; the draft is saved again after the next change, and only a submission shows the faults. Nothing is
 * saved while the form submits, because the submission saves the same part.
 */
export function useKeptDraft(part: ApplicationDraft, isIdle: boolean): void {
  const queryClient = useQueryClient()
  const text = JSON.stringify(part)
  const kept = useRef(text)
  useEffect(() => {
    if (!isIdle || text === kept.current) return
    const timer = setTimeout(() => {
      kept.current = text
      api
        .saveApplication({ body: JSON.parse(text) as ApplicationDraft })
        .then((application) => queryClient.setQueryData(applicationQuery.queryKey, application))
        .catch(() => undefined)
    }, draftAfterMs)
    return () => clearTimeout(timer)
  }, [text, isIdle, queryClient])
}
