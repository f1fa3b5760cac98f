import { styled } from '@mui/material/styles'
import { below, Button, ButtonLink, v, visuallyHidden } from '@puente/ui'
import { format } from '@puente/web'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { paths } from '../../paths.ts'
import { orNothing } from '../../parts/or-nothing.tsx'
import { useIsPrerendered } from '../../parts/pages/still-page.ts'
import { useMay } from '../access/session.ts'
import { useMaySend } from '../access/may-send.ts'
import { Calculator } from '../quotes/calculator.tsx'
import { readPriceSearch, type PriceSearch } from '../quotes/price/price-search.ts'
import { useCalculation, type Calculation } from '../quotes/use-calculation.ts'
import { words } from './words.ts'

// Only members of a company can lack a power, so visitors do not load this.
const WhoHasPower = orNothing(async () => (await import('../customers/who-can.tsx')).WhoHasPower)

// On phones the button stays visible above the navigation bar, because the price is longer than a screen.
const Action = styled('div')({
  [below.md]: {
    position: 'sticky',
    bottom: 60,
    zIndex: 2,
    margin: '0 -16px -16px',
    padding: '12px 16px',
    borderRadius: '0 0 10px 10px',
    backgroundColor: v.surface,
    boxShadow: `0 -1px 0 ${v.line}`,
  },
})

const EnterKey = styled('button')(visuallyHidden)

interface PriceCardProps {
  /** Only the corridors of this country. */
  country?: string
  /** What the customer sent last: the values of an address without any. */
  last?: PriceSearch
}

/**
 * The calculator as a form that works before the scripts have loaded: Enter requests the price, the button
 * starts the transfer, and the URL carries the values. After hydration the URL follows the values. With a
 * country it submits to that country's page.
 */
export function PriceCard({ country, last }: PriceCardProps) {
  const at = (price: PriceSearch) => (country === undefined ? paths.home(price) : paths.to(country, price))
  const asked = readPriceSearch(useSearch({ strict: false }))
  const isStill = useIsPrerendered()
  const form = useRef<HTMLFormElement>(null)
  const known = asked.amount === undefined && asked.corridor === undefined ? (last ?? asked) : asked
  const calculation = useCalculation(isStill ? {} : known, country)
  useTakeOver(calculation, asked, form)
  useAddress(at(calculation.search), calculation.search.amount !== undefined)
  return (
    <form ref={form} method="get" action={at({})} onSubmit={(event) => event.preventDefault()}>
      <EnterKey type="submit" tabIndex={-1} aria-hidden />
      <Calculator calculation={calculation}>
        <Action>
          {isStill ? (
            <Button type="submit" kind="main" fullWidth formAction={paths.send()}>
              {words('startEmpty')}
            </Button>
          ) : (
            <StartLink calculation={calculation} />
          )}
        </Action>
      </Calculator>
    </form>
  )
}

function StartLink({ calculation: { fault, price, settled, side, typed } }: { calculation: Calculation }) {
  const mayOrder = useMay('operate')
  const maySend = useMaySend()
  const sent = side === 'send' ? typed.amount : settled ? price?.send.amount : undefined
  if (!mayOrder) return <WhoHasPower power="operate" />
  if (!maySend) return null
  return (
    <ButtonLink kind="main" fullWidth href={paths.send(typed)}>
      {sent === undefined || fault !== undefined
        ? words('startEmpty')
        : words('start', { amount: format.clp(sent) })}
    </ButtonLink>
  )
}

/**
 * After hydration of a prerendered page, continues with the values of its URL, or with those already typed.
 */
function useTakeOver(
  { begin }: Calculation,
  asked: PriceSearch,
  form: RefObject<HTMLFormElement | null>,
): void {
  const wasStill = useRef(useIsPrerendered())
  useLayoutEffect(() => {
    if (!wasStill.current || form.current === null) return
    wasStill.current = false
    const typed = readPriceSearch(Object.fromEntries(new FormData(form.current)))
    begin(asked.amount === undefined ? { ...typed, ...asked } : asked)
  })
}

/** Keeps the URL in step with the values, without a new history entry. */
function useAddress(href: string, known: boolean): void {
  const router = useRouter()
  useEffect(() => {
    const { pathname, href: present } = router.state.location
    const wanted = new URL(href, window.location.origin)
    if (!known || pathname !== wanted.pathname || present === href) return
    void router.navigate({ href, replace: true, resetScroll: false })
  }, [router, href, known])
}
