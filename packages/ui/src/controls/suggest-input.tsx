import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useState, type HTMLAttributes, type Key, type ReactNode } from 'react'
import { Field, useFieldTies, type FieldProps } from '../forms/field.tsx'
import { useLongest } from '../forms/form-context.ts'
import { LiveRegion } from '../states/live-region.tsx'
import { OptionText, optionsStyle } from './options.tsx'

export interface Suggestion {
  /** Unique among the suggestions. */
  readonly id: string
  readonly title: string
  readonly detail?: string | undefined
}

interface SuggestInputProps extends FieldProps {
  text: string
  onText: (text: string) => void
  /** Suggestions for the text, best first; none are shown while it is empty. */
  suggestions: readonly Suggestion[]
  onChoose: (suggestion: Suggestion) => void
  onBlur?: () => void
  /** The number of suggestions, for screen readers. */
  announcement: string
  /** The text is only a search: Enter chooses the first suggestion and never submits the form. */
  searches?: boolean
  start?: ReactNode
  autoComplete?: string
  /** Most characters that its endpoint accepts; undefined when any length is accepted. */
  maxLength: number | undefined
}

type OptionProps = HTMLAttributes<HTMLLIElement> & { key: Key }

const Box = styled(Autocomplete)({
  '& .MuiOutlinedInput-root.MuiOutlinedInput-root': {
    padding: 0,
    '&.MuiInputBase-adornedStart': { paddingLeft: 14 },
  },
  '& .MuiOutlinedInput-root .MuiAutocomplete-input.MuiAutocomplete-input': { padding: '0 12px' },
}) as typeof Autocomplete

/** The suggestions are shown as given, and the text is kept as typed. */
const asGiven = {
  forcePopupIcon: false,
  // A modal dialog covers elements outside it, so the list must be rendered inside the dialog.
  disablePortal: true,
  clearOnBlur: false,
  selectOnFocus: false,
  filterOptions: (all: Suggestion[]) => all,
  getOptionLabel: (option: Suggestion | string) => (typeof option === 'string' ? option : option.title),
  getOptionKey: (option: Suggestion | string) => (typeof option === 'string' ? option : option.id),
  renderOption: ({ key, ...rest }: OptionProps, { title, detail }: Suggestion) => (
    <li key={key} {...rest}>
      <OptionText title={title} detail={detail} />
    </li>
  ),
}

/** A text field with suggestions: arrows move, Enter chooses, Escape closes; other text is allowed too. */
export function SuggestInput(props: SuggestInputProps) {
  const { name, label, hint, fault, optional, text, onText, suggestions, onChoose, onBlur } = props
  const { announcement, searches = false, start, autoComplete = 'off', maxLength } = props
  const ties = useFieldTies({ name, hint, fault })
  const longest = useLongest(maxLength)
  const [wanted, setWanted] = useState(false)
  const isOpen = wanted && suggestions.length > 0
  return (
    <Field ties={ties} name={name} label={label} hint={hint} optional={optional}>
      <Box
        id={ties.id}
        // Without free text, Enter chooses the highlighted suggestion; with it, what was typed.
        freeSolo={!searches}
        autoHighlight={searches}
        options={suggestions}
        {...asGiven}
        value={null}
        onChange={(_, chosen) => {
          if (chosen !== null && typeof chosen !== 'string') onChoose(chosen)
        }}
        inputValue={text}
        onInputChange={(_, typed, reason) => {
          if (reason === 'input') onText(typed)
        }}
        open={isOpen}
        onOpen={() => setWanted(true)}
        onClose={() => setWanted(false)}
        onKeyDown={(event) => {
          if (searches && event.key === 'Enter') event.preventDefault()
        }}
        onBlur={() => {
          setWanted(false)
          onBlur?.()
        }}
        slotProps={{ listbox: { sx: optionsStyle, 'aria-label': label } }}
        renderInput={({ id, slotProps }) => (
          <OutlinedInput
            {...slotProps.input}
            id={id}
            name={name}
            fullWidth
            error={ties.fault !== undefined}
            startAdornment={start}
            endAdornment={undefined}
            slotProps={{
              input: {
                ...slotProps.htmlInput,
                ...longest,
                autoComplete,
                autoCapitalize: undefined,
                'aria-describedby': ties.describedBy,
              },
            }}
          />
        )}
      />
      <LiveRegion message={isOpen ? announcement : ''} />
    </Field>
  )
}
