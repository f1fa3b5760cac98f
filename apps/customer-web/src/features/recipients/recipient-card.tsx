import { styled } from '@mui/material/styles'
import type { RecipientWire } from '@puente/contract/customer'
import { ArrowRightIcon, Flag, HiddenText, Initials, rem, SelectCard, StarIcon, v } from '@puente/ui'
import { format } from '@puente/web'
import { countryName } from '../quotes/countries/country-names.ts'
import { words } from './words.ts'

const Text = styled('span')({
  flex: 1,
  minWidth: 0,
  '& > strong': { display: 'block', fontSize: rem(15), fontWeight: 600, overflowWrap: 'anywhere' },
  '& > span': { display: 'block', color: v.inkMuted },
})

const Favourite = styled('span')({ display: 'inline-flex', flex: 'none', color: v.primary })

interface RecipientCardProps {
  recipient: RecipientWire
  /** Absent when the recipient cannot be chosen. */
  href?: string | undefined
  /** Whether another recipient has the same name. */
  isRepeated?: boolean
}

/** One recipient as a card with a link. */
export function RecipientCard({ recipient, href, isRepeated = false }: RecipientCardProps) {
  const { kind, name, alias, favourite, accountEnding, country } = recipient
  return (
    <SelectCard {...(href === undefined ? {} : { href })}>
      <Initials name={name} shape={kind === 'company' ? 'square' : 'circle'} />
      <Text>
        <strong>{alias ?? name}</strong>
        <span>
          <Flag country={country} /> {alias === undefined ? null : `${name} · `}
          {countryName(country)} · {words('list.account', { ending: accountEnding })}
        </span>
        {notesOf(recipient, isRepeated).map((note) => (
          <span key={note}>{note}</span>
        ))}
      </Text>
      {favourite ? (
        <Favourite>
          <StarIcon aria-hidden />
          <HiddenText>{words('list.favourite')}</HiddenText>
        </Favourite>
      ) : null}
      {href === undefined ? null : <ArrowRightIcon aria-hidden />}
    </SelectCard>
  )
}

function notesOf({ quietUntil, lastOrder, currency }: RecipientWire, isRepeated: boolean): string[] {
  const order = lastOrder && {
    sent: format.money({ amount: lastOrder.sendMinor, currency: 'CLP' }),
    received: format.money({ amount: lastOrder.receiveMinor, currency }),
  }
  return [
    ...(order === undefined ? [] : [words('list.lastOrder', order)]),
    ...(quietUntil === undefined ? [] : [words('list.quiet', { until: format.dateTime(quietUntil) })]),
    ...(isRepeated ? [words('list.same')] : []),
  ]
}

/** A list of recipient cards. */
export const RecipientCards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
