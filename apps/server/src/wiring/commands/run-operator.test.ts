import { execFile } from 'node:child_process'
import path from 'node:path'
import { readinessKeys, type FactorsWire, type StaffSession } from '@puente/contract/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../../test/owner.ts'
import { productionEnv } from '../../../test/production-env.ts'
import { enrolTotp } from '../../../test/proofs.ts'
import { hours } from '../../../test/test-clock.ts'
import { createEnvironment, type TestEnvironment } from '../../../test/world.ts'
import { createStaff, unknownPassword } from '../../modules/access/index.ts'
import { reEncryptOnceJob } from '../../platform/data/encryption/re-encrypt-once.ts'
import { encryptedColumns } from '../housekeeping.ts'

const env = Object.fromEntries(
  Object.entries({ ...productionEnv(), BACKOFFICE_URL: 'https://staff.puente.example' }).filter(
    ([name]) => name !== 'DATABASE_URL',
  ),
)
let world: TestEnvironment
beforeAll(async () => {
  world = await createEnvironment({ sandbox: false, people: false, env })
})
afterAll(async () => world?.close())

interface Ended {
  readonly code: number
  readonly out: string
  readonly said: string
}

/** Runs a command as `npm run operator --` does, without a console to ask at. */
const operator = (args: readonly string[], more: Readonly<Record<string, string>> = {}): Promise<Ended> =>
  new Promise((resolve) => {
    const file = path.resolve(import.meta.dirname, '../../operator.ts')
    const child = execFile(
      process.execPath,
      [file, ...args],
      { env: { ...env, DATABASE_URL: world.config.databaseUrl, DATA_DIR: world.config.dataDir, ...more } },
      (_error, out, said) => resolve({ code: child.exitCode ?? -1, out, said }),
    )
    child.stdin?.end()
  })

interface Invited {
  readonly email: string
  readonly link: string
  readonly expiresAt: string
}
const invited = ({ out }: Ended): Invited => JSON.parse(out) as Invited
const named = ['init', '--name', 'Ana Primera', '--json']
const accept = ({ link }: Invited) => {
  const { pathname, hash } = new URL(link)
  const client = world.staff()
  const answer = client.post<StaffSession>(
    `/api/staff-invitations/${pathname.split('/').at(-1)}/acceptance`,
    {
      code: hash.slice(1),
      password: 'caballo-grapa-pila',
    },
  )
  return answer.then((accepted) => ({ client, accepted }))
}

test('help, and flags that are missing or wrong: say what is expected, and change nothing', async () => {
  const help = await operator(['--help'])
  expect([help.code, help.out]).toEqual([0, expect.stringContaining('init')])
  expect(await operator(['init', '--email', 'ana@puente.example'])).toMatchObject({
    code: 1,
    said: '--name is missing.\n',
  })
  expect(await operator([...named, '--email', 'ana'])).toMatchObject({
    code: 1,
    said: '--email is not an e-mail address.\n',
  })
  expect(await asOwner(world, 'select from access.staff')).toEqual([])
})

test('a sandbox and a database that is not migrated: refused', async () => {
  const sandbox = await operator(named, { ENVIRONMENT: 'sandbox' })
  expect([sandbox.code, sandbox.out]).toEqual([1, ''])
  const rename = (from: string, to: string) =>
    asOwner(world, 'update platform.migration set sha256 = replace(sha256, $1, $2) where number = 1', [
      from,
      to,
    ])
  const [{ sha256 } = { sha256: '' }] = await asOwner<{ sha256: string }>(
    world,
    'select sha256 from platform.migration where number = 1',
  )
  await rename(sha256, 'another')
  const older = await operator([...named, '--email', 'ana@puente.example'])
  await rename('another', sha256)
  expect([older.code, older.out, older.said]).toEqual([1, '', expect.stringContaining('not migrated')])
})

test('the first administrator: invited once by two concurrent commands; the newest link opens the account, with a second factor', async () => {
  const email = ['--email', 'ana@puente.example']
  const both = await Promise.all([operator([...named, ...email]), operator([...named, ...email])])
  expect(both.map(({ code }) => code).toSorted()).toEqual([0, 1])
  const [done] = both.filter(({ code }) => code === 0)
  const [refused] = both.filter(({ code }) => code === 1)
  expect(refused?.said).toContain('has staff already')
  const first = invited(done ?? { code: 1, out: '{}', said: '' })
  expect(first).toMatchObject({
    email: 'ana@puente.example',
    link: expect.stringMatching(/^https:\/\/staff\.puente\.example\/invitations\/stf_[0-9a-f]{32}#\d{6}$/),
  })
  expect(await asOwner(world, 'select from access.code where code is not null')).toEqual([])

  const second = invited(await operator(['link', '--json']))
  expect(second.link.split('#')[0]).toBe(first.link.split('#')[0])
  if (second.link !== first.link) expect((await accept(first)).accepted.status).toBe(422)
  const { client, accepted } = await accept(second)
  expect(accepted.body).toMatchObject({ staff: { role: 'admin' }, mustEnrol: true })
  expect((await client.get('/api/staff-members')).status).toBe(403)
  await enrolTotp(world, client)
  expect((await client.get<FactorsWire>('/api/second-factors')).status).toBe(200)
  expect((await client.get('/api/staff-members')).status).toBe(200)

  expect((await accept(second)).accepted.status).toBe(410)
  expect((await operator([...named, '--email', 'otra@puente.example'])).code).toBe(1)
  expect((await operator(['link'])).code).toBe(1)
  const rows = await asOwner<{ role: string; status: string }>(world, 'select role, status from access.staff')
  expect(rows).toEqual([{ role: 'admin', status: 'active' }])
})

test('the only administrator, who lost the second factor: the link of a command lets them register again', async () => {
  const email = ['--email', 'Ana@puente.example', '--json']
  expect(await operator(['register-again', '--email', 'nadie@puente.example'])).toMatchObject({
    code: 1,
    said: 'No administrator signs in with this e-mail.\n',
  })
  const another = { email: 'eva@puente.example', name: 'Eva Segunda', role: 'admin' } as const
  const password = await unknownPassword()
  const id = await world.runtime.work({ kind: 'system', name: 'test' }, (work) =>
    createStaff(work, { ...another, password }),
  )
  const refused = await operator(['register-again', ...email])
  expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('Another administrator')])
  await asOwner(world, `update access.staff set role = 'treasury' where id = $1`, [id])

  const { client, accepted } = await accept(invited(await operator(['register-again', ...email])))
  expect(accepted.body).toMatchObject({ staff: { role: 'admin' }, mustEnrol: true })
  await enrolTotp(world, client)
  expect((await client.get('/api/staff-members')).status).toBe(200)
  await asOwner(world, 'delete from access.staff where id = $1', [id])
})

test('ready: lists what is missing with exit code 1, and keeps it for the back office', async () => {
  const { code, out } = await operator(['ready', '--json'])
  const { missing, items } = JSON.parse(out) as {
    missing: number
    items: { key: string; state: string; facts: object }[]
  }
  expect([code, items.map(({ key }) => key)]).toEqual([1, readinessKeys])
  const of = (key: string) => items.find((item) => item.key === key)
  expect([of('keys')?.state, of('clocks')?.state, of('payin-account')?.state]).toEqual([
    'ok',
    'ok',
    'missing',
  ])
  expect(of('bank')).toMatchObject({ state: 'missing', facts: { outcome: 'unreachable' } })
  expect(missing).toBeGreaterThan(5)
  const kept = await asOwner(world, `select from readiness.item where state = 'missing'`)
  expect(kept.length).toBeGreaterThanOrEqual(missing)
})

test('an own database: its backup is missing until the operator declares what makes it', async () => {
  const backups = async (more: Readonly<Record<string, string>>) => {
    const { out } = await operator(['ready', '--json'], more)
    const { items } = JSON.parse(out) as { items: { key: string; state: string; facts: object }[] }
    return items.find(({ key }) => key === 'backups')
  }
  expect(await backups({})).toMatchObject({ state: 'missing' })
  expect(await backups({ BACKUPS_ELSEWHERE: 'pgBackRest, cada día' })).toMatchObject({
    state: 'ok',
    facts: { elsewhere: 'pgBackRest, cada día' },
  })
})

test('encryption-key: the former keys are kept until the worker has found no value of them', async () => {
  const first = await operator(['encryption-key'])
  expect([first.code, first.out]).toEqual([0, expect.stringContaining('keep the former keys')])
  const job = reEncryptOnceJob(encryptedColumns)
  while ((await job.round(world.runtime)) > 0);
  world.clock.advanceReal(hours(1) + 1000)
  await job.round(world.runtime)
  const ended = await operator(['encryption-key'])
  expect([ended.code, ended.out]).toEqual([0, expect.stringMatching(/^Since .* may be removed\.\n$/)])
})

test('index-key: shows the key that writes, which the command recorded, and no rotation', async () => {
  const { code, out } = await operator(['index-key'])
  const [writing] = world.runtime.vault.indexKeys
  expect([code, out]).toEqual([
    0,
    expect.stringMatching(
      new RegExp(`^${writing?.id}  since .* writes\\n\\nNo rotation is under way\\.\\n$`),
    ),
  ])
  const { out: json } = await operator(['index-key', '--json'])
  expect(JSON.parse(json)).toMatchObject({ keys: [{ id: writing?.id }], tables: [], endingWithKey: {} })
  const refused = await operator(['index-key'], { INDEX_KEY: productionEnv()['INDEX_KEY'] ?? '' })
  expect([refused.code, refused.said]).toEqual([1, expect.stringContaining(`(${writing?.id})`)])
})
