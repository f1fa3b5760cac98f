import {
  Alert,
  Button,
  Combobox,
  DataGrid,
  DatePicker,
  Finder,
  Pagination,
  Rating,
  SuggestInput,
} from '@puente/ui'
import { useState } from 'react'
import type { Exhibit } from './exhibit.ts'
import { samples as say } from './messages-samples.es.ts'

const comunas = say.comunas.map((label) => ({ value: label, label, description: say.region }))
const people = Array.from({ length: 34 }, (_, at) => ({
  id: String(at),
  name: at % 7 === 0 ? say.longName : `${say.name} ${at + 1}`,
  role: say.roles[at % say.roles.length] ?? '',
  limit: (at + 1) * 250_000,
}))
const columns = [
  { key: 'name', header: say.columns.name, value: (row: (typeof people)[number]) => row.name },
  { key: 'role', header: say.columns.role, value: (row: (typeof people)[number]) => row.role },
  {
    key: 'limit',
    header: say.columns.limit,
    align: 'end' as const,
    width: 120,
    value: (row: (typeof people)[number]) => row.limit,
    cell: (row: (typeof people)[number]) => `$${row.limit.toLocaleString('es-CL')}`,
  },
]

export const controls: readonly Exhibit[] = [
  {
    name: 'DatePicker',
    show: (kind) => [
      { state: 'empty', node: <Day name={`${kind}-day-a`} initial="" /> },
      { state: 'filled', node: <Day name={`${kind}-day-b`} initial="1988-11-24" /> },
      { state: 'error', node: <Day name={`${kind}-day-c`} initial="31/02/1988" fault={say.birthFault} /> },
      { state: 'disabled', node: <Day name={`${kind}-day-d`} initial="1988-11-24" disabled /> },
    ],
  },
  {
    name: 'Combobox',
    show: (kind) => [
      { state: 'empty', node: <Place name={`${kind}-place-a`} initial="" /> },
      { state: 'filled', node: <Place name={`${kind}-place-b`} initial={comunas[0]?.value ?? ''} /> },
      { state: 'loading', node: <Place name={`${kind}-place-c`} initial="" loading /> },
      { state: 'error', node: <Place name={`${kind}-place-d`} initial="" fault={say.comunaFault} /> },
      { state: 'disabled', node: <Place name={`${kind}-place-e`} initial="" disabled /> },
    ],
  },
  {
    name: 'SuggestInput',
    show: (kind) => [
      { state: 'empty', node: <City name={`${kind}-city-a`} initial="" /> },
      { state: 'filled', node: <City name={`${kind}-city-b`} initial={comunas[0]?.value ?? ''} /> },
      { state: 'error', node: <City name={`${kind}-city-c`} initial="" fault={say.cityFault} /> },
    ],
  },
  {
    name: 'Finder',
    show: () => [{ state: 'usual', node: <People /> }],
  },
  {
    name: 'DataGrid',
    show: () => [
      {
        state: 'filled',
        node: (
          <DataGrid label={say.grid} columns={columns} rows={people} rowKey={(row) => row.id} pageSize={5} />
        ),
      },
      {
        state: 'empty',
        node: <DataGrid label={say.grid} columns={columns} rows={[]} rowKey={() => ''} pageSize={5} />,
      },
      {
        state: 'loading',
        node: (
          <DataGrid label={say.grid} columns={columns} rows={[]} rowKey={() => ''} pageSize={5} loading />
        ),
      },
    ],
  },
  {
    name: 'Pagination',
    show: () => [
      { state: 'usual', node: <Pages pages={3} /> },
      { state: 'long', node: <Pages pages={120} /> },
      { state: 'disabled', node: <Pages pages={3} disabled /> },
    ],
  },
  {
    name: 'Rating',
    show: (kind) => [
      { state: 'empty', node: <Stars name={`${kind}-stars-a`} initial={0} /> },
      { state: 'filled', node: <Stars name={`${kind}-stars-b`} initial={4} /> },
      { state: 'error', node: <Stars name={`${kind}-stars-c`} initial={0} fault={say.starsFault} /> },
      { state: 'disabled', node: <Rating name={`${kind}-stars-d`} legend={say.stars} value={3} readOnly /> },
    ],
  },
  {
    name: 'Alert',
    show: () => [
      {
        state: 'usual',
        node: (
          <Alert title={say.saved} tone="ok" onClose={() => undefined}>
            {say.savedText}
          </Alert>
        ),
      },
      { state: 'usual', node: <Alert>{say.notice}</Alert> },
      {
        state: 'long',
        node: (
          <Alert tone="warn" title={say.noticeTitle} onClose={() => undefined}>
            {say.alertText}
          </Alert>
        ),
      },
      {
        state: 'error',
        node: (
          <Alert tone="bad" title={say.failedTitle}>
            {say.failedMessage}
          </Alert>
        ),
      },
    ],
  },
]

interface Asked {
  name: string
  initial: string
  fault?: string
  disabled?: boolean
}

function Day({ name, initial, fault, disabled = false }: Asked) {
  const [value, setValue] = useState(initial)
  return (
    <DatePicker
      name={name}
      label={say.birth}
      hint={say.birthHint}
      fault={fault}
      disabled={disabled}
      value={value}
      onChange={setValue}
      max="2026-11-21"
      openTo="year"
    />
  )
}

function Place({ name, initial, fault, disabled = false, loading = false }: Asked & { loading?: boolean }) {
  const [value, setValue] = useState(initial)
  return (
    <Combobox
      name={name}
      label={say.comuna}
      fault={fault}
      disabled={disabled}
      loading={loading}
      options={loading ? [] : comunas}
      value={value}
      onChange={setValue}
    />
  )
}

function City({ name, initial, fault }: Asked) {
  const [text, setText] = useState(initial)
  const wanted = text.trim().toLowerCase()
  const found = comunas
    .filter(({ label }) => wanted !== '' && label.toLowerCase().includes(wanted))
    .slice(0, 5)
  return (
    <SuggestInput
      name={name}
      label={say.city}
      hint={say.cityHint}
      fault={fault}
      maxLength={35}
      text={text}
      onText={setText}
      suggestions={found.map(({ label, description }) => ({ id: label, title: label, detail: description }))}
      onChoose={({ title }) => setText(title)}
      announcement={String(found.length)}
    />
  )
}

function Pages({ pages, disabled = false }: { pages: number; disabled?: boolean }) {
  const [page, setPage] = useState(2)
  return (
    <Pagination
      label={`${say.pages} (${pages})`}
      page={page}
      pages={pages}
      onChange={setPage}
      disabled={disabled}
    />
  )
}

function Stars({ name, initial, fault }: { name: string; initial: number; fault?: string }) {
  const [value, setValue] = useState(initial)
  return <Rating name={name} legend={say.stars} value={value} onChange={setValue} fault={fault} />
}

function People() {
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const items = people
    .filter(({ name }) => name.includes(text))
    .slice(0, 4)
    .map(({ id, name, role }) => ({ id, title: name, detail: role }))
  return (
    <>
      <Button onPress={() => setOpen(true)}>{say.openFinder}</Button>
      <Finder
        open={open}
        title={say.openFinder}
        placeholder={say.name}
        text={text}
        onText={setText}
        groups={items.length === 0 ? [] : [{ label: say.grid, items }]}
        onChoose={() => setOpen(false)}
        onClose={() => setOpen(false)}
        note={<p>{say.nothingFound}</p>}
        announcement={String(items.length)}
      />
    </>
  )
}
