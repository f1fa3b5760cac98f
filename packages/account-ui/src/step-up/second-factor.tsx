import type { PasskeyAssertion, SecondFactorAsked } from '@puente/contract'
import { Button, PageHeading, ProofForm, type TypedProof } from '@puente/ui'
import { hasCode, knowsPasskeys, proofFault, proofTexts, refusalOf, showPasskey } from '@puente/web'
import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { words } from '../words.ts'

/** Completes the sign-in that the password began. */
export interface SecondFactorAnswer {
  readonly pendingId: string
  readonly totp?: string | undefined
  readonly recoveryCode?: string | undefined
  readonly passkey?: PasskeyAssertion | undefined
  readonly remember?: boolean | undefined
}

interface SecondFactorProps {
  asked: SecondFactorAsked['secondFactor']
  finish: UseMutationResult<unknown, Error, SecondFactorAnswer>
  /** Offers to remember this browser. */
  mayRemember?: boolean
  onAgain: () => void
  /** The way out for a user without their second factor. */
  lost: ReactNode
  /** Wraps the form. */
  frame?: (form: ReactNode) => ReactNode
}

/** The second step of signing in, for users who have a second factor. */
export function SecondFactor(props: SecondFactorProps) {
  const { asked, finish, mayRemember = false, onAgain, lost, frame = (form) => form } = props
  const answered = (remember: boolean) => ({
    pendingId: asked.pendingId,
    ...(mayRemember ? { remember } : {}),
  })
  const prove = ({ method, code, remember }: TypedProof) =>
    finish.mutate({
      ...answered(remember),
      ...(method === 'totp' ? { totp: code } : { recoveryCode: code }),
    })
  const withPasskey = async (remember: boolean) => {
    if (asked.passkey === undefined) return
    const passkey = await showPasskey(asked.passkey)
    if (passkey !== undefined)
      await finish.mutateAsync({ ...answered(remember), passkey }).catch(() => undefined)
  }
  const isOver = hasCode(finish.error, 'sign-in-expired')
  const fault = proofFault(finish.error)
  return (
    <>
      <PageHeading title={words('factor.title')} lead={words(isOver ? 'factor.over' : 'factor.lead')} />
      {frame(
        <>
          {isOver ? null : (
            <ProofForm
              methods={asked.methods}
              texts={proofTexts()}
              mayRemember={mayRemember}
              busy={finish.isPending || finish.isSuccess}
              fault={fault}
              refusal={fault === undefined ? refusalOf(finish.error) : undefined}
              onProve={prove}
              onPasskey={knowsPasskeys() ? withPasskey : undefined}
            />
          )}
          <Button kind="text" onPress={onAgain}>
            {words('factor.again')}
          </Button>
          {isOver ? null : lost}
        </>,
      )}
    </>
  )
}
