import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import useAutocomplete from '@mui/material/useAutocomplete'
import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Dialog } from '../actions/dialog.tsx'
import { SearchIcon } from '../icons/index.tsx'
import { LiveRegion } from '../states/live-region.tsx'
import { rem, v } from '../theme/vars.ts'
import { OptionText } from './options.tsx'

export interface Finding {
  /** Unique among the items. */
  readonly id: string
  readonly title: string
  readonly detail?: string | undefined
  readonly icon?: ReactNode
}

export interface FindingGroup {
  readonly label: string
  readonly items: readonly Finding[]
}

interface FinderProps {
  open: boolean
  title: string
  /** A hint about what to type. */
  placeholder: string
  text: string
  onText: (text: string) => void
  groups: readonly FindingGroup[]
  onChoose: (id: string) => void
  onClose: () => void
  /** Called for Enter while there are no items. */
  onSubmit?: (() => void) | undefined
  /** Shown without items: what to type, that nothing was found, or an error. */
  note?: ReactNode
  /** The number of items found, for screen readers. */
  announcement: string
}

const List = styled('div')({
  marginTop: 12,
  minHeight: 220,
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& [role="group"] + [role="group"]': { marginTop: 8 },
  '& [data-slot="label"]': { padding: '4px 8px', color: v.inkMuted, fontSize: rem(12), fontWeight: 500 },
  '& [role="option"]': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 44,
    padding: '4px 8px',
    borderRadius: 8,
    cursor: 'pointer',
    scrollMarginBlock: 32,
  },
  '& [role="option"].Mui-focused': { backgroundColor: v.primarySoft },
  '& [role="option"] > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', color: v.inkMuted, fontSize: rem(12) },
  '& svg': { flex: 'none', color: v.inkMuted },
})

/**
 * A search field with its results: arrows move the selection, Enter chooses, and the focus stays in the
 * field.
 */
export function Finder({ open, onClose, announcement, ...search }: FinderProps) {
  return (
    <Dialog open={open} title={search.title} onClose={onClose} width="wide" start="field">
      <Search {...search} onClose={onClose} />
      <LiveRegion message={announcement} />
    </Dialog>
  )
}

type SearchProps = Omit<FinderProps, 'open' | 'announcement'>

function useResults(found: readonly Finding[], { text, onText, onChoose, onClose }: SearchProps) {
  const isMoved = useRef(false)
  const current = new Set(found)
  return useAutocomplete({
    options: found,
    open: true,
    autoHighlight: true,
    clearOnBlur: false,
    selectOnFocus: false,
    disableCloseOnSelect: true,
    filterOptions: (all) => all,
    // The selected item stays selected when another list has an item of its label. Until the user has moved the selection,
    // items of a new list get labels of their own, so that its first item is selected.
    getOptionLabel: (item) =>
      !isMoved.current && current.has(item) ? `${item.id} of the new list` : item.id,
    // Called for keys, the mouse and touch only.
    onHighlightChange: () => {
      isMoved.current = true
    },
    getOptionKey: (item) => item.id,
    value: null,
    onChange: (_, item) => {
      if (item !== null) onChoose(item.id)
    },
    inputValue: text,
    onInputChange: (_, typed, reason) => {
      if (reason !== 'input') return
      isMoved.current = false
      onText(typed)
    },
    onClose: (_, reason) => {
      if (reason === 'escape') onClose()
    },
  })
}

/** Enter without any item submits the text; otherwise it chooses the selected one. */
const submitWithout =
  (found: readonly Finding[], onSubmit: (() => void) | undefined) =>
  (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && found.length === 0) onSubmit?.()
  }

function Search(props: SearchProps) {
  const { title, placeholder, groups, note, onSubmit } = props
  const found = groups.flatMap(({ items }) => items)
  const { getInputProps, getListboxProps, getOptionProps, getRootProps } = useResults(found, props)
  const { id, ...input } = getInputProps()
  return (
    <div {...getRootProps({ onKeyDown: submitWithout(found, onSubmit) })}>
      <OutlinedInput
        fullWidth
        id={id}
        placeholder={placeholder}
        startAdornment={<SearchIcon aria-hidden style={{ marginRight: 8 }} />}
        slotProps={{ input: { ...input, 'aria-label': title, maxLength: 120 } }}
      />
      <List>
        {found.length === 0 ? note : null}
        <ul {...getListboxProps()} aria-label={title}>
          {groups.map(({ label, items }, at) => (
            <li key={label} role="group" aria-labelledby={`${id}-group-${at}`}>
              <div id={`${id}-group-${at}`} data-slot="label" role="presentation">
                {label}
              </div>
              <ul role="presentation">
                {items.map((item) => {
                  const { key, ...option } = getOptionProps({ option: item, index: found.indexOf(item) })
                  return (
                    <li key={key} {...option}>
                      {item.icon}
                      <OptionText title={item.title} detail={item.detail} />
                    </li>
                  )
                })}
              </ul>
            </li>
          ))}
        </ul>
      </List>
    </div>
  )
}
