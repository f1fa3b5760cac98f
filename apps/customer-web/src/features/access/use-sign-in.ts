import type { CustomerSession } from '@puente/contract/customer'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api.ts'
import { afterSignIn } from './after-sign-in.ts'
import { enterSession } from './session-actions.ts'

export interface Credentials {
  email: string
  password: string
}

export type SignInAnswer = Awaited<ReturnType<typeof api.signIn>>
export type Asked = Extract<SignInAnswer, { secondFactor: unknown }>['secondFactor']

/** Stores the new session and opens the page that the customer had requested. */
export function useEnter() {
  const queryClient = useQueryClient()
  const router = useRouter()
  const { callbackUrl } = useSearch({ strict: false }) as { callbackUrl?: string }
  return async (session: CustomerSession) => {
    enterSession(queryClient, session)
    await router.navigate({ href: afterSignIn(callbackUrl), replace: true })
  }
}

/**
 * Signs in with e-mail and password. If a second factor is required, it first loads the code of that step.
 */
export function useSignIn(loadSecondFactor: () => Promise<unknown>) {
  const enter = useEnter()
  const [asked, setAsked] = useState<Asked>()
  const signIn = useMutation({
    mutationFn: ({ email, password }: Credentials) => api.signIn({ body: { email: email.trim(), password } }),
    onSuccess: async (answer) => {
      if (!('secondFactor' in answer)) return enter(answer)
      await loadSecondFactor()
      setAsked(answer.secondFactor)
    },
  })
  return { signIn, asked, startAgain: () => setAsked(undefined) }
}

type Finish = Parameters<typeof api.finishSignIn>[0]['body']

/** Completes a sign-in that required a second factor. */
export function useFinishSignIn() {
  const enter = useEnter()
  return useMutation({ mutationFn: (body: Finish) => api.finishSignIn({ body }), onSuccess: enter })
}
