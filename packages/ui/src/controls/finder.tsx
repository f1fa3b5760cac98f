import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Dialog } from '../actions/dialog.tsx'
import { SearchIcon } from '../icons/index.tsx'
import { LiveRegion } from '../states/live-region.tsx'
import { rem, v } from '../theme/vars.ts'

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
  /** Shown without items: what to type, that nothing was found, or an error. */
  note?: ReactNode
  /** The number of items found, for screen readers. */
  told: string
}

const List = styled('div')({
  marginTop: 12,
  minHeight: 220,
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
  '& [role="option"][aria-selected="true"]': { backgroundColor: v.primarySoft },
  '& [role="option"] > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', color: v.inkMuted, fontSize: rem(12) },
  '& svg': { flex: 'none', color: v.inkMuted },
})

/**
 * A search field with its results: arrows move the selection, Enter chooses, and the focus stays in the
 * field.
 */
export function Finder(props: FinderProps) {
  const { open, title, placeholder, text, onText, groups, onChoose, onClose, note, told } = props
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const found = groups.flatMap(({ items }) => items)
  const [at, setAt] = useState(0)
  const active = found[Math.min(at, found.length - 1)]
  useEffect(() => setAt(0), [text])
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active?.id])

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && found.length > 0)
      setAt((now) => (Math.min(now, found.length - 1) + step + found.length) % found.length)
    else if (event.key === 'Enter' && active !== undefined) onChoose(active.id)
    else return
    event.preventDefault()
  }

  return (
    <Dialog open={open} title={title} onClose={onClose} width="wide" start="field">
      <OutlinedInput
        fullWidth
        value={text}
        placeholder={placeholder}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
        startAdornment={<SearchIcon aria-hidden style={{ marginRight: 8 }} />}
        slotProps={{
          input: {
            role: 'combobox',
            'aria-label': title,
            'aria-expanded': found.length > 0,
            'aria-controls': listId,
            'aria-autocomplete': 'list',
            'aria-activedescendant': active === undefined ? undefined : optionId(listId, active),
            autoComplete: 'off',
            spellCheck: false,
            maxLength: 120,
          },
        }}
      />
      <List ref={list}>
        {found.length === 0 ? note : null}
        <Options
          id={listId}
          title={title}
          groups={groups}
          active={active}
          onChoose={onChoose}
          onReach={(item) => setAt(found.indexOf(item))}
        />
      </List>
      <LiveRegion message={told} />
    </Dialog>
  )
}

const optionId = (listId: string, { id }: Finding): string => `${listId}-${id}`

interface OptionsProps extends Pick<FinderProps, 'title' | 'groups' | 'onChoose'> {
  id: string
  active: Finding | undefined
  onReach: (item: Finding) => void
}

function Options({ id, title, groups, active, onChoose, onReach }: OptionsProps) {
  return (
    <div id={id} role="listbox" aria-label={title}>
      {groups.map((group, index) => (
        <div key={group.label} role="group" aria-labelledby={`${id}-group-${index}`}>
          <div id={`${id}-group-${index}`} data-slot="label" role="presentation">
            {group.label}
          </div>
          {group.items.map((item) => (
            <div
              key={item.id}
              id={optionId(id, item)}
              role="option"
              aria-selected={item.id === active?.id}
              onClick={() => onChoose(item.id)}
              onMouseMove={() => onReach(item)}
            >
              {item.icon}
              <span>
                {item.title}
                {item.detail === undefined ? null : <small>{item.detail}</small>}
              </span>
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
