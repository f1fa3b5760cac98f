import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import type { Ref } from 'react'
import { Field, useFieldTies, type FieldProps } from '../forms/field.tsx'
import { ChevronDownIcon, CloseIcon } from '../icons/index.tsx'
import { foldedText } from './folded-text.ts'
import { OptionText, optionsStyle } from './options.tsx'

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

/** One of many options, searched by part of its name, ignoring accents and case: "nunoa" finds Ñuñoa. */
export function Combobox<Value extends string>(props: ComboboxProps<Value>) {
  const { name, label, hint, fault, optional, options, value, onChange, onBlur, placeholder, ref } = props
  const ties = useFieldTies({ name, hint, fault })
  const chosen = options.find((option) => option.value === value) ?? null
  return (
    <Field ties={ties} name={name} label={label} hint={hint} optional={optional}>
      <Box
        id={ties.id}
        options={options}
        value={chosen}
        loading={props.loading ?? false}
        disabled={props.disabled ?? false}
        autoHighlight
        openOnFocus
        handleHomeEndKeys
        filterOptions={
          ((among: ComboboxOption[], { inputValue }: { inputValue: string }) =>
            filtered(among, inputValue, chosen?.label)) as never
        }
        getOptionLabel={(option) => option.label}
        getOptionKey={(option) => option.value}
        isOptionEqualToValue={(option, other) => option.value === other.value}
        popupIcon={<ChevronDownIcon />}
        clearIcon={<CloseIcon />}
        onChange={(_, option) => onChange(option?.value ?? '')}
        onBlur={onBlur}
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
    </Field>
  )
}

const byFoldedText = createFilterOptions<ComboboxOption>({
  stringify: ({ label, description }) => foldedText(`${label} ${description ?? ''}`),
  limit: 100,
})

/** The options that match the typed text; all of them while the text is that of the chosen option. */
function filtered(options: ComboboxOption[], typed: string, chosen: string | undefined): ComboboxOption[] {
  return typed === chosen
    ? options.slice(0, 100)
    : byFoldedText(options, { inputValue: foldedText(typed), getOptionLabel: ({ label }) => label })
}
