import type { StaffCustomer } from '@puente/contract/staff'
import { DefinitionList } from '@puente/ui'
import { format } from '@puente/web'
import { useRouteContext } from '@tanstack/react-router'
import { CopyId } from '../../shell/copy-id.tsx'
import { RouteLink } from '../../shell/navigation/links.ts'
import { dayText } from '../../shell/moments/moment.tsx'
import { mayOpen } from '../../shell/navigation/nouns.ts'
import { shellWords } from '../../shell/words.ts'
import { countryName, rutText } from '../transfers/words.ts'
import { words } from './words.ts'

/** Who the customer is. */
export function Facts({ customer }: { customer: StaffCustomer }) {
  const { role } = useRouteContext({ from: '/shell' }).session.staff
  const { rut, birthDate, address, application } = customer
  return (
    <DefinitionList
      columns={2}
      items={[
        { term: words('facts.rut'), value: rut === undefined ? shellWords('empty') : rutText(rut) },
        { term: words('facts.identity'), value: words(`identities.${customer.identity}`) },
        ...(birthDate === undefined ? [] : [{ term: words('facts.birth'), value: dayText(birthDate) }]),
        { term: words('facts.country'), value: countryName(customer.country) },
        ...(address === undefined ? [] : [{ term: words('facts.address'), value: address }]),
        ...(application === undefined
          ? []
          : [
              {
                term: words('facts.application'),
                value: mayOpen(role, 'applications') ? (
                  <RouteLink to="/applications/$id" params={{ id: application.id }}>
                    {words(`applications.${application.status}`)}
                  </RouteLink>
                ) : (
                  words(`applications.${application.status}`)
                ),
              },
            ]),
        { term: words('facts.id'), value: <CopyId id={customer.id} /> },
      ]}
    />
  )
}

function paceText({ used, maximum }: StaffCustomer['limits']['ordersInHour']): string {
  const count = format.count(used)
  return maximum === undefined
    ? words('limits.noMaximum', { count })
    : words('limits.openUse', { count, maximum: format.count(maximum) })
}

/** The limits of the customer and how much of them is used. */
export function Limits({
  limits: { transfer, day, month, openOrders, openOrdersMaximum, ...velocity },
}: Pick<StaffCustomer, 'limits'>) {
  const use = ({ used, limit }: typeof day) =>
    words('limits.use', { used: format.money(used), limit: format.money(limit) })
  return (
    <DefinitionList
      columns={2}
      items={[
        { term: words('limits.transfer'), value: format.money(transfer) },
        { term: words('limits.day'), value: use(day) },
        { term: words('limits.month'), value: use(month) },
        {
          term: words('limits.open'),
          value: words('limits.openUse', {
            count: format.count(openOrders),
            maximum: format.count(openOrdersMaximum),
          }),
        },
        { term: words('limits.hourOrders'), value: paceText(velocity.ordersInHour) },
        { term: words('limits.dayOrders'), value: paceText(velocity.ordersInDay) },
        { term: words('limits.dayRecipients'), value: paceText(velocity.newRecipientsInDay) },
      ]}
    />
  )
}
