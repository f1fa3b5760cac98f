import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { shadow } from '../theme/tokens.ts'
import { rem, v } from '../theme/vars.ts'

export interface Suggestion {
  /** Unique among the suggestions. */
  readonly id: string
  readonly title: string
  readonly detail?: string | undefined
}

const List = styled('ul')({
  position: 'absolute',
  zIndex: 4,
  insetInline: 0,
  top: 'calc(100% + 4px)',
  maxHeight: 320,
  overflowY: 'auto',
  scrollMarginBlock: 88,
  margin: 0,
  padding: 4,
  listStyle: 'none',
  border: `1px solid ${v.line}`,
  borderRadius: 10,
  backgroundColor: v.surface,
  boxShadow: shadow,
  '& li': {
    minHeight: 44,
    padding: '10px 8px',
    borderRadius: 8,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    scrollMarginBlock: 4,
  },
  '& li[aria-selected="true"]': { backgroundColor: v.primarySoft },
  '& small': { display: 'block', color: v.inkMuted, fontSize: rem(12) },
})

interface SuggestionListProps {
  id: string
  label: string
  suggestions: readonly Suggestion[]
  active: Suggestion | undefined
  onReach: (index: number) => void
  onChoose: (suggestion: Suggestion) => void
}

/** The list of suggestions below a field, which keeps the focus. */
export function SuggestionList({ id, label, suggestions, active, onReach, onChoose }: SuggestionListProps) {
  const list = useRef<HTMLUListElement>(null)
  // For a field at the bottom of a phone's screen the list would open out of view.
  useEffect(() => {
    list.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' })
  }, [active?.id])
  return (
    <List ref={list} id={id} role="listbox" aria-label={label}>
      {suggestions.map((suggestion, index) => (
        <li
          key={suggestion.id}
          id={suggestionId(id, suggestion)}
          role="option"
          aria-selected={suggestion === active}
          // Keeps the focus in the field, because its blur would close the list.
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => onReach(index)}
          onClick={() => onChoose(suggestion)}
        >
          {suggestion.title}
          {suggestion.detail === undefined || suggestion.detail === '' ? null : (
            <small>{suggestion.detail}</small>
          )}
        </li>
      ))}
    </List>
  )
}

/** The element id of a suggestion. */
export const suggestionId = (listId: string, { id }: Suggestion): string =>
  `${listId}-${id.replaceAll(/\s/g, '-')}`
