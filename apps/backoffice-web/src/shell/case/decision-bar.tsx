import Box from '@mui/material/Box'
import { below, Button, Code, StatusChip, type Tone } from '@puente/ui'
import { createContext, useContext, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { runKey } from '../keys/use-key.ts'
import { shellWords } from '../words.ts'

/** Where the page shows its decision bar; null before it is rendered. */
export const BarPlace = createContext<HTMLElement | null>(null)

/** What an acceptance needs, in words, and whether it holds. */
export interface Condition {
  readonly text: string
  readonly tone: Tone
}

type Key = 'a' | 'r' | 'm'
const keys = ['a', 'r', 'm'] as const

interface DecisionBarProps {
  conditions: readonly Condition[]
  /** The steps that can be taken now, each with its key. */
  steps: Readonly<Partial<Record<Key, string>>>
  /** Moves to the form of a decision that has no key. */
  form?: { readonly id: string; readonly text: string } | undefined
}

/** The height of the bar, above which the bar of pending decisions stands. */
export const BAR_HEIGHT = '--decision-bar-height'

/** The conditions of a decision and its steps, always in reach at the bottom of the page. */
export function DecisionBar({ conditions, steps, form }: DecisionBarProps) {
  const place = useContext(BarPlace)
  useEffect(() => {
    if (place === null) return undefined
    const { style } = document.documentElement
    const measure = () => {
      const height = `${String(place.offsetHeight)}px`
      style.setProperty(BAR_HEIGHT, height)
      // A field that gets the focus is scrolled above the bar.
      style.scrollPaddingBottom = `calc(${height} + 24px)`
    }
    const observer = new ResizeObserver(measure)
    observer.observe(place)
    return () => {
      observer.disconnect()
      style.removeProperty(BAR_HEIGHT)
      style.removeProperty('scroll-padding-bottom')
    }
  }, [place])
  if (place === null) return null
  return createPortal(
    <Box component="section" aria-label={shellWords('bar.label')} sx={bar}>
      <Box component="ul" sx={list}>
        {conditions.map(({ text, tone }) => (
          <li key={text}>
            <StatusChip tone={tone}>{text}</StatusChip>
          </li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {keys.map((key) => {
          const text = steps[key]
          return text === undefined ? null : (
            <Button
              key={key}
              size="small"
              kind={key === 'a' ? 'primary' : 'plain'}
              onPress={() => runKey(key)}
              aria-keyshortcuts={key}
            >
              {text}{' '}
              <Box component="span" aria-hidden sx={{ [below.md]: { display: 'none' } }}>
                <Code>{key.toUpperCase()}</Code>
              </Box>
            </Button>
          )
        })}
        {form === undefined ? null : (
          <Button size="small" kind="primary" onPress={() => focusIn(form.id)}>
            {form.text}
          </Button>
        )}
      </Box>
    </Box>,
    place,
  )
}

/** Focuses the first field or button in a part of the page. */
const focusIn = (id: string): void =>
  document.getElementById(id)?.querySelector<HTMLElement>('input, textarea, select, button')?.focus()

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  padding: '8px 16px',
  borderTop: 1,
  borderColor: 'divider',
  backgroundColor: 'background.paper',
} as const

const list = { display: 'flex', flexWrap: 'wrap', gap: 2, margin: 0, padding: 0, listStyle: 'none' } as const
