import type { FastifyInstance } from 'fastify'
import { sendPage } from '../http/page-routes.ts'
import { day } from '../pages/format.ts'
import { html, type Html } from '../pages/html.ts'
import { layout } from '../pages/layout.ts'
import { chip, table } from '../pages/pieces.ts'
import { knownCompanies } from './companies.ts'
import { knownPeople } from './people.ts'
import { shownRut } from './rut.ts'

/** Opens the registries' page: the people and companies with a name. */
export function registryPage(scope: FastifyInstance): void {
  scope.get('/registry', (_request, reply) => sendPage(reply, page()))
}

function page(): Html {
  const people = knownPeople.map((person) => [
    html`<strong>${person.givenNames} ${person.surnames}</strong>`,
    shownRut(person.rut),
    day(person.birthDate),
    html`<code>${person.documentNumber}</code>`,
    person.deceased ? chip('fallecido', 'bad') : chip('vigente', 'ok'),
  ])
  const companies = knownCompanies.map((company) => [
    html`<strong>${company.name}</strong>`,
    shownRut(company.rut),
    company.regime === 'res' ? 'Empresa en un día' : 'Escritura pública',
    company.active ? chip('activa', 'ok') : chip('término de giro', 'bad'),
  ])
  const personColumns = [
    { head: 'Persona' },
    { head: 'RUT' },
    { head: 'Nacimiento' },
    { head: 'Documento' },
    { head: 'Estado' },
  ]
  const companyColumns = [{ head: 'Empresa' }, { head: 'RUT' }, { head: 'Régimen' }, { head: 'Estado' }]
  const body = html`
    <p class="lead">
      El registro civil y el de empresas de este mundo. Con otro RUT bien escrito decide la última cifra: mira
      <a href="/#valores">la tabla de valores</a>.
    </p>
    <section>
      <h2>Personas conocidas</h2>
      ${table('Personas conocidas', personColumns, people, '')}
    </section>
    <section>
      <h2>Empresas conocidas</h2>
      ${table('Empresas conocidas', companyColumns, companies, '')}
    </section>
  `
  return layout({ title: 'Registros', body, section: '/registry' })
}
