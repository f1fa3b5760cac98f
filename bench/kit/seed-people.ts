import { withConnection } from '@puente/postgres'
import { nameIndex, rutPartIndex } from '../../apps/server/src/modules/customers/names/name-index.ts'
import { recipientNameIndex } from '../../apps/server/src/modules/recipients/name-index.ts'
import type { Vault } from '../../apps/server/src/platform/data/encryption/vault.ts'
import { rutNumbered } from './orderers.ts'
import { copyRow, type Client } from './seed-million.ts'

const BATCH = 10_000
const RECIPIENT_NAME = 'recipients.recipient.name'
const DETAILS = 'recipients.recipient.details'

/** Above the RUTs of customers who order in the benches. */
const FIRST_RUT = 1_000_000

const given = words(
  'María José Juan Ana Luis Rosa Carlos Camila Jorge Sofía Manuel Francisca Pedro Daniela Víctor Valentina Héctor ' +
    'Constanza Sergio Martina Rodrigo Isidora Cristián Javiera Patricio Antonia Claudio Fernanda Andrés Catalina ' +
    'Marcelo Paulina Ricardo Verónica Mauricio Lorena Gonzalo Marcela Felipe Macarena',
)
const family = words(
  'González Muñoz Rojas Díaz Pérez Soto Contreras Silva Martínez Sepúlveda Morales Rodríguez López Fuentes Hernández ' +
    'Torres Araya Flores Espinoza Valenzuela Castillo Ramírez Reyes Gutiérrez Castro Vargas Álvarez Vásquez Tapia ' +
    'Fernández Sánchez Carrasco Gómez Cortés Herrera Núñez Jara Vergara Rivera Figueroa Riquelme García Bravo Miranda ' +
    'Vera Molina Vega Campos Sandoval Orellana Zúñiga Olivares Alarcón Gallardo Ortiz Garrido Salazar Guzmán ' +
    'Henríquez Saavedra Navarro Aguilera Parra Romero Aravena Pizarro Godoy Peña Cáceres Leiva Escobar Yáñez ' +
    'Valdés Vidal Salinas Cárdenas Jiménez Ruiz Lagos Maldonado Quilaqueo',
)

function words(text: string): readonly string[] {
  return text.split(' ')
}

/** The word of a list for the nth person: most people share a few words, as in a register. */
function wordFor(list: readonly string[], nth: number, salt: number): string {
  const even = ((Math.imul(nth + 1, 2_654_435_761 + salt * 97) >>> 0) % 100_003) / 100_003
  return list[Math.floor(list.length ** even) - 1] ?? ''
}

/** The name of the nth seeded person, and the texts that find them. */
export function personNumbered(nth: number) {
  const name = `${wordFor(given, nth, 1)} ${wordFor(family, nth, 2)} ${wordFor(family, nth, 3)}`
  return {
    name,
    rut: rutNumbered(FIRST_RUT + nth),
    email: `persona-${nth}@mucha-gente.cl`,
    accountEnding: String(nth % 10_000).padStart(4, '0'),
  }
}

/**
 * Seeds `count` customers by copying the one who orders, each with their own name, RUT, user and recipient,
 * found by the same keyed hashes as real ones.
 */
export async function seedPeople(databaseUrl: string, vault: Vault, count: number): Promise<void> {
  await withConnection(databaseUrl, async (client) => {
    await client.query(
      `set maintenance_work_mem = '512MB'; set work_mem = '256MB'; set synchronous_commit = off`,
    )
    await client.query(
      `create temp table seeded (n int, customer_id uuid, user_id uuid, recipient_id uuid, name bytea, user_name bytea, name_index bytea[], rut_part_index bytea[],
         recipient_name bytea, recipient_name_index bytea[], details bytea,
         rut bytea, rut_index bytea, email bytea, email_index bytea, account_index bytea, account_ending text, at timestamptz)`,
    )
    const details = await copiedDetails(client, vault)
    for (let first = 0; first < count; first += BATCH)
      await seedBatch(client, vault, details, { first, end: Math.min(count, first + BATCH) })
    const source = await client.query<{ customer: string; user: string; recipient: string }>(
      `select c.id as customer, m.user_id as user, r.id as recipient from customers.customer c
       join access.membership m on m.customer_id = c.id join recipients.recipient r on r.customer_id = c.id
       order by c.created_at desc limit 1`,
    )
    const [one] = source.rows
    if (one === undefined) throw new Error('nobody stands who could be copied')
    await copyRow(client, 'customers.customer', one.customer, {
      id: 'customer_id',
      name: 'name',
      name_index: 'name_index',
      rut: 'rut',
      rut_index: 'rut_index',
      rut_part_index: 'rut_part_index',
      created_at: 'at',
      // Encrypted values are bound to their row, so those of the source cannot be read in a copy.
      birth_date: 'null::bytea',
      address: 'null::bytea',
    })
    await copyRow(client, 'access.user', one.user, {
      id: 'user_id',
      name: 'user_name',
      email: 'email',
      email_index: 'email_index',
    })
    await client.query(
      `insert into access.membership (user_id, customer_id, position, role, created_at)
       select user_id, customer_id, 0, 'administrator', at from seeded`,
    )
    await copyRow(client, 'recipients.recipient', one.recipient, {
      id: 'recipient_id',
      customer_id: 'customer_id',
      account_index: 'account_index',
      account_ending: 'account_ending',
      name: 'recipient_name',
      name_index: 'recipient_name_index',
      details: 'details',
      used_at: 'at',
    })
    await client.query(
      'vacuum analyze customers.customer, access.user, access.membership, recipients.recipient',
    )
  })
}

/** The details of the newest recipient, encrypted for any row: those of a recipient belong to the id of its row. */
async function copiedDetails(client: Client, vault: Vault): Promise<Buffer> {
  const { rows } = await client.query<{ id: string; details: Buffer }>(
    `select id, details from recipients.recipient order by created_at desc limit 1`,
  )
  const [one] = rows
  if (one === undefined) throw new Error('no recipient stands that could be copied')
  await vault.load([one.details])
  return vault.encrypt(DETAILS, vault.decrypt(DETAILS, one.details, one.id), undefined)
}

async function seedBatch(
  client: Client,
  vault: Vault,
  details: Buffer,
  { first, end }: { readonly first: number; readonly end: number },
): Promise<void> {
  const people = Array.from({ length: end - first }, (_, nth) => ({
    nth: first + nth,
    ...personNumbered(first + nth),
  }))
  await client.query(
    `insert into seeded
     select n, uuidv7(n * interval '-1 second'), uuidv7(n * interval '-1 second'), uuidv7(n * interval '-1 second'),
       name, user_name, beginnings::bytea[], parts::bytea[], recipient_name, recipient::bytea[], $12, rut, rut_index, email, email_index, sha256(rut), ending, now() - n * interval '1 second'
     from unnest($1::int[], $2::bytea[], $3::text[], $4::bytea[], $5::bytea[], $6::bytea[], $7::bytea[], $8::text[], $9::text[],
       $10::text[], $11::bytea[], $13::bytea[])
       as person (n, name, beginnings, rut, rut_index, email, email_index, ending, parts, recipient, recipient_name, user_name)`,
    [
      people.map(({ nth }) => nth),
      people.map(({ name }) => vault.encrypt('customers.customer.name', name, undefined)),
      people.map(({ name }) => arrayOf(nameIndex(vault, name))),
      people.map(({ rut }) => vault.encrypt('customers.customer.rut', rut, undefined)),
      people.map(({ rut }) => vault.index('customers.customer.rut', rut)),
      people.map(({ email }) => vault.encrypt('access.user.email', email, undefined)),
      people.map(({ email }) => vault.index('access.user.email', email)),
      people.map(({ accountEnding }) => accountEnding),
      people.map(({ rut }) => arrayOf(rutPartIndex(vault, rut))),
      people.map(({ name }) => arrayOf(recipientNameIndex(vault, name))),
      people.map(({ name }) => vault.encrypt(RECIPIENT_NAME, name, undefined)),
      details,
      people.map(({ name }) => vault.encrypt('access.user.name', name, undefined)),
    ],
  )
}

/** An array of bytes in PostgreSQL's text format. */
const arrayOf = (all: readonly Buffer[]): string =>
  `{${all.map((one) => `"\\\\x${one.toString('hex')}"`).join(',')}}`
