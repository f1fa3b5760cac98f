import { RouteLink } from '../../shell/navigation/links.ts'

/** The name of the payer of a payment, with a link to everything that they paid. */
export function PayerLink({ paymentId, name }: { paymentId: string; name: string }) {
  return (
    <RouteLink to="/payers/$id" params={{ id: paymentId }}>
      {name}
    </RouteLink>
  )
}
