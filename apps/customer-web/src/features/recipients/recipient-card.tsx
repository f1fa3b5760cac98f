import { styled } from '@mui/material/styles'
import type { RecipientWire } from '@puente/contract/customer'
import { ArrowRightIcon, BuildingIcon, HiddenText, rem, SelectCard, StarIcon, UserIcon, v } from '@puente/ui'
import { countryName } from '../quotes/country-names.ts'
import { words } from './words.ts'

const Text = styled('span')({
  flex: 1,
  minWidth: 0,
  '& > strong': { display: 'block', fontSize: rem(15), fontWeight: 600, overflowWrap: 'anywhere' },
  '& > span': { color: v.inkMuted },
})

const Mark = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  borderRadius: '50%',
  background: v.primarySoft,
  color: v.primary,
})

const Favourite = styled('span')({ display: 'inline-flex', flex: 'none', color: v.primary })

/** One recipient as a card with a link. */
export function RecipientCard({ recipient, href }: { recipient: RecipientWire; href: string }) {
  const { kind, name, alias, favourite, accountEnding, country } = recipient
  return (
    <SelectCard href={href}>
      <Mark>{kind === 'company' ? <BuildingIcon aria-hidden /> : <UserIcon aria-hidden />}</Mark>
      <Text>
        <strong>{alias ?? name}</strong>
        <span>
          {alias === undefined ? null : `${name} · `}
          {countryName(country)} · {words('list.account', { ending: accountEnding })}
        </span>
      </Text>
      {favourite ? (
        <Favourite>
          <StarIcon aria-hidden />
          <HiddenText>{words('list.favourite')}</HiddenText>
        </Favourite>
      ) : null}
      <ArrowRightIcon aria-hidden />
    </SelectCard>
  )
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
