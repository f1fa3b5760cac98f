import { RouteLink } from '../../shell/navigation/links.ts'
import { words } from './received/words.ts'

export function PaymentLink({ id }: { id: string }) {
  return (
    <RouteLink to="/payins/$id" params={{ id }}>
      {words('see')}
    </RouteLink>
  )
}
