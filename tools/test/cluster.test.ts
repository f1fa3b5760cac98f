import { withConnection } from '@puente/postgres'
import { expect, inject, test } from 'vitest'
import { joinTestCluster } from './cluster.ts'

const answer = async (url: string) =>
  withConnection(url, async (client) => (await client.query<{ one: number }>('select 1 as one')).rows[0]?.one)

test('two runs: share the cluster, and it keeps running until both have left', async () => {
  const other = await joinTestCluster()
  expect(new URL(other.adminUrl).host).toBe(new URL(inject('adminUrl')).host)
  await other.leave()
  expect(await answer(inject('adminUrl'))).toBe(1)
})

test('tests: have the rights of an operator’s database user and no more', async () => {
  const rights = await withConnection(inject('adminUrl'), async (client) => {
    const { rows } = await client.query<{ rolsuper: boolean; rolcreatedb: boolean }>(
      'select rolsuper, rolcreatedb from pg_roles where rolname = current_user',
    )
    return rows[0]
  })
  expect(rights).toEqual({ rolsuper: false, rolcreatedb: true })
})
