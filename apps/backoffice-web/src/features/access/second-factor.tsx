import { SecondFactor as SecondStep } from '@puente/account-ui'
import type { SecondFactorAsked, StaffSession } from '@puente/contract/staff'
import { Muted } from '@puente/ui'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../api.ts'
import { words } from './words.ts'

export interface SecondFactorProps {
  asked: SecondFactorAsked['secondFactor']
  onEnter: (session: StaffSession) => unknown
  onAgain: () => void
}

/** The second step of signing in; staff complete it at every sign-in. */
export function SecondFactor({ asked, onEnter, onAgain }: SecondFactorProps) {
  const finish = useMutation({
    mutationFn: (body: Parameters<typeof api.finishSignIn>[0]['body']) => api.finishSignIn({ body }),
    onSuccess: onEnter,
  })
  return (
    <SecondStep asked={asked} finish={finish} onAgain={onAgain} lost={<Muted>{words('factorLost')}</Muted>} />
  )
}
