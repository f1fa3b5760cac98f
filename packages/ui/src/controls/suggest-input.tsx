import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Field, useFieldTies, type FieldProps } from '../forms/field.tsx'
import { useLongest } from '../forms/form-context.ts'
import { LiveRegion } from '../states/live-region.tsx'
import { SuggestionList, suggestionId, type Suggestion } from './suggestion-list.tsx'
import { useSuggestions } from './use-suggestions.ts'

interface SuggestInputProps extends FieldProps {
  text: string
  onText: (text: string) => void
  /** Suggestions for the text, best first; none are shown while it is empty. */
  suggestions: readonly Suggestion[]
  onChoose: (suggestion: Suggestion) => void
  onBlur?: () => void
  /** The number of suggestions, for screen readers. */
  told: string
  /** The text is only a search: Enter chooses the first suggestion and never submits the form. */
  searches?: boolean
  start?: ReactNode
  autoComplete?: string
  /** Most characters that its endpoint accepts; undefined when any length is accepted. */
  maxLength: number | undefined
}

const Frame = styled('div')({ position: 'relative' })

/** A text field with suggestions: arrows move, Enter chooses, Escape closes; other text is allowed too. */
export function SuggestInput(props: SuggestInputProps) {
  const { name, label, hint, fault, optional, text, onText, suggestions, onChoose, onBlur } = props
  const { told, searches = false, start, autoComplete = 'off', maxLength } = props
  const ties = useFieldTies({ name, hint, fault })
  const longest = useLongest(maxLength)
  const listId = `${ties.id}-list`
  const { isOpen, active, choose, onKeyDown, onReach, want } = useSuggestions({
    suggestions,
    searches,
    onChoose,
  })
  return (
    <Field ties={ties} name={name} label={label} hint={hint} optional={optional}>
      <Frame>
        <OutlinedInput
          fullWidth
          id={ties.id}
          name={name}
          value={text}
          error={ties.fault !== undefined}
          startAdornment={start}
          onChange={(event) => {
            want(true)
            onText(event.target.value)
          }}
          onBlur={() => {
            want(false)
            onBlur?.()
          }}
          onKeyDown={onKeyDown}
          slotProps={{
            input: {
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-expanded': isOpen,
              'aria-controls': isOpen ? listId : undefined,
              'aria-activedescendant': active === undefined ? undefined : suggestionId(listId, active),
              'aria-describedby': ties.describedBy,
              autoComplete,
              ...longest,
              spellCheck: false,
            },
          }}
        />
        {isOpen ? (
          <SuggestionList
            id={listId}
            label={label}
            suggestions={suggestions}
            active={active}
            onReach={onReach}
            onChoose={choose}
          />
        ) : null}
      </Frame>
      <LiveRegion message={isOpen ? told : ''} />
    </Field>
  )
}
