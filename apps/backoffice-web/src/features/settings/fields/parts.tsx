import { styled } from '@mui/material/styles'
import { AlertIcon, from, Muted, rem, useFault, v } from '@puente/ui'
import type { ReactNode } from 'react'

const Set = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, fontWeight: 600, color: v.ink },
  '& > [data-slot="body"]': { display: 'grid', gap: 12, minWidth: 0, marginTop: 8 },
  '&[data-framed] > [data-slot="body"]': {
    padding: 16,
    border: `1px solid ${v.line}`,
    borderRadius: 10,
  },
})

const Fault = styled('span')({
  display: 'flex',
  gap: 6,
  color: v.bad,
  fontSize: rem(13),
  fontWeight: 500,
  '& svg': { flex: 'none', fontSize: rem(16), marginTop: 1 },
})

/** The message for a fault of a part of the form that has no input of its own. */
export function FaultOf({ name }: { name: string }) {
  const fault = useFault(name)
  if (fault === undefined) return null
  return (
    <Fault id={`fault-${name}`}>
      <AlertIcon aria-hidden />
      {fault}
    </Fault>
  )
}

interface PartProps {
  /** The path of faults of the whole part; absent when one of its controls shows them. */
  name?: string
  label: string
  hint?: string | undefined
  /** Whether the part has a frame. */
  framed?: boolean
  children: ReactNode
}

/** A fieldset of controls that make up one field. */
export function Part({ name, label, hint, framed = false, children }: PartProps) {
  return (
    <Set data-framed={framed || undefined}>
      <legend>{label}</legend>
      {hint === undefined ? null : <Muted>{hint}</Muted>}
      <div data-slot="body">
        {name === undefined ? null : <FaultOf name={name} />}
        {children}
      </div>
    </Set>
  )
}

const one = '& > div:not([data-wide])'
/** A field with one control. */
const field = `${one} > div:has(> label[for])`

/**
 * Puts short controls side by side where they fit; each child is a div with one field. The labels, hints, controls and
 * faults of a row of fields are on shared lines, so that a fault or a longer label moves no control out of line.
 */
export const Beside = styled('div')({
  display: 'grid',
  gap: '0 16px',
  minWidth: 0,
  marginBottom: -16,
  [from.md]: { '--field-height': '36px' },
  [from.sm]: { gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' },
  '& > div': { minWidth: 0, paddingBottom: 16 },
  '& > [data-wide]': { gridColumn: '1 / -1' },
  [one]: { display: 'grid', gridTemplateRows: 'subgrid', gridRow: 'span 4' },
  [`${one} > *`]: { gridRow: '3 / 5' },
  [field]: { display: 'grid', gridTemplateRows: 'subgrid', gridRow: '1 / 5' },
  [`${field} > *`]: { gridRow: 3, marginTop: 6 },
  [`${field} > label`]: { gridRow: 1, alignSelf: 'end', marginTop: 0 },
  [`${field} > [id$="-hint"]`]: { gridRow: 2, marginTop: 2 },
  [`${field} > [id$="-fault"]`]: { gridRow: 4 },
})

/** A row whose items wrap. */
export const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 })
