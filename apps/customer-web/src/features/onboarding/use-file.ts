import type { ApplicationDraft, ApplicationWire } from '@puente/contract/customer'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { api } from '../../api.ts'
import { applicationQuery } from './application-queries.ts'
import { whereToGoOn } from './file-steps.ts'
import { useCallbackUrl } from './use-callback-url.ts'

/** The file as the server keeps it; its route has asked for it already. */
export const useFile = (): ApplicationWire => useSuspenseQuery(applicationQuery).data

/** Keeps a part of the file and goes on to the first question that is still open. */
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

/** The pause after the last keystroke before a draft is kept on the server (constants of the specification). */
export const draftAfterMs = 1500

/**
 * Keeps what is being typed, so that another device or a new session finds it. A part that is not whole yet is
 * refused by the server and simply kept later; the form's own button says what is wrong.
 */
export function useKeptDraft(part: ApplicationDraft, isTouched: boolean): void {
  const queryClient = useQueryClient()
  const text = JSON.stringify(part)
  const kept = useRef(text)
  useEffect(() => {
    if (!isTouched || text === kept.current) return
    const timer = setTimeout(() => {
      kept.current = text
      api
        .saveApplication({ body: JSON.parse(text) as ApplicationDraft })
        .then((application) => queryClient.setQueryData(applicationQuery.queryKey, application))
        .catch(() => undefined)
    }, draftAfterMs)
    return () => clearTimeout(timer)
  }, [text, isTouched, queryClient])
}
