import MuiRating from '@mui/material/Rating'
import { styled } from '@mui/material/styles'
import { FaultLine, FieldBox, HintText, LabelText, useFieldTies, type FieldProps } from '../forms/field.tsx'
import { StarIcon } from '../icons/more-icons.tsx'
import { rem, v } from '../theme/vars.ts'

const Group = styled(FieldBox)({ margin: 0, padding: 0, border: 0, '& > legend': { padding: 0 } })

const Stars = styled(MuiRating)({
  width: 'fit-content',
  marginLeft: -8,
  '& label': { display: 'grid', placeItems: 'center', height: 44, borderRadius: 8 },
  // The library divides the whole width by five to find the star under the pointer, so the "no answer" label must have
  // no width.
  '& label:has(.MuiRating-icon)': { width: 44 },
  '& svg': { fontSize: rem(28) },
  '& .MuiRating-iconFilled svg': { fill: v.accent, color: v.warn },
  '& .MuiRating-iconEmpty': { color: v.field },
  '& .MuiRating-iconFocus': { outline: `2px solid ${v.primaryDark}`, outlineOffset: 2, borderRadius: 8 },
  '&.Mui-disabled': { opacity: 0.6 },
  '&.Mui-readOnly': { gap: 4, marginLeft: 0 },
})

interface RatingProps extends Omit<FieldProps, 'label'> {
  /** What is rated, as a question. */
  legend: string
  /** 1 to 5, or 0 for no answer yet. */
  value: number
  onChange?: (value: number) => void
  disabled?: boolean
  /** Shows an answer without allowing changes. */
  readOnly?: boolean
}

/** A rating of one to five stars, as five radio buttons. */
export function Rating(props: RatingProps) {
  const { name, legend, hint, fault, optional, value, onChange, disabled = false, readOnly = false } = props
  const ties = useFieldTies({ name, hint, fault })
  return (
    <Group as="fieldset" id={ties.id} aria-describedby={ties.describedBy}>
      <legend>
        <LabelText label={legend} optional={optional} />
      </legend>
      <HintText id={ties.id}>{hint}</HintText>
      <Stars
        name={name}
        value={value === 0 ? null : value}
        disabled={disabled}
        readOnly={readOnly}
        icon={<StarIcon />}
        emptyIcon={<StarIcon />}
        // Uses the selected radio, not the pointer position that the library computes.
        onChange={({ target }) => onChange?.(Number((target as HTMLInputElement).value))}
      />
      <FaultLine id={ties.id}>{ties.fault}</FaultLine>
    </Group>
  )
}
