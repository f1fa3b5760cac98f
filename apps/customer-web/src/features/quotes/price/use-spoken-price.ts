import type { PriceWire } from '@puente/contract/customer'
import { useEffect, useRef, useState } from 'react'

const quietMs = 1_000

/**
 * The price to announce to screen readers: once per amount after a pause, but neither for the periodic
 * refetch nor for the first price of a screen.
 */
export function useAnnouncedPrice(price: PriceWire | undefined, question: string): PriceWire | undefined {
  const [spoken, setSpoken] = useState<PriceWire>()
  const answered = useRef(question)
  useEffect(() => {
    if (price === undefined || answered.current === question) return
    const timer = setTimeout(() => {
      answered.current = question
      setSpoken(price)
    }, quietMs)
    return () => clearTimeout(timer)
  }, [price, question])
  return spoken
}
