import { randomUUID } from 'node:crypto'
import { withConnection } from '@puente/postgres'
import type { Vault } from '../../apps/server/src/platform/data/encryption/vault.ts'
import { rutNumbered } from './orderers.ts'
import type { Client } from './seed-million.ts'
import { personNumbered } from './seed-people.ts'

/** Above the RUTs of seeded customers. */
const FIRST_RUT = 5_000_000

/** The latest of the seeded files, to open: the case page of each queue. */
export interface SeededFiles {
  readonly application: string
  readonly companyFile: string
}

/**
 * Seeds `count` applications of persons, company files, level applications and documents that wait for staff. Applications
 * and company files have customers of their own, each with a data key. The other customers must be seeded before: levels
 * and documents are theirs.
 */
export async function seedQueues(databaseUrl: string, vault: Vault, count: number): Promise<SeededFiles> {
  const persons = await filed(count, (nth) => person(vault, nth))
  const companies = await filed(count, (nth) => company(vault, nth))
  await withConnection(databaseUrl, async (client) => {
    await insertFiles(client, persons, companies)
    await client.query(
      `create temp table applicant as
       select customer_id as id, min(user_id::text)::uuid as user_id, row_number() over (order by customer_id) as n
       from access.membership group by customer_id order by customer_id limit $1`,
      [count],
    )
    await client.query(
      `insert into requirements.level_application (id, customer_id, level, status, submitted_at, answer_by, opened_at)
       select uuidv7(), id, 'enhanced', 'submitted', now() - n * interval '1 minute', now() + interval '2 days', now()
       from applicant`,
    )
    await client.query(
      `insert into documents.document (id, customer_id, user_id, kind, side, page, file_name, type, size_bytes,
         sent_hash, scan, state, received_at)
       select uuidv7(), id, user_id, 'identity', 'front', 1, $1, 'image/jpeg', 90000, sha256(id::text::bytea), 'clean',
         'received', now() - n * interval '1 minute'
       from applicant`,
      [vault.encrypt('documents.document.file_name', 'cedula.jpg', undefined)],
    )
    await client.query(
      `vacuum analyze onboarding.application, onboarding.company_file, requirements.level_application,
         documents.document`,
    )
  })
  return { application: persons.at(-1)?.id ?? '', companyFile: companies.at(-1)?.id ?? '' }
}

/** A customer with their file, both encrypted. */
interface Filed {
  readonly id: string
  readonly name: Buffer
  readonly file: Buffer
}

/** As many data keys are created at once. */
const AT_ONCE = 50

async function filed(count: number, one: (nth: number) => Promise<Filed>): Promise<Filed[]> {
  const all: Filed[] = []
  while (all.length < count) {
    const length = Math.min(AT_ONCE, count - all.length)
    all.push(...(await Promise.all(Array.from({ length }, (_, nth) => one(all.length + nth)))))
  }
  return all
}

/** Encrypts a name and a file with the key of a new customer. */
async function encrypted(vault: Vault, column: string, name: string, file: object): Promise<Filed> {
  const id = randomUUID()
  const own = await vault.of(id)
  return {
    id,
    name: own.encrypt('customers.customer.name', name, id),
    file: own.encrypt(column, JSON.stringify(file), id),
  }
}

function person(vault: Vault, nth: number): Promise<Filed> {
  const { name } = personNumbered(nth)
  const [givenNames = '', ...surnames] = name.split(' ')
  const file = {
    givenNames,
    surnames: surnames.join(' '),
    rut: rutNumbered(FIRST_RUT + nth),
    birthDate: '1990-05-17',
    nationality: 'CL',
    documentNumber: String(100_000_000 + nth),
    phone: '+56912345678',
    address: { street: 'Calle de Prueba', number: String(nth), comuna: '13120' },
  }
  return encrypted(vault, 'onboarding.application.file', name, file)
}

function company(vault: Vault, nth: number): Promise<Filed> {
  const behind = {
    name: personNumbered(nth).name,
    document: 'rut',
    number: rutNumbered(FIRST_RUT + nth),
    country: 'CL',
  }
  const file = {
    legalName: `Empresa de Prueba ${nth} SpA`,
    companyType: 'spa',
    registryRegime: 'one-day',
    representatives: [behind],
    owners: [{ ...behind, shareBps: 10_000, controls: true }],
    exposed: [],
  }
  return encrypted(vault, 'onboarding.company_file.file', file.legalName, file)
}

const columnsOf = (files: readonly Filed[]) => [files.map(({ id }) => id), files.map(({ file }) => file)]

async function insertFiles(
  client: Client,
  persons: readonly Filed[],
  companies: readonly Filed[],
): Promise<void> {
  for (const [kind, files] of Object.entries({ person: persons, company: companies }))
    await client.query(
      `insert into customers.customer (id, kind, status, level, country, name, identity, created_at, name_index)
       select id, $1, 'quote-only', 'basic', 'CL', name, 'missing', now(), '{}'
       from unnest($2::uuid[], $3::bytea[]) as filed (id, name)`,
      [kind, files.map(({ id }) => id), files.map(({ name }) => name)],
    )
  await client.query(
    `insert into onboarding.application (id, user_id, status, file, cause, submission, submitted_at, waiting_since,
       changed_at, open_since, review_due_at)
     select id, id, 'with-staff', file, 'registry-silent', 1, at, at, at, at, at + interval '1 day'
     from (select *, now() - n * interval '1 minute' as at
           from unnest($1::uuid[], $2::bytea[]) with ordinality as filed (id, file, n)) as dated`,
    columnsOf(persons),
  )
  await client.query(
    `insert into onboarding.company_file (id, status, file, company_type, registry_regime, owners_version, open_since,
       submission, submitted_at, review_due_at, verdict, changed_at)
     select id, 'submitted', file, 'spa', 'one-day', 1, at, 1, at, at + interval '2 days', 'clear', at
     from (select *, now() - n * interval '1 minute' as at
           from unnest($1::uuid[], $2::bytea[]) with ordinality as filed (id, file, n)) as dated`,
    columnsOf(companies),
  )
}
