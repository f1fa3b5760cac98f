import { styled } from '@mui/material/styles'
import type { WireId } from '@puente/contract'
import type { CorridorWire, CustomerSession, RateAlertWire, RecipientWire } from '@puente/contract/customer'
import {
  Button,
  ButtonLink,
  Card,
  Form,
  Link,
  LiveRegion,
  Muted,
  RefusalNotice,
  rem,
  SkeletonLines,
  TextInput,
  v,
} from '@puente/ui'
import { describeFailure, faultWords, format, useEndpointForm } from '@puente/web'
import { Loaded } from '@puente/web/loading'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { useMay } from '../access/session.ts'
import { WhoHasPower } from '../customers/who-can.tsx'
import { readPriceSearch, type PriceSearch } from '../quotes/price/price-search.ts'
import { recipientsQuery } from '../recipients/recipient-queries.ts'
import { typedRate } from './past-rates.ts'
import { PrepareTransfer } from './prepare-transfer.tsx'
import { alertsQuery, nowQuery, useCreateAlert, useDeleteAlert } from './rate-queries.ts'
import { words } from './words.ts'

const Parts = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16, '& p, & h3': { margin: 0 } })

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    padding: '8px 0',
    borderBottom: `1px solid ${v.line}`,
  },
  '& > li:last-of-type': { borderBottom: 0 },
  '& strong': { display: 'block', fontWeight: 500 },
})

const Heading = styled('h3')({ fontSize: rem(15), fontWeight: 600 })

interface AlertsProps {
  corridor: CorridorWire
  /** Null for a visitor. */
  session: CustomerSession | null
}

/** The alerts of the reader: a form and their list; visitors see how to sign in and come back. */
export function Alerts({ corridor, session }: AlertsProps) {
  const { currency, id } = corridor
  const mayOperate = useMay('operate')
  const asked = readPriceSearch(useSearch({ strict: false }))
  const price = asked.corridor === undefined || asked.corridor === id ? asked : {}
  return (
    <Card title={words('alerts.title')}>
      <Parts>
        <p>
          <Muted>{words('alerts.lead')}</Muted>
        </p>
        {session === null ? (
          <ButtonLink kind="primary" href={paths.login(paths.rates(currency, asked))}>
            {words('alerts.signIn')}
          </ButtonLink>
        ) : (
          <>
            {mayOperate ? <NewAlert corridor={corridor} price={price} /> : <WhoHasPower power="operate" />}
            <OwnAlerts mayOperate={mayOperate} />
          </>
        )}
      </Parts>
    </Card>
  )
}

function rateRule(typed: string): string | true {
  const rate = typedRate(typed)
  if (rate === undefined) return words('alerts.unread')
  return /[1-9]/.test(rate) || faultWords('rate-far')
}

function NewAlert({ corridor, price }: { corridor: CorridorWire; price: PriceSearch }) {
  const { currency } = corridor
  const { side = 'send', amount = '' } = price
  const create = useCreateAlert()
  const now = useQuery(nowQuery(corridor.id)).data?.customerClpPerUnit
  const form = useEndpointForm({
    sending: create,
    defaults: { clpPerUnit: '', amount, recipientId: '' },
    labels: { clpPerUnit: { what: words('alerts.fieldName') } },
    submit: (typed, clear) =>
      create.mutate(
        {
          currency,
          clpPerUnit: typedRate(typed.clpPerUnit) ?? '',
          ...(typed.amount === '' ? {} : { price: { side, amount: typed.amount } }),
          ...(typed.recipientId === '' ? {} : { recipientId: typed.recipientId as WireId<'recipient'> }),
        },
        { onSuccess: clear },
      ),
  })
  const { data } = create
  const created =
    data &&
    words('alerts.created', {
      currency,
      direction: data.direction,
      rate: `$${format.rate(data.clpPerUnit)}`,
    })
  return (
    <Form {...form.props}>
      <TextInput
        label={words('alerts.field', { currency })}
        hint={now === undefined ? '\u00a0' : words('alerts.hint', { rate: `$${format.rate(now)}` })}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        {...form.field('clpPerUnit', {
          required: words('alerts.missing'),
          validate: rateRule,
        })}
      />
      <PrepareTransfer
        corridor={corridor}
        side={side}
        isOpen={amount !== ''}
        amount={form.choice('amount', {
          validate: (minor) => minor === '' || /[1-9]/.test(minor) || words('alerts.prepare.zero'),
        })}
        recipient={form.choice('recipientId')}
      />
      <Button type="submit" busy={create.isPending}>
        {words('alerts.create')}
      </Button>
      <LiveRegion message={created ?? ''} />
    </Form>
  )
}

function OwnAlerts({ mayOperate }: { mayOperate: boolean }) {
  const query = useQuery(alertsQuery)
  const remove = useDeleteAlert()
  return (
    <section aria-labelledby="alerts-list">
      <Heading id="alerts-list">{words('alerts.list')}</Heading>
      <RefusalNotice refusal={remove.error === null ? undefined : describeFailure(remove.error)} />
      <Loaded query={query} failed={words('alerts.failed')} skeleton={<SkeletonLines lines={2} />}>
        {({ items }) =>
          items.length === 0 ? (
            <p>
              <Muted>{words('alerts.none')}</Muted>
            </p>
          ) : (
            <List>
              {items.map((alert) => (
                <li key={alert.id}>
                  <AlertText alert={alert} />
                  {mayOperate ? (
                    <Button
                      kind="text"
                      size="small"
                      aria-label={words('alerts.removeOf', { rate: `$${format.rate(alert.clpPerUnit)}` })}
                      busy={remove.isPending && remove.variables === alert.id}
                      onPress={() => remove.mutate(alert.id)}
                    >
                      {words('alerts.remove')}
                    </Button>
                  ) : null}
                </li>
              ))}
            </List>
          )
        }
      </Loaded>
    </section>
  )
}

function AlertText({ alert }: { alert: RateAlertWire }) {
  const { currency, clpPerUnit, direction, reachedAt, price, recipientId } = alert
  const to = useQuery({ ...recipientsQuery, enabled: recipientId !== undefined }).data?.items.find(
    ({ id }) => id === recipientId,
  )
  return (
    <span>
      <strong>{words(`alerts.${direction}`, { currency, rate: `$${format.rate(clpPerUnit)}` })}</strong>
      {to === undefined ? null : <Prepared alert={alert} to={to} />}
      {to === undefined && price !== undefined ? (
        <Muted as="div">{words('alerts.prepare.sum', { amount: amountOf(alert, price) })}</Muted>
      ) : null}
      <Muted>
        {reachedAt === undefined
          ? words('alerts.active')
          : words('alerts.reached', { date: format.date(reachedAt), time: format.time(reachedAt) })}
      </Muted>
    </span>
  )
}

const amountOf = (
  { currency }: RateAlertWire,
  { side, amount }: NonNullable<RateAlertWire['price']>,
): string => (side === 'send' ? format.clp(amount) : format.money({ amount, currency }))

/** The transfer that an alert proposes. After the rate was reached it has a link to the steps of that transfer. */
function Prepared({ alert, to }: { alert: RateAlertWire; to: RecipientWire }) {
  const { price, reachedAt } = alert
  const name = to.alias ?? to.name
  const text =
    price === undefined
      ? words('alerts.prepare.to', { name })
      : words('alerts.prepare.sumTo', { amount: amountOf(alert, price), name })
  return (
    <Muted as="div">
      {text}
      {reachedAt === undefined ? null : (
        <>
          {' '}
          <Link href={paths.send({ corridor: to.corridorId, ...price, recipient: to.id, again: 'yes' })}>
            {words('alerts.prepare.review')}
          </Link>
        </>
      )}
    </Muted>
  )
}
