import { ChangePassword, SecondFactors, SessionsPanel } from '@puente/account-ui'
import { Column, Notice, PageHeading } from '@puente/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext, useRouter } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { sessionKey } from '../../shell/navigation/guards.ts'
import { words } from './words.ts'

/**
 * The security settings of a member of staff; those who must enrol a second factor can open only this screen.
 */
export function SecurityScreen() {
  const { session } = useRouteContext({ from: '/shell' })
  const queryClient = useQueryClient()
  const router = useRouter()
  // Enrolling the first factor gives access to the rest of the back office.
  const onChanged = async () => {
    queryClient.setQueryData(sessionKey, await api.getSession())
    await router.invalidate()
  }
  return (
    <Column>
      <PageHeading title={words('security.title')} lead={words('security.lead')} />
      {session.mustEnrol ? (
        <Notice tone="warn" title={words('security.mustEnrol')}>
          {words('security.mustEnrolText')}
        </Notice>
      ) : null}
      <SecondFactors calls={api} onChanged={onChanged} />
      {session.mustEnrol ? null : (
        <>
          <ChangePassword calls={api} />
          <SessionsPanel calls={api} />
        </>
      )}
    </Column>
  )
}
