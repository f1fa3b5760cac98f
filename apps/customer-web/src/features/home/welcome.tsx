import { styled } from '@mui/material/styles'
import { CheckIcon, from, rem, useTitle, v } from '@puente/ui'
import { useConfig } from '@puente/web'
import { paths } from '../../paths.ts'
import { usePageFacts } from '../../parts/pages/page-facts.ts'
import { homeFacts } from './home-facts.ts'
import { orNothing } from '../../parts/or-nothing.tsx'
import { HomeLayout } from './home-layout.tsx'
import { PriceCard } from './price-card.tsx'
import { words } from './words.ts'

const Pitch = styled('div')({
  '& > div': { minHeight: 42, marginBottom: 16 },
  '& h1': {
    margin: 0,
    fontSize: rem(24),
    fontWeight: 600,
    lineHeight: 1.2,
    letterSpacing: '-0.015em',
    textWrap: 'balance',
    [from.md]: { fontSize: rem(32) },
    [from.lg]: { fontSize: rem(44), letterSpacing: '-0.025em', lineHeight: 1.12 },
  },
  '& p': {
    margin: '12px 0 0',
    maxWidth: '48ch',
    fontSize: rem(15),
    lineHeight: 1.6,
    color: v.inkMuted,
    [from.md]: { fontSize: rem(18), marginTop: 20 },
  },
})

const Facts = styled('ul')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  maxWidth: '52ch',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', gap: 12, fontSize: rem(15), lineHeight: 1.55 },
  '& svg': { flex: 'none', marginTop: 2, color: v.primary },
})

const CountryLine = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  minHeight: 76,
  margin: '24px 0 0',
  fontSize: rem(15),
  color: v.inkMuted,
})

const Countries = orNothing(async () => (await import('./story/countries.tsx')).Countries)
const KindChoice = orNothing(async () => (await import('./story/kind-choice.tsx')).KindChoice)

const Story = orNothing(async () => (await import('./story/story.tsx')).Story)

/** Keeps the height of what is loaded after the first render. */
const Below = styled('div')({
  minHeight: 1440,
  marginTop: 48,
  [from.md]: { minHeight: 740 },
  [from.lg]: { minHeight: 672, marginTop: 64 },
})

/** Home of visitors: one sentence about the service, and the calculator. */
export function Welcome() {
  const { brandName } = useConfig()
  const { title, description } = homeFacts(brandName)
  useTitle(title)
  usePageFacts({ description, path: paths.home() })
  return (
    <>
      <HomeLayout
        words={
          <Pitch>
            <div>
              <KindChoice />
            </div>
            <h1>{words('welcome.title')}</h1>
            <p>{words('welcome.lead')}</p>
          </Pitch>
        }
        card={<PriceCard />}
        more={
          <>
            <Facts>
              {(['price', 'follow', 'cancel'] as const).map((fact) => (
                <li key={fact}>
                  <CheckIcon aria-hidden />
                  {words(`welcome.facts.${fact}`)}
                </li>
              ))}
            </Facts>
            <CountryLine>
              <Countries />
            </CountryLine>
          </>
        }
      />
      <Below>
        <Story />
      </Below>
    </>
  )
}
