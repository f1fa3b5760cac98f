import { ButtonLink } from '@puente/ui'
import { format } from '@puente/web'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { paths } from '../../paths.ts'
import { Calculator } from '../quotes/calculator.tsx'
import { readPriceSearch } from '../quotes/price-search.ts'
import { useCalculation } from '../quotes/use-calculation.ts'
import { words } from './words.ts'

/** The calculator of home: the address carries its state, and its one button begins the transfer. */
export function PriceCard() {
  const calculation = useCalculation(readPriceSearch(useSearch({ strict: false })))
  const { fault, price, search, side, typed } = calculation
  const sent = fault !== undefined ? undefined : side === 'send' ? typed.amount : price?.send.amount
  useAddress(paths.home(search), search.amount !== undefined)
  return (
    <Calculator calculation={calculation}>
      <ButtonLink kind="main" fullWidth href={paths.send(typed)}>
        {sent === undefined ? words('startEmpty') : words('start', { amount: format.clp(sent) })}
      </ButtonLink>
    </Calculator>
  )
}

/** Keeps the address in step with what is on the screen, without a new entry in the history. */
function useAddress(href: string, known: boolean): void {
  const router = useRouter()
  useEffect(() => {
    const { pathname, href: present } = router.state.location
    if (!known || pathname !== '/' || present === href) return
    void router.navigate({ href, replace: true, resetScroll: false })
  }, [router, href, known])
}
