import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { Button, Muted, v } from '@puente/ui'
import type { EndpointForm, FormValues } from '@puente/web'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { ProposeOption } from './propose-form.tsx'
import { words } from './words.ts'

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${v.line}`,
  borderRadius: 8,
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, padding: 16 },
  '& > li > :first-of-type': { flex: '1 1 240px' },
  '& > li > [data-slot="fields"]': { flex: '1 0 100%' },
  '& > li + li': { borderTop: `1px solid ${v.line}` },
})

interface ActionsProps<Action extends string, Fields extends FormValues> {
  options: readonly ProposeOption<Action, Fields>[]
  /** The action whose fields are open; empty for none. */
  chosen: string
  busy: boolean
  form: EndpointForm<Fields>
  onChoose: (action: Action) => void
}

/** Actions to propose. The button of an action without fields proposes it; that of one with fields opens them first. */
export function Actions<Action extends string, Fields extends FormValues>(
  props: ActionsProps<Action, Fields>,
) {
  const { options, chosen, busy, form, onChoose } = props
  const list = useRef<HTMLUListElement>(null)
  const isProposing = (value: string) => busy && value === chosen
  return (
    <List ref={list} aria-label={words('propose.action')}>
      {options.map((option) => {
        const { value, what, more } = option
        const hasFields = more !== undefined
        const isOpen = hasFields && value === chosen
        const label = words('propose.submitWhat', { what })
        return (
          <li key={value}>
            <Action option={option} />
            {isOpen ? (
              <Box data-slot="fields" sx={{ display: 'grid', gap: 4 }}>
                {more(form)}
                <Button type="submit" kind="primary" busy={busy} style={{ justifySelf: 'start' }}>
                  {label}
                </Button>
              </Box>
            ) : (
              <Button
                {...(hasFields ? { 'aria-expanded': false } : {})}
                busy={!hasFields && isProposing(value)}
                disabled={busy && !isProposing(value)}
                // The blur of a field may move this button away from the pointer before the click ends.
                onMouseDown={(event) => event.preventDefault()}
                onPress={() => {
                  // The rules of the fields of another action apply until they are no longer rendered.
                  flushSync(() => onChoose(value))
                  if (!hasFields) list.current?.closest('form')?.requestSubmit()
                }}
              >
                {label}
              </Button>
            )}
          </li>
        )
      })}
    </List>
  )
}

/** The name of an action and what it does. */
export const Action = ({ option }: { option: Pick<ProposeOption<string>, 'label' | 'description'> }) => (
  <div>
    <Box component="strong" sx={{ display: 'block', fontWeight: 600 }}>
      {option.label}
    </Box>
    {option.description === undefined ? null : <Muted>{option.description}</Muted>}
  </div>
)
