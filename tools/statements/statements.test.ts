import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withMigrated } from '../gen/schema.ts'
import { programOf } from '../lint/program.ts'
import { repository } from '../run/paths.ts'
import { writeTree } from '../test/write-tree.ts'
import { judgeStatements } from './index.ts'
import type { Consulted } from './symbols.ts'

const declarations = `
export declare class Sql { readonly text: string }
export declare function sql(texts: TemplateStringsArray, ...values: unknown[]): Sql
export declare function raw(text: string): Sql
export declare function join(items: readonly Sql[], between?: string): Sql
export declare const empty: Sql
export interface Tx {
  many<Row extends object>(statement: Sql): Promise<Row[]>
  one<Row extends object>(statement: Sql): Promise<Row>
  run(statement: Sql): Promise<number>
}
`

const agreeing = `
    const many = (tx: Tx, rest: Sql) =>
      tx.many<{ id: string; transferId: string; openedAt: Date; endedAt: Date | null }>(
        sql\`select \${columns} from transfers.hold \${rest}\`)
    export const byId = (tx: Tx, id: string) => many(tx, sql\`where id = \${id}\`)
    export const ofTransfer = (tx: Tx, id: string, after: Date | undefined) =>
      many(tx, sql\`where transfer_id = \${id} \${after === undefined ? empty : sql\`and opened_at > \${after}\`}\`)
    export const ended = (tx: Tx) =>
      tx.many<{ endedAt: Date }>(sql\`select ended_at from transfers.hold where ended_at is not null\`)
    export const counted = (tx: Tx) =>
      tx.one<{ count: bigint; latest: Date | null }>(
        sql\`select count(*) as count, max(opened_at) as latest from transfers.hold\`)
    export const named = (tx: Tx, by: 'id' | 'transfer_id', value: string) =>
      tx.run(sql\`select from transfers.hold where \${raw(by)}::text = \${value}\`)
    interface Order<Row> { readonly by: Sql; readonly keyOf: (row: Row) => unknown }
    interface Hold { readonly openedAt: Date }
    interface Transfer { readonly createdAt: Date }
    export const holdOrder: Order<Hold> = { by: sql\`opened_at\`, keyOf: (row) => row.openedAt }
    export const transferOrder: Order<Transfer> = { by: sql\`created_at\`, keyOf: (row) => row.createdAt }
    export const holds = (tx: Tx, order: Order<Hold>) =>
      tx.many<Hold>(sql\`select opened_at from transfers.hold order by \${order.by}\`)
    export const transfers = (tx: Tx, order: Order<Transfer>) =>
      tx.many<Transfer>(sql\`select created_at from transfers.transfer order by \${order.by}\`)`

const faulty = [
  [
    'a wrong column',
    `tx.many<{ id: string }>(sql\`select id, nothing from transfers.transfer\`)`,
    'column "nothing" does not exist',
  ],
  [
    'a column of the type that the result lacks',
    `tx.many<{ id: string; state: string }>(sql\`select id from transfers.transfer\`)`,
    'the result has no column state',
  ],
  [
    'a nullable column read as present',
    `tx.many<{ endedAt: Date }>(sql\`select ended_at from transfers.hold\`)`,
    'endedAt may be null',
  ],
  [
    'a column of an outer join read as present',
    `tx.many<{ id: string }>(sql\`select p.id from transfers.transfer t left join payouts.payout p on p.transfer_id = t.id\`)`,
    'id may be null',
  ],
  [
    'a column of a view that may be null',
    `tx.many<{ dueAt: Date }>(sql\`select due_at from transfers.v_moving_money\`)`,
    'dueAt may be null',
  ],
  [
    'an aggregate of no rows read as present',
    `tx.one<{ latest: Date }>(sql\`select max(created_at) as latest from transfers.transfer\`)`,
    'latest may be null',
  ],
  [
    'a subquery without a row read as present',
    `tx.one<{ id: string }>(sql\`select (select id from payouts.payout where id = t.id) as id from transfers.transfer t\`)`,
    'id may be null',
  ],
  [
    'a bigint read as number',
    `tx.many<{ sendMinor: number }>(sql\`select send_minor from transfers.transfer\`)`,
    'sendMinor is number, and bigint for the server',
  ],
  [
    'a numeric read as bigint',
    `tx.one<{ sum: bigint }>(sql\`select coalesce(sum(send_minor), 0) as sum from transfers.transfer\`)`,
    'sum is bigint, and string for the server',
  ],
  [
    'a parameter of another type',
    `tx.run(sql\`select from transfers.transfer where created_at > \${true}\`)`,
    '$1 is true, and Date for the server',
  ],
  [
    'a list where one value belongs',
    `tx.run(sql\`select from transfers.transfer where id = \${['a']}\`)`,
    '$1 is string[], and string for the server',
  ],
  [
    'a fault in one branch of a condition',
    `tx.run(sql\`select from transfers.transfer where true \${flag ? sql\`and nothing = 1\` : empty}\`)`,
    'column "nothing" does not exist',
  ],
  [
    'a fault in one item of a list',
    `tx.run(sql\`select from transfers.transfer where \${join([sql\`id is null\`, flag ? sql\`state = 'x'\` : sql\`nothing = 1\`], ' and ')}\`)`,
    'column "nothing" does not exist',
  ],
  [
    'a function that PostgreSQL 16 lacks',
    `tx.run(sql\`select array_sort(array[2, 1])\`)`,
    'PostgreSQL 16 has no array_sort()',
  ],
  [
    'a fragment that cannot be followed',
    `tx.run(sql\`select \${JSON.parse('x') as Sql}\`)`,
    'no text of the statement could be composed',
  ],
] as const

/** The faults of each line of a store with these statements, as the schema of this repository judges them. */
let faults: readonly string[] = []
/** What its statements were composed from. */
let consulted: Consulted | undefined
const AGREEING_LINES = agreeing.split('\n').length

let root = ''
beforeAll(async () => {
  root = writeTree(
    {
      'tsconfig.json':
        '{"compilerOptions":{"strict":true,"target":"es2024","module":"nodenext"},"include":["src"]}',
      'package.json': '{"type":"module"}',
      'src/sql.ts': declarations,
      'src/columns.ts':
        "import { sql } from './sql.js'\nexport const columns = sql`id, transfer_id, opened_at, ended_at`",
      'src/store.ts': [
        "import { sql, raw, join, empty, type Sql, type Tx } from './sql.js'; import { columns } from './columns.js'",
        agreeing,
        ...faulty.map(([, call], index) => `export const f${index} = (tx: Tx, flag: boolean) => ${call}`),
      ].join('\n'),
    },
    afterAll,
  )
  const isOurs = (path: string) => path.startsWith(join(root, 'src'))
  const judgement = await withMigrated(repository, (databaseUrl) =>
    judgeStatements({
      program: programOf(root),
      root,
      isOurs,
      databaseUrl,
      onJudged: (path, from) => {
        if (path.endsWith('store.ts')) consulted = from
      },
    }),
  )
  faults = judgement.faults
})

const at = (fault: string) => Number(fault.split(':')[1])

test('what the statements were composed from: the files, the followed calls and the followed properties', () => {
  expect(consulted?.files).toContain(join(root, 'src/columns.ts'))
  expect([...(consulted?.calls ?? [])].toSorted()).toEqual(['holds', 'many', 'transfers'])
  expect([...(consulted?.properties ?? [])]).toEqual(['by'])
})

test('statements that agree with the schema: no faults', () => {
  expect(faults.filter((fault) => at(fault) <= AGREEING_LINES + 1)).toEqual([])
})

test.each(faulty.map(([name, , fault], index) => [name, fault, AGREEING_LINES + 2 + index] as const))(
  '%s: reported',
  (_name, fault, line) => {
    expect(faults.filter((one) => at(one) === line).join('\n')).toContain(fault)
  },
)
