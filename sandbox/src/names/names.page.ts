import type { FastifyInstance } from 'fastify'
import { goTo, sendPage, type Fields } from '../http/page-routes.ts'
import { html, type Html } from '../pages/html.ts'
import { layout } from '../pages/layout.ts'
import { act, choice, chip, field, table } from '../pages/pieces.ts'
import { day } from '../pages/format.ts'
import type { Entry, NamesList } from './list.ts'
import { hitsOf } from './match.ts'

const kinds = [
  { value: 'person', name: 'Persona' },
  { value: 'company', name: 'Empresa' },
] as const

/** Opens the page of the watch lists: the entries, a form to test a name, and one to add a name. */
export function namesPage(scope: FastifyInstance, list: NamesList): void {
  scope.get<{ Querystring: Fields }>('/names', ({ query }, reply) => sendPage(reply, page(list, query)))
  scope.post<{ Body: Fields }>('/names/page/add', ({ body }, reply) => {
    const name = (body?.['name'] ?? '').trim().slice(0, 140)
    if (name !== '') list.add(name, kindOf(body?.['kind']))
    return goTo(reply, '/names')
  })
  scope.post<{ Params: { id: string } }>('/names/page/:id/remove', (http, reply) => {
    list.remove(http.params.id)
    return goTo(reply, '/names')
  })
}

function kindOf(text: string | undefined): Entry['kind'] {
  return text === 'company' ? 'company' : 'person'
}

function page(list: NamesList, query: Fields): Html {
  const entries = list.entries()
  const columns = [{ head: 'Nombre' }, { head: 'Lista' }, { head: 'Clase' }, { head: 'Acción' }] as const
  const body = html`
    <p class="lead">
      Listas de vigilancia con nombres inventados. No importan tildes, mayúsculas ni el orden de las palabras;
      con una letra de diferencia también hay coincidencia, con menos puntaje.
    </p>
    <div class="columns">
      <section>
        <h2>Prueba un nombre</h2>
        <form method="get" action="/names">
          ${field({ name: 'name', label: 'Nombre', value: query['name'], hint: 'Por ejemplo demo bloqueado.' })}
          ${choice('kind', 'Clase', kinds, query['kind'])}
          <div class="actions"><button class="main">Buscar en las listas</button></div>
        </form>
        ${verdict(entries, query)}
      </section>
      <section>
        <h2>Agrega un nombre</h2>
        <form method="post" action="/names/page/add">
          <div class="field">
            <label for="new-name">Nombre que entra a la lista</label>
            <p class="hint" id="new-name-hint">
              Inventado. Sirve para probar qué pasa cuando alguien entra a una lista.
            </p>
            <input id="new-name" name="name" autocomplete="off" required aria-describedby="new-name-hint" />
          </div>
          <div class="field">
            <label for="new-kind">Clase</label>
            <select id="new-kind" name="kind">
              ${kinds.map(({ value, name }) => html`<option value="${value}">${name}</option>`)}
            </select>
          </div>
          <div class="actions"><button>Agregar a la lista</button></div>
        </form>
      </section>
    </div>
    <section>
      <h2>Quiénes están</h2>
      <p class="muted">Versión ${list.version()}</p>
      ${table('Nombres en las listas', columns, entries.map(row), 'Las listas están vacías.')}
    </section>
  `
  return layout({ title: 'Listas de vigilancia', body, section: '/names' })
}

function row(entry: Entry): (Html | string)[] {
  const details = [
    entry.birthDate && `nace el ${day(entry.birthDate)}`,
    entry.document && `documento ${entry.document}`,
  ]
  return [
    html`<strong>${entry.name}</strong><small>${details.filter(Boolean).join(', ')}</small>`,
    entry.list,
    entry.kind === 'company' ? 'empresa' : 'persona',
    entry.entryId.startsWith('agregado-')
      ? act(`/names/page/${entry.entryId}/remove`, 'Sacar', {}, entry.name)
      : html`<span class="muted">fija</span>`,
  ]
}

function verdict(entries: readonly Entry[], query: Fields): Html | false {
  const name = (query['name'] ?? '').trim()
  if (name === '') return false
  const hits = hitsOf({ ref: 'page', kind: kindOf(query['kind']), name }, entries)
  if (hits.length === 0)
    return html`<div class="notice ok" role="status"><p>«${name}» no está en ninguna lista.</p></div>`
  const lines = hits.map(
    (hit) => html`<li>${hit.name}, ${hit.list} ${chip(`${String(hit.scoreBps / 100)} %`, 'bad')}</li>`,
  )
  return html`<div class="notice bad" role="status">
    <p>«${name}» coincide:</p>
    <ul>
      ${lines}
    </ul>
  </div>`
}
