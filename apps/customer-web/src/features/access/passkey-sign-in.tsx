import { Button, FailedState } from '@puente/ui'
import { describeFailure, knowsPasskeys, showPasskey, suggestsPasskeys } from '@puente/web'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../api.ts'
import { useEnter } from './use-sign-in.ts'
import { words } from './words.ts'

const noBody = { body: {} } as const

const fromButton = async () => showPasskey(await api.createPasskeyChallenge(noBody))

/** What nobody asked for cannot fail: a browser that says it suggests passkeys and then does not is left alone. */
const fromSuggestion = async () => {
  try {
    if (!(await suggestsPasskeys())) return undefined
    return await showPasskey(await api.createPasskeyChallenge(noBody), { mediation: 'conditional' })
  } catch {
    return undefined
  }
}

/** The way in without a password: by a button, or by the passkey that the e-mail's own list suggests. */
export function PasskeySignIn() {
  const enter = useEnter()
  const signIn = useMutation({
    mutationFn: async (ask: typeof fromButton) => {
      const passkey = await ask()
      return passkey === undefined ? undefined : api.signInWithPasskey({ body: { passkey } })
    },
    onSuccess: async (session) => {
      if (session !== undefined) await enter(session)
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
        <FailedState
          title={words('passkeyFailed')}
          message={describeFailure(signIn.error).message}
          retryLabel={words('passkeyAgain')}
          onRetry={() => mutate(fromButton)}
        />
      )}
    </>
  )
}
