import Box from '@mui/material/Box'
import { Button, CloseIcon, Dialog, Form, TextInput } from '@puente/ui'
import { useEndpointForm } from '@puente/web'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { RouteLink } from '../links.ts'
import { atLeast } from '../rules.ts'
import { shellWords } from '../words.ts'
import { chosenBesidesTabs } from './chosen.ts'
import type { Chosen, Filters } from './filters.ts'
import type { List } from './list.ts'
import { keepSaved, nameable, savedFor, withSaved, withoutSaved } from './saved.ts'

interface SavedFiltersProps<Row extends { readonly id: string }, Of extends Filters> {
  list: List<Row, Of>
  chosen: Chosen<Of>
}

/** Named sets of filters, stored in this browser. */
export function SavedFilters<Row extends { readonly id: string }, Of extends Filters>({
  list,
  chosen,
}: SavedFiltersProps<Row, Of>) {
  const { session } = useRouteContext({ from: '/shell' })
  const staffId = session.staff.id
  const [saved, setSaved] = useState(() => savedFor(staffId, list.name, list.filters))
  const [naming, setNaming] = useState(false)
  const named = nameable(list.filters, chosen)
  const same = (one: object) => JSON.stringify(one) === JSON.stringify(named)
  const isNew = chosenBesidesTabs(list, named) && !saved.some((one) => same(one.chosen))
  if (saved.length === 0 && !isNew) return null

  function save(name: string) {
    setSaved(keepSaved(staffId, list.name, withSaved(saved, { name, chosen: named })))
    setNaming(false)
  }
  return (
    <Box component="nav" aria-label={shellWords('list.saved')} sx={row}>
      {saved.map((one) => (
        <Box key={one.name} component="span" sx={{ display: 'inline-flex', alignItems: 'center' }}>
          <RouteLink to={list.path} search={one.chosen} aria-current={same(one.chosen) ? 'true' : undefined}>
            {one.name}
          </RouteLink>
          <Button
            kind="text"
            size="small"
            aria-label={shellWords('list.forget', { name: one.name })}
            title={shellWords('list.forget', { name: one.name })}
            start={<CloseIcon aria-hidden />}
            onPress={() => setSaved(keepSaved(staffId, list.name, withoutSaved(saved, one.name)))}
          />
        </Box>
      ))}
      {isNew ? (
        <Button kind="text" size="small" style={{ marginLeft: -9 }} onPress={() => setNaming(true)}>
          {shellWords('list.save')}
        </Button>
      ) : null}
      <NameDialog open={naming} onName={save} onClose={() => setNaming(false)} />
    </Box>
  )
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', marginBlock: '-8px' }

interface NameDialogProps {
  open: boolean
  onName: (name: string) => void
  onClose: () => void
}

function NameDialog({ open, onName, onClose }: NameDialogProps) {
  const form = useEndpointForm({
    defaults: { name: '' },
    submit: ({ name }, clear) => {
      clear()
      onName(name.trim())
    },
  })
  return (
    <Dialog open={open} start="field" title={shellWords('list.saveTitle')} onClose={onClose}>
      <Form {...form.props}>
        <TextInput
          label={shellWords('list.nameLabel')}
          hint={shellWords('list.nameHint')}
          maxLength={40}
          autoComplete="off"
          {...form.field('name', atLeast(1, shellWords('list.nameMissing')))}
        />
        <Button type="submit" kind="primary">
          {shellWords('list.save')}
        </Button>
      </Form>
    </Dialog>
  )
}
