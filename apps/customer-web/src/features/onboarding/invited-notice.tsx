import { Notice } from '@puente/ui'
import { format, hasCode } from '@puente/web'
import { useQuery } from '@tanstack/react-query'
import { invitationCodeQuery } from '../referrals/referral-queries.ts'
import { words } from './words.ts'

/**
 * The benefit of the invitation code in the URL, or that the code does not exist. It does not block sign-up.
 */
export function InvitedNotice({ code }: { code: string }) {
  const { data, error } = useQuery(invitationCodeQuery(code))
  if (hasCode(error, 'code-unknown'))
    return (
      <Notice tone="warn" title={words('start.codeUnknown')}>
        <p>{words('start.codeUnknownNext')}</p>
      </Notice>
    )
  if (data === undefined) return null
  const { invitedReward, minimumSend } = data.promise
  return (
    <Notice tone="ok" title={words('start.invited', { reward: format.amount(invitedReward) })}>
      <p>{words('start.invitedWhen', { minimum: format.amount(minimumSend) })}</p>
    </Notice>
  )
}
