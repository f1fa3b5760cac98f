import { styled } from '@mui/material/styles'
import { from, Link, PeopleDrawing, RegulationDrawing, rem, Section, SecurityDrawing, v } from '@puente/ui'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../../paths.ts'
import { corridorsQuery } from '../../quotes/price/price-queries.ts'
import { CostComparison } from './cost-comparison.tsx'
import { DestinationTimes } from './destination-times.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { publishedCostsQuery, usualTimesQuery } from './story-queries.ts'
import { words } from './story-words.ts'

const Parts = styled('div')({ display: 'grid', gap: 48, maxWidth: 1040, marginInline: 'auto' })

const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [from.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& > li': {
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: 8,
    padding: 24,
    border: `1px solid ${v.line}`,
    borderRadius: 10,
    backgroundColor: v.surface,
  },
  '& h3': { margin: 0, fontSize: rem(15), fontWeight: 600 },
  '& p': { margin: 0, color: v.inkMuted },
})

const Answers = styled('div')({
  '& p': { margin: 0, maxWidth: '68ch', color: v.inkMuted },
  '& div': { display: 'flex', flexWrap: 'wrap', gap: '8px 24px', marginTop: 12 },
})

const cards = [
  ['company', PeopleDrawing, paths.signup()],
  ['safety', SecurityDrawing, paths.securityCenter()],
  ['regulation', RegulationDrawing, paths.regulation()],
] as const

/** What a visitor reads below the calculator: how a transfer works, whom they send with, and where answers are. */
export function Story() {
  const corridors = useQuery(corridorsQuery)
  const corridor = corridors.data?.items[0]
  // What follows the measured parts is shown with them, so that it does not move.
  const pending = [corridors, useQuery(publishedCostsQuery), useQuery(usualTimesQuery)]
  return (
    <Parts>
      <HowItWorks />
      {pending.some(({ isPending }) => isPending) ? null : (
        <>
          <CostComparison />
          <DestinationTimes />
          <Trust />
          <Questions currency={corridor?.currency} />
        </>
      )}
    </Parts>
  )
}

/** For companies, safety and regulation. */
function Trust() {
  return (
    <Section title={words('trust.title')}>
      <Cards>
        {cards.map(([card, Drawing, href]) => (
          <li key={card}>
            <Drawing size={96} />
            <h3>{words(`trust.${card}.title`)}</h3>
            <p>{words(`trust.${card}.text`)}</p>
            <Link href={href}>{words(`trust.${card}.action`)}</Link>
          </li>
        ))}
      </Cards>
    </Section>
  )
}

function Questions({ currency }: { currency: string | undefined }) {
  return (
    <Section title={words('questions.title')}>
      <Answers>
        <p>{words('questions.text')}</p>
        <div>
          <Link href={paths.help()}>{words('questions.action')}</Link>
          {currency === undefined ? null : (
            <Link href={paths.rates(currency)}>{words('questions.rates')}</Link>
          )}
          <Link href={paths.complaints()}>{words('questions.contact')}</Link>
        </div>
      </Answers>
    </Section>
  )
}
