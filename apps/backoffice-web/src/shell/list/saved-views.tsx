import Box from '@mui/material/Box'
import type { ListLayout, ListViewWire } from '@puente/contract/staff'
import { Button, Checkbox, CloseIcon, ConfirmDialog, Dialog, Form, TextInput } from '@puente/ui'
import { createWords, useEndpointForm } from '@puente/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api.ts'
import { RouteLink } from '../navigation/links.ts'
import { atLeast } from '../rules.ts'
import { useAction } from '../use-action.ts'
import { chosenBesidesTabs } from './chosen.ts'
import type { Chosen, Filters } from './filters.ts'
import type { List } from './list.ts'
import { viewMessages } from './messages-views.es.ts'
import { filtersOf, keptFilters, listViewsQuery, nameable, useKeepLayout } from './views.ts'

const words = createWords(viewMessages)

interface SavedViewsProps<Row extends { readonly id: string }, Of extends Filters> {
  list: List<Row, Of>
  chosen: Chosen<Of>
}

/** The views of a list: a press sets filters, order and columns. What is shown now can be kept under a name. */
export function SavedViews<Row extends { readonly id: string }, Of extends Filters>({
  list,
  chosen,
}: SavedViewsProps<Row, Of>) {
  const { data } = useQuery(listViewsQuery(list.name))
  const keepLayout = useKeepLayout(list.name)
  const [naming, setNaming] = useState(false)
  if (data === undefined) return null
  const { views, layout } = data
  const now = nameable(list.filters, chosen)
  const isNow = (view: ListViewWire) => JSON.stringify(filtersOf(list.filters, view)) === JSON.stringify(now)
  const isNew = (chosenBesidesTabs(list, now) || layout !== undefined) && !views.some(isNow)
  if (views.length === 0 && !isNew) return null
  return (
    <Box component="nav" aria-label={words('saved')} sx={row}>
      {views.map((view) => (
        <Box key={view.id} component="span" sx={{ display: 'inline-flex', alignItems: 'center' }}>
          <RouteLink
            to={list.path}
            search={filtersOf(list.filters, view)}
            aria-current={isNow(view) ? 'true' : undefined}
            title={view.mine ? undefined : words('sharedBy', { owner: view.owner })}
            onClick={() => {
              if (view.layout !== undefined) keepLayout.mutate(view.layout)
            }}
          >
            {view.name}
          </RouteLink>
          {view.mine ? <Forget list={list.name} view={view} /> : null}
        </Box>
      ))}
      {isNew ? (
        <Button kind="text" size="small" style={{ marginLeft: -9 }} onPress={() => setNaming(true)}>
          {words('save')}
        </Button>
      ) : null}
      <NameDialog
        list={list.name}
        filters={keptFilters(now)}
        layout={layout}
        open={naming}
        onClose={() => setNaming(false)}
      />
    </Box>
  )
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', marginBlock: '-8px' }

/** Deletes a view of the reader after a dialog, because it cannot be undone and colleagues may use a shared one. */
function Forget({ list, view: { id, name, shared } }: { list: string; view: ListViewWire }) {
  const remove = useAction(() => api.deleteListView({ params: { list, id } }))
  const [asking, setAsking] = useState(false)
  const label = words('forget', { name })
  return (
    <>
      <Button
        kind="text"
        size="small"
        aria-label={label}
        title={label}
        start={<CloseIcon aria-hidden />}
        onPress={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        title={words('forgetTitle', { name })}
        confirmLabel={words('forgetConfirm')}
        cancelLabel={words('forgetCancel')}
        danger
        onConfirm={() => {
          setAsking(false)
          remove.mutate(undefined)
        }}
        onCancel={() => setAsking(false)}
      >
        {words(shared ? 'forgetShared' : 'forgetOwn')}
      </ConfirmDialog>
    </>
  )
}

interface NameDialogProps {
  list: string
  filters: Record<string, string>
  layout: ListLayout | undefined
  open: boolean
  onClose: () => void
}

function NameDialog({ list, filters, layout, open, onClose }: NameDialogProps) {
  const create = useAction(({ name, shared }: { name: string; shared: boolean }, idempotencyKey) =>
    api.createListView({
      params: { list },
      body: { name, shared, filters, ...(layout === undefined ? {} : { layout }) },
      idempotencyKey,
    }),
  )
  const form = useEndpointForm({
    sending: create,
    defaults: { name: '', shared: false },
    submit: ({ name, shared }, clear) =>
      create.mutate(
        { name: name.trim(), shared },
        {
          onSuccess: () => {
            clear()
            onClose()
          },
        },
      ),
  })
  return (
    <Dialog open={open} start="field" title={words('saveTitle')} onClose={onClose}>
      <Form {...form.props}>
        <TextInput
          label={words('nameLabel')}
          hint={words('nameHint')}
          maxLength={40}
          autoComplete="off"
          {...form.field('name', atLeast(1, words('nameMissing')))}
        />
        <Checkbox label={words('share')} {...form.field('shared')} />
        <Button type="submit" kind="primary">
          {words('save')}
        </Button>
      </Form>
    </Dialog>
  )
}
