import { RouteLink } from '../../shell/links.ts'
import { words } from './received/words.ts'

/** Leads to the payment that something is about. */
export function PaymentLink({ id }: { id: string }) {
  return (
    <RouteLink to="/payins/$id" params={{ id }}>
      {words('see')}
    </RouteLink>
  )
}
