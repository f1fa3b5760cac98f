import { styled } from '@mui/material/styles'
import { askedFields, type RecipientField } from '@puente/contract/corridors'
import type { CorridorWire } from '@puente/contract/customer'
import { choiceWords, fieldHint, labelOf } from '@puente/recipient-ui'
import { Answer, DefinitionList, from, Link, Section, Text } from '@puente/ui'
import { businessNowMs, format } from '@puente/web'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { arrivalWords } from '../quotes/arrival/arrival-words.ts'
import { limitText } from '../limits/limit-text.ts'
import { priceQuery } from '../quotes/price/price-queries.ts'
import { fieldsOf } from '../recipients/fields-of.ts'
import { CostTable } from './cost-table.tsx'
import { CountryLinks } from '../quotes/countries/country-links.tsx'
import { CostComparison } from '../home/story/cost-comparison.tsx'
import { questions } from './country-page-facts.ts'
import { examplePrices } from './example-prices.ts'
import { corridorMessages } from './messages.es.ts'
import { words } from './words.ts'

const Parts = styled('div')({ display: 'flex', flexDirection: 'column', gap: 40 })

// Like the grid of home: one column on phones; otherwise the table has its own row and the rest two columns.
const Wide = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 48,
  width: '100%',
  maxWidth: 1040,
  marginInline: 'auto',
  [from.lg]: { gridTemplateColumns: '1fr 1fr', columnGap: 64 },
})
const Row = styled('div')({ gridColumn: '1 / -1', minWidth: 0, '&:empty': { display: 'none' } })

/** The questions that a visitor of any country's page has. */
export function Questions() {
  return (
    <Section title={words('questions.title')}>
      <div>
        {questions.map((id) => (
          <Answer key={id} id={id} question={words(`questions.${id}.question`)}>
            <Text>
              <p>{words(`questions.${id}.answer`)}</p>
            </Text>
          </Answer>
        ))}
      </div>
    </Section>
  )
}

/** What depends on the corridor: sample prices, costs of others, recipient data, arrival, limits, other countries. */
export function CountryFacts({ code, corridors }: { code: string; corridors: readonly CorridorWire[] }) {
  const corridor = corridors.find(({ country }) => country === code)
  const others = corridors.filter(({ country }) => country !== code)
  if (corridor === undefined) return null
  return (
    <Wide>
      <Row>
        <Section title={words('costs.title')}>
          <CostTable corridorId={corridor.id} />
          <Link href={paths.rates(corridor.currency)}>{words('costs.rates')}</Link>
        </Section>
      </Row>
      <Section title={words('recipient.title')}>
        <RecipientFields corridor={corridor} />
      </Section>
      <Parts>
        <Section title={words('arrival.title')}>
          <Arrival corridor={corridor} />
        </Section>
        <Limits corridor={corridor} />
        {others.length === 0 ? null : (
          <Section title={words('others')}>
            <CountryLinks corridors={others} />
          </Section>
        )}
      </Parts>
      <Row>
        <CostComparison country={code} />
      </Row>
    </Wide>
  )
}

function Limits({ corridor }: { corridor: CorridorWire }) {
  // The page already requests these sample prices; this uses one of them.
  const [example] = examplePrices(corridor.id)
  const allowance = useQuery(example ?? priceQuery(undefined)).data?.allowance
  return (
    <Section title={words('limits.title')}>
      <Text>
        <p>
          {words('limits.least', { minimum: format.clp(corridor.minimumSendMinor) })}{' '}
          {allowance === undefined ? words('limits.level') : limitText(allowance)}{' '}
          <Link href={`${paths.pricing()}#limites`}>{words('limits.seeAll')}</Link>
        </p>
      </Text>
    </Section>
  )
}

/** The corridor's recipient fields, described in words. */
function RecipientFields({ corridor }: { corridor: CorridorWire }) {
  const asked = askedFields(fieldsOf(corridor), 'person', {})
  const fields = asked.map((field) => ({ term: termOf(field), value: looksOf(field) }))
  return (
    <>
      <Text>
        <p>{words('recipient.text')}</p>
      </Text>
      <DefinitionList
        items={[{ term: words('recipient.name'), value: words('recipient.nameHint') }, ...fields]}
      />
    </>
  )
}

/** The field's label, marked when it is optional. */
const termOf = (field: RecipientField): string =>
  field.optional === true ? words('recipient.optional', { label: labelOf(field) }) : labelOf(field)

/** A short description of a field's format. */
function looksOf(field: RecipientField): string {
  const { choices, kind } = field
  if (choices !== undefined && choices.length > 3) return words('recipient.fromList')
  if (choices !== undefined) return choices.map((choice) => choiceWords(field, choice)).join(' · ')
  if (kind.startsWith('address')) return words('recipient.address')
  return fieldHint(field) ?? words('recipient.asInBank')
}

/** The rail in words, and the estimated arrival of money paid now. */
function Arrival({ corridor }: { corridor: CorridorWire }) {
  const rail = Object.hasOwn(corridorMessages.arrival.rails, corridor.rail) ? corridor.rail : 'other'
  const price = useQuery(priceQuery({ corridorId: corridor.id, side: 'send', amount: '200000' })).data
  return (
    <Text>
      <p>{words(`arrival.rails.${rail as keyof typeof corridorMessages.arrival.rails}`)}</p>
      <p>
        {price === undefined
          ? words('arrival.now')
          : words('arrival.estimate', {
              when: arrivalWords(price.arrival.estimatedAt, businessNowMs()),
            })}{' '}
        {words('arrival.honest')}
      </p>
    </Text>
  )
}
