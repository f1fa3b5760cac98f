import { rem, v } from '../theme/vars.ts'

/** The style of Autocomplete's list of options. */
export const optionsStyle = {
  padding: '4px',
  '& .MuiAutocomplete-option': {
    minHeight: '44px !important',
    borderRadius: '8px',
    overflowWrap: 'anywhere',
    '&.Mui-focused': { backgroundColor: `${v.primarySoft} !important` },
    '&[aria-selected="true"]': { fontWeight: 600 },
  },
  '& small': { display: 'block', color: v.inkMuted, fontSize: rem(12), fontWeight: 400 },
}

/** An option's text, with a second line below it if there is one. */
export function OptionText({ title, detail = '' }: { title: string; detail?: string | undefined }) {
  return (
    <span>
      {title}
      {detail === '' ? null : <small>{detail}</small>}
    </span>
  )
}
