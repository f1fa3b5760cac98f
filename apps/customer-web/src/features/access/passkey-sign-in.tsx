import { Button, FailedState } from '@puente/ui'
import { describeFailure, hasCode, knowsPasskeys, showPasskey, suggestsPasskeys } from '@puente/web'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api } from '../../api.ts'
import { useEnter } from './use-sign-in.ts'
import { words } from './words.ts'

const noBody = { body: {} } as const

const fromButton = async () => showPasskey(await api.createPasskeyChallenge(noBody))

/**
 * Errors are ignored: the user did not start this request, and some browsers announce support for passkey
 * suggestions but do not provide it.
 */
const fromSuggestion = async () => {
  try {
    if (!(await suggestsPasskeys())) return undefined
    return await showPasskey(await api.createPasskeyChallenge(noBody), { mediation: 'conditional' })
  } catch {
    return undefined
  }
}

/**
 * Sign-in without a password: by a button, or by a passkey suggested in the autofill of the e-mail field. A second
 * passkey is ignored while the first is verified.
 */
export function PasskeySignIn() {
  const enter = useEnter()
  const entering = useRef(false)
  const signIn = useMutation({
    mutationFn: async (ask: typeof fromButton) => {
      const passkey = await ask()
      if (passkey === undefined || entering.current) return
      entering.current = true
      try {
        await enter(await api.signInWithPasskey({ body: { passkey } }))
      } finally {
        entering.current = false
      }
    },
  })
  const { mutate } = signIn
  useEffect(() => mutate(fromSuggestion), [mutate])
  if (!knowsPasskeys()) return null
  return (
    <>
      <Button fullWidth onPress={() => signIn.mutateAsync(fromButton).catch(() => undefined)}>
        {words('passkey')}
      </Button>
      {signIn.error === null ? null : (
        // The part's notice of the other screens would exceed the size budget of sign-in.
        <FailedState
          title={words('passkeyFailed')}
          message={
            hasCode(signIn.error, 'proof-wrong')
              ? words('passkeyGone')
              : describeFailure(signIn.error).message
          }
          retryLabel={words('passkeyAgain')}
          onRetry={() => mutate(fromButton)}
        />
      )}
    </>
  )
}
