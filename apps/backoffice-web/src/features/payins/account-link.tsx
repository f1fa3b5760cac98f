import { RouteLink } from '../../shell/navigation/links.ts'

/** The account that a payment came from, with a link to everything that came from it. */
export function AccountLink({ paymentId, text }: { paymentId: string; text: string }) {
  return (
    <RouteLink to="/payer-accounts/$id" params={{ id: paymentId }}>
      {text}
    </RouteLink>
  )
}
