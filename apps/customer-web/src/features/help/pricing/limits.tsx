import { styled } from '@mui/material/styles'
import { customerKinds } from '@puente/contract'
import type { PublishedLimitsWire } from '@puente/contract/customer'
import { DataTable, Muted, rem, SkeletonRows, Text, type TableColumn } from '@puente/ui'
import { format } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { pricingMessages } from './messages.es.ts'
import { publishedLimitsQuery } from '../../limits/limits-query.ts'
import { words } from './words.ts'

const Group = styled('div')({
  display: 'grid',
  gap: 12,
  minWidth: 0,
  '& > *': { minWidth: 0 },
  '& h3': { margin: '12px 0 -4px', fontSize: rem(15), fontWeight: 600 },
})

type Level = keyof typeof pricingMessages.limits.levels

/** The name of a level; the code itself for one that this build does not know. */
const levelWords = (level: string) =>
  Object.hasOwn(pricingMessages.limits.levels, level) ? words(`limits.levels.${level as Level}`) : level

const columns: readonly TableColumn<PublishedLimitsWire>[] = [
  { key: 'level', header: words('limits.level'), cell: ({ level }) => levelWords(level) },
  {
    key: 'transfer',
    header: words('limits.transfer'),
    align: 'end',
    cell: ({ transfer, transferUsd }) =>
      [transfer, ...(transferUsd === undefined ? [] : [transferUsd])].map(format.amount).join(' · '),
  },
  { key: 'day', header: words('limits.day'), align: 'end', cell: ({ day }) => wholeDollars(day.amount) },
  {
    key: 'month',
    header: words('limits.month'),
    align: 'end',
    cell: ({ month }) => wholeDollars(month.amount),
  },
]

/** Number of orders and new recipients that each level allows. */
const Numbers = ({ items }: { items: readonly PublishedLimitsWire[] }) => (
  <Text>
    <p>{words('limits.numbers')}</p>
    <ul>
      {items.map(({ level, ordersPerHour, ordersPerDay, newRecipientsPerDay }) =>
        ordersPerHour === undefined ||
        ordersPerDay === undefined ||
        newRecipientsPerDay === undefined ? null : (
          <li key={level}>
            {words('limits.numbersLine', {
              level: levelWords(level),
              hour: format.count(ordersPerHour),
              day: format.count(ordersPerDay),
              recipients: format.count(newRecipientsPerDay),
            })}
          </li>
        ),
      )}
    </ul>
  </Text>
)

/** Formats limits without decimals when the cents are zero. */
const wholeDollars = (cents: string) =>
  cents.endsWith('00')
    ? `${format.count(Number(cents.slice(0, -2)))} USD`
    : format.money({ amount: cents, currency: 'USD' })

/** The amounts above which evidence of funds is required, by level. */
const Evidence = ({ items }: { items: readonly PublishedLimitsWire[] }) => (
  <Text>
    <p>{words('limits.evidence')}</p>
    <ul>
      {items.map(({ level, evidence }) => (
        <li key={level}>
          {words('limits.evidenceLine', {
            level: levelWords(level),
            amounts: evidence
              .map(({ window, above }) =>
                words(`limits.above.${window}`, { amount: wholeDollars(above.amount) }),
              )
              .join(', '),
          })}
        </li>
      ))}
    </ul>
  </Text>
)

/** The limits of each level, for persons and companies. */
export function Limits() {
  const query = useQuery(publishedLimitsQuery)
  return (
    <>
      <Text>
        <p>{words('limits.text')}</p>
      </Text>
      <Loaded query={query} failed={words('limits.failed')} skeleton={<SkeletonRows rows={6} />}>
        {({ items }) =>
          customerKinds.map((kind) => {
            const ofKind = items.filter((limits) => limits.kind === kind)
            return (
              <Group key={kind}>
                <h3>{words(`limits.${kind}`)}</h3>
                <DataTable
                  caption={words(`limits.${kind}`)}
                  columns={columns}
                  rows={ofKind}
                  rowKey={({ level }) => level}
                />
                <Evidence items={ofKind} />
                <Numbers items={ofKind} />
              </Group>
            )
          })
        }
      </Loaded>
      <Muted>{words('limits.usd')}</Muted>
    </>
  )
}
