import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import Paper, { type PaperProps } from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import { createContext, use, useMemo, useState, type Ref } from 'react'
import { Field, useFieldTies, type FieldProps } from '../forms/field.tsx'
import { ChevronDownIcon, CloseIcon } from '../icons/index.tsx'
import { rem, v } from '../theme/vars.ts'
import { moreOptionsText } from './messages-controls.es.ts'
import { OptionText, optionsStyle } from './options.tsx'
import { searchedBy, type Searched } from './option-search.ts'

export interface ComboboxOption<Value extends string = string> {
  readonly value: Value
  readonly label: string
  /** A second line, such as a region or country; also searched. */
  readonly description?: string | undefined
}

interface ComboboxProps<Value extends string> extends FieldProps {
  options: readonly ComboboxOption<Value>[]
  value: Value | ''
  onChange: (value: Value | '') => void
  onBlur?: () => void
  /** The options are being loaded. */
  loading?: boolean
  placeholder?: string
  disabled?: boolean
  ref?: Ref<HTMLInputElement>
}

const Box = styled(Autocomplete)({
  '& .MuiAutocomplete-endAdornment': { right: 4 },
  '& .MuiAutocomplete-popupIndicator, & .MuiAutocomplete-clearIndicator': {
    width: 44,
    height: 44,
    marginRight: 0,
  },
  '& .MuiAutocomplete-clearIndicator': { width: 36 },
  '& .MuiOutlinedInput-root.MuiOutlinedInput-root': { padding: '0 84px 0 0' },
  '& .MuiOutlinedInput-root .MuiAutocomplete-input.MuiAutocomplete-input': { padding: '0 12px' },
}) as typeof Autocomplete

/** How many options a list shows; a line below it says how many more there are. */
const SHOWN_MAX = 100

const More = createContext(0)

const MoreLine = styled('div')({
  padding: '8px 12px',
  borderTop: `1px solid ${v.line}`,
  color: v.inkMuted,
  fontSize: rem(12),
})

/** The surface of the list, with a line about the options that it does not show. */
function ListPaper({ children, ...paper }: PaperProps) {
  const more = use(More)
  return (
    <Paper {...paper}>
      {children}
      {more === 0 ? null : <MoreLine role="status">{moreOptionsText(more)}</MoreLine>}
    </Paper>
  )
}

/** The options that match the typed text; all of them while the text is that of the chosen option. */
function useFound(options: readonly ComboboxOption[], chosen: ComboboxOption | null) {
  const [typed, setTyped] = useState('')
  const search = useMemo(() => searchedBy(options), [options])
  const asked = typed === chosen?.label ? '' : typed
  const found = useMemo((): Searched<ComboboxOption> => search(asked, SHOWN_MAX), [search, asked])
  return { found, setTyped }
}

/**
 * One of many options, searched by parts of its words in any order, ignoring accents and case: "nunoa" finds Ñuñoa.
 */
export function Combobox<Value extends string>(props: ComboboxProps<Value>) {
  const { name, label, hint, fault, optional, options, value, onChange, onBlur, placeholder, ref } = props
  const ties = useFieldTies({ name, hint, fault })
  const chosen = options.find((option) => option.value === value) ?? null
  const { found, setTyped } = useFound(options, chosen)
  return (
    <Field ties={ties} name={name} label={label} hint={hint} optional={optional}>
      <More value={found.more}>
        <Box
          id={ties.id}
          options={options}
          value={chosen}
          loading={props.loading ?? false}
          disabled={props.disabled ?? false}
          autoHighlight
          openOnFocus
          handleHomeEndKeys
          filterOptions={() => [...found.shown] as never}
          onInputChange={(_, typed) => setTyped(typed)}
          getOptionLabel={(option) => option.label}
          getOptionKey={(option) => option.value}
          isOptionEqualToValue={(option, other) => option.value === other.value}
          popupIcon={<ChevronDownIcon />}
          clearIcon={<CloseIcon />}
          onChange={(_, option) => onChange(option?.value ?? '')}
          onBlur={onBlur}
          slots={{ paper: ListPaper }}
          slotProps={{ listbox: { sx: optionsStyle } }}
          renderOption={({ key, ...rest }, option) => (
            <li key={key} {...rest}>
              <OptionText title={option.label} detail={option.description} />
            </li>
          )}
          renderInput={({ id, slotProps, disabled, fullWidth }) => (
            <OutlinedInput
              {...slotProps.input}
              id={id}
              name={name}
              disabled={disabled}
              fullWidth={fullWidth}
              error={ties.fault !== undefined}
              placeholder={placeholder}
              slotProps={{ input: { ...slotProps.htmlInput, 'aria-describedby': ties.describedBy } }}
              {...(ref === undefined ? {} : { inputRef: ref })}
            />
          )}
        />
      </More>
    </Field>
  )
}
