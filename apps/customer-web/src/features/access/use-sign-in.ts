import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { afterSignIn } from '../../shell/guards.ts'
import { enterSession } from './session-actions.ts'

export interface Credentials {
  email: string
  password: string
}

/** Opens a session and goes on to where the customer was going. */
export function useSignIn() {
  const queryClient = useQueryClient()
  const router = useRouter()
  const { callbackUrl } = useSearch({ strict: false }) as { callbackUrl?: string }
  return useMutation({
    mutationFn: ({ email, password }: Credentials) => api.signIn({ body: { email: email.trim(), password } }),
    onSuccess: async (session) => {
      enterSession(queryClient, session)
      await router.navigate({ href: afterSignIn(callbackUrl), replace: true })
    },
  })
}
