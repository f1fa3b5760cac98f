import type { ApplicationDraft, ApplicationWire } from '@puente/contract/customer'
import { useSessionDraft, type EndpointForm, type FormDraft, type FormValues } from '@puente/web'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { api } from '../../api.ts'
import { applicationQuery } from './application-queries.ts'
import { whereToGoOn } from './file-steps.ts'
import { useSession } from '../access/session.ts'
import { useCallbackUrl } from '../access/use-callback-url.ts'
import { formDraftKey } from '../session-storage/form-drafts.ts'

/** The application as stored on the server; its route has loaded it already. */
export const useFile = (): ApplicationWire => useSuspenseQuery(applicationQuery).data

/** What is typed into a step of the application, kept in this tab until the step is saved. */
export function useStepDraft<Values>(step: string): FormDraft<Values> {
  // The session may end while the step is open; the key stays that of its user.
  const session = useSession()
  return useSessionDraft(formDraftKey(session?.user.id ?? '', step))
}

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
 * saved while the form submits, because the submission saves the same part. A 401 leads to sign-in, as of every call.
 */
export function useKeptDraft<Values extends FormValues>(
  { subscribe, getValues }: EndpointForm<Values>,
  partOf: (values: Values) => ApplicationDraft,
  isIdle: boolean,
): void {
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (body: ApplicationDraft) => api.saveApplication({ body }),
    onSuccess: (application) => queryClient.setQueryData(applicationQuery.queryKey, application),
  })
  const kept = useRef<string>(undefined)
  useEffect(() => {
    kept.current ??= JSON.stringify(partOf(getValues()))
    if (!isIdle) return undefined
    let timer: ReturnType<typeof setTimeout>
    const save = () => {
      const text = JSON.stringify(partOf(getValues()))
      if (text === kept.current) return
      kept.current = text
      mutate(JSON.parse(text) as ApplicationDraft)
    }
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(save, draftAfterMs)
    }
    later()
    const stop = subscribe({ formState: { values: true }, callback: later })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [subscribe, getValues, partOf, isIdle, mutate])
}
