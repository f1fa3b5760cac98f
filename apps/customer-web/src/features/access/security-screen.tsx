import { ChangePassword, DevicesPanel, SecondFactors, SessionsPanel } from '@puente/account-ui'
import { Column, PageHeading } from '@puente/ui'
import { api } from '../../api.ts'
import { words } from './words.ts'

/** What keeps the account safe: password, second factors, and where one is signed in. */
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
