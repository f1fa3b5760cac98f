import { ChangePassword, DevicesPanel, SecondFactors, SessionsPanel } from '@puente/account-ui'
import { Column, PageHeading } from '@puente/ui'
import { api } from '../../api.ts'
import { words } from './words.ts'

/** Security of the account: password, second factors, and active sessions. */
export function SecurityScreen() {
  return (
    <Column>
      <PageHeading title={words('security.title')} lead={words('security.lead')} />
      <SecondFactors calls={api} />
      <ChangePassword calls={api} />
      <SessionsPanel calls={api} />
      <DevicesPanel calls={api} />
    </Column>
  )
}
