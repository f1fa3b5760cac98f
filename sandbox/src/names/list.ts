import type { World } from '../world.ts'

/** A name on one of the simulated watch lists. */
export type Entry = {
  readonly entryId: string
  readonly list: string
  readonly kind: 'person' | 'company'
  readonly name: string
  /** YYYY-MM-DD; null when the list has none. */
  readonly birthDate: string | null
  readonly document: string | null
}

const sanctions = 'Lista de Sanciones de Prueba'
const exposed = 'Lista PEP de Prueba'

/** The fixed entries; invented. */
const fixed: readonly Entry[] = [
  {
    entryId: 'prueba-001',
    list: sanctions,
    kind: 'person',
    name: 'Lista Prueba Uno',
    birthDate: null,
    document: null,
  },
  {
    entryId: 'prueba-002',
    list: sanctions,
    kind: 'person',
    name: 'Bloqueado Demo',
    birthDate: null,
    document: null,
  },
  {
    entryId: 'prueba-003',
    list: sanctions,
    kind: 'company',
    name: 'Sancionada Ficticia SpA',
    birthDate: null,
    document: null,
  },
  {
    entryId: 'prueba-004',
    list: sanctions,
    kind: 'person',
    name: 'Prohibida Imaginaria Ñandú',
    birthDate: '1970-01-01',
    document: null,
  },
  {
    entryId: 'prueba-005',
    list: sanctions,
    kind: 'person',
    name: 'Documento Vetado Prueba',
    birthDate: null,
    document: 'VETADO-123',
  },
  {
    entryId: 'prueba-006',
    list: exposed,
    kind: 'person',
    name: 'Autoridad Ficticia Demo',
    birthDate: null,
    document: null,
  },
  {
    entryId: 'prueba-007',
    list: exposed,
    kind: 'person',
    name: 'Alcaldesa Inventada Ensayo',
    birthDate: '1965-09-18',
    document: null,
  },
  {
    entryId: 'prueba-008',
    list: sanctions,
    kind: 'company',
    name: 'Naviera Embargada de Prueba Limitada',
    birthDate: null,
    document: null,
  },
]

/** The watch list, its version, and the names that testers added. */
export type NamesList = {
  entries(): Entry[]
  /** Changes whenever an entry is added or removed. */
  version(): string
  /** Adds a person or company by name; returns the entry. */
  add(name: string, kind: Entry['kind']): Entry
  /** Removes an added entry; fixed entries stay. */
  remove(entryId: string): void
}

/** The fixed entries and those added by hand, stored in `world.db`. */
export function createNamesList({ db, settings }: World): NamesList {
  db.exec(
    'create table if not exists added_name (id integer primary key autoincrement, kind text not null, name text not null) strict',
  )
  const insert = db.prepare<{ id: number }>('insert into added_name (kind, name) values (?, ?) returning id')
  const selectAll = db.prepare<{ id: number; kind: Entry['kind']; name: string }>(
    'select * from added_name order by id',
  )
  const remove = db.prepare('delete from added_name where id = ?')
  const changed = () => settings.write('names.changes', String(changes() + 1))
  const changes = () => Number(settings.read('names.changes') ?? '0')
  const entryOf = (id: number, kind: Entry['kind'], name: string): Entry => {
    return { entryId: `agregado-${id}`, list: sanctions, kind, name, birthDate: null, document: null }
  }
  return {
    entries: () => [...fixed, ...selectAll.all().map(({ id, kind, name }) => entryOf(id, kind, name))],
    version: () => `prueba-1.${changes()}`,
    add: (name, kind) =>
      db.transact(() => {
        changed()
        return entryOf(insert.one(kind, name)?.id ?? 0, kind, name)
      }),
    remove: (entryId) =>
      db.transact(() => {
        const id = Number(/^agregado-(\d+)$/.exec(entryId)?.[1] ?? '0')
        if (remove.run(id) > 0) changed()
      }),
  }
}
