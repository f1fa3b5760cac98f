import { styled } from '@mui/material/styles'
import { ChevronDownIcon, Finder, Flag, foldedText, rem, useIsPhone, v } from '@puente/ui'
import { useId, useState } from 'react'
import { byCountryName, currencyName, countryName } from '../../quotes/countries/country-names.ts'
import {
  DestinationSelect,
  destinationText,
  noDestinationText,
} from '../../quotes/countries/destination-select.tsx'
import type { Calculation } from '../../quotes/use-calculation.ts'
import { words as quoteWords } from '../../quotes/words.ts'
import { words } from '../words.ts'

const Field = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  '& > span': { fontWeight: 500 },
  '& > button': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 48,
    padding: '0 12px',
    border: `1px solid ${v.field}`,
    borderRadius: 10,
    backgroundColor: v.surface,
    color: v.ink,
    font: 'inherit',
    fontSize: rem(16),
    textAlign: 'start',
    cursor: 'pointer',
  },
  '& > button > span:nth-of-type(2)': { flex: 1, minWidth: 0 },
})

interface CountryFieldProps {
  calculation: Calculation
}

/** The destination: the system's own list, and on phones a sheet with flags and a search. */
export function CountryField({ calculation }: CountryFieldProps) {
  return useIsPhone() ? <Sheet calculation={calculation} /> : <DestinationSelect calculation={calculation} />
}

function Sheet({ calculation }: CountryFieldProps) {
  const { destinations, corridor, setCorridor } = calculation
  const id = useId()
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const wanted = foldedText(text)
  const found = byCountryName(destinations).filter(({ country, currency }) =>
    foldedText(`${countryName(country)} ${currency} ${currencyName(currency)}`).includes(wanted),
  )
  const items = found.map((one) => ({
    id: one.id,
    title: countryName(one.country),
    detail: `${one.currency} · ${currencyName(one.currency)}`,
    icon: <Flag country={one.country} />,
  }))
  const close = () => {
    setOpen(false)
    setText('')
  }
  return (
    <Field>
      <span id={`${id}-label`}>{quoteWords('calculator.country')}</span>
      <button
        type="button"
        id={id}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}`}
        onClick={() => setOpen(true)}
      >
        {corridor === undefined ? <span /> : <Flag country={corridor.country} />}
        <span>{corridor === undefined ? noDestinationText(calculation) : destinationText(corridor)}</span>
        <ChevronDownIcon aria-hidden />
      </button>
      <Finder
        open={open}
        title={quoteWords('calculator.country')}
        placeholder={words('amount.searchCountry')}
        text={text}
        onText={setText}
        groups={items.length === 0 ? [] : [{ label: words('amount.countries'), items }]}
        note={<p>{words('amount.noCountry')}</p>}
        announcement={words('amount.countriesFound', { count: items.length })}
        onChoose={(corridorId) => {
          setCorridor(corridorId)
          close()
        }}
        onClose={close}
      />
    </Field>
  )
}
