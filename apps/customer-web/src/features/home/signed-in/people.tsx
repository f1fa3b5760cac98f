import { styled } from '@mui/material/styles'
import type { RecipientWire } from '@puente/contract/customer'
import { ArrowRightIcon, Flag, HiddenText, Initials, Link, rem, Section, SelectCard, v } from '@puente/ui'
import { format } from '@puente/web'
import { paths } from '../../../paths.ts'
import { countryName } from '../../quotes/countries/country-names.ts'
import { words } from './customer-words.ts'
import { priceOf, toRepeat } from './home-choices.ts'

const List = styled('ul')({
  display: 'grid',
  // Beside the help panel the column is too narrow for two names.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 232px), 1fr))',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
})

const Text = styled('span')({
  flex: 1,
  minWidth: 0,
  '& > strong': {
    display: 'block',
    overflowWrap: 'anywhere',
    lineHeight: 1.3,
    fontSize: rem(15),
    fontWeight: 600,
  },
  '& > span': { display: 'flex', alignItems: 'center', gap: 6, color: v.inkMuted },
})

/** The people that the customer sent to last, each with a link that repeats the last order. */
export function People({ recipients }: { recipients: readonly RecipientWire[] }) {
  const people = toRepeat(recipients)
  if (people.length === 0) return null
  return (
    <Section
      title={words('people.title')}
      actions={<Link href={paths.recipients()}>{words('people.all')}</Link>}
    >
      <List>
        {people.map((recipient) => {
          const { id, alias, country, kind, lastOrder } = recipient
          const name = alias ?? recipient.name
          const amount = format.clp(lastOrder.sendMinor)
          return (
            <li key={id}>
              <SelectCard href={paths.send({ recipient: id, ...priceOf(recipient), again: 'yes' })}>
                <Initials name={name} shape={kind === 'company' ? 'square' : 'circle'} />
                <Text>
                  <strong>
                    <HiddenText>{words('people.repeat')} </HiddenText>
                    {name}
                  </strong>
                  <span title={countryName(country)}>
                    <Flag country={country} /> {amount}
                  </span>
                </Text>
                <ArrowRightIcon aria-hidden />
              </SelectCard>
            </li>
          )
        })}
      </List>
    </Section>
  )
}
