import { readdirSync } from 'node:fs'
import path from 'node:path'
import { settingKind } from '@puente/contract/staff'
import { proveMigration, urlOfDatabase } from '@puente/postgres'
import { expect, inject, test } from 'vitest'
import { testKeys } from '../../../test/chained-database.ts'
import { boundName } from '../../platform/data/encryption/personal-data.ts'
import { createVault } from '../../platform/data/encryption/vault.ts'
import { derivedId } from '../../platform/ids.ts'
import { migrateQueue } from '../../platform/jobs/queue.ts'
import { requirementsEncrypted } from './encrypted-columns.ts'
import { companyDocumentSubscriptions, requirementEvents } from './index.ts'

const folder = path.resolve(import.meta.dirname, '../../../../../database/migrations')
const id = (n: number) => `00000000-0000-7000-8000-00000000000${n}`
const vault = createVault(testKeys)
const [ownersSubscriber, filesSubscriber] = companyDocumentSubscriptions.map(({ subscriber }) => subscriber)

const before = `
  insert into platform.outbox (name, subject, facts, at)
    values ('dossiers.newer-powers-decided', '${id(1)}', '{}', now()), ('payins.received', '${id(1)}', '{}', now());
  insert into platform.handled (event_id, subscriber, at) values (1, 'dossiers.company-owners', now());
  insert into platform.dead_event (event_id, subscriber, name, subject, facts, error, found_at)
    values (2, 'notifications.customers', 'dossiers.newer-powers-decided', '${id(1)}', '{}', '', now());
  select graphile_worker.add_job('event', queue_name => 'dossiers.company-files:7', payload =>
    '{"id": "3", "name": "pending-items.opened", "facts": {}, "subscriber": "dossiers.company-files"}');
  insert into approvals.approval (id, action, subject, proposal, note, proposed_by, proposed_at)
    values ('${id(2)}', 'setting:dossier-rules', platform.derived_id('setting', 'dossier-rules default'),
      '{"kind": "dossier-rules", "key": "default", "data": "{}"}', 'Nota', '${id(3)}', now());
  insert into settings.draft (kind, key, author, data, note, based_on, updated_at)
    values ('dossier-rules', 'default', '${id(3)}', '{}', '', 1, now())`

const after = `
  select (select array_agg(name order by id) from platform.outbox) as events,
    (select subscriber from platform.handled) as handled,
    (select array[subscriber, name] from platform.dead_event) as dead,
    (select array[payload ->> 'subscriber', payload ->> 'name', queue_name]
     from graphile_worker._private_jobs j join graphile_worker._private_job_queues q on q.id = j.job_queue_id) as job,
    (select array[action, subject::text, proposal ->> 'kind'] from approvals.approval) as proposal,
    (select kind from settings.draft) as draft,
    (select count(*)::int from platform.versioned where noun = 'requirement-rules') as versions,
    (select count(*)::int from platform.versioned where noun = 'dossier-rules') as former`

test('schemas, events, jobs and settings under former names: found under the present ones', async () => {
  const name = readdirSync(folder).find((file) => file.endsWith('-schemas-named-plainly.sql')) ?? ''
  await proveMigration(inject('adminUrl'), folder, {
    number: Number(name.slice(0, 4)),
    before: async (client) => {
      await migrateQueue(urlOfDatabase(inject('adminUrl'), client.database ?? ''))
      await client.query(before)
    },
    after: async (client) => {
      const { rows } = await client.query(after)
      expect(rows).toEqual([
        {
          events: [requirementEvents.newerPowersDecided, 'payins.received'],
          handled: ownersSubscriber,
          dead: ['notifications.customers', requirementEvents.newerPowersDecided],
          job: [filesSubscriber, 'pending-items.opened', `${filesSubscriber}:7`],
          proposal: [
            `setting:${settingKind.requirementRules.kind}`,
            derivedId('setting', `${settingKind.requirementRules.kind} default`),
            settingKind.requirementRules.kind,
          ],
          draft: settingKind.requirementRules.kind,
          versions: 1,
          former: 0,
        },
      ])
    },
  })
})

test('a value encrypted under the former name of its column: readable', () => {
  const renamed = requirementsEncrypted.filter(({ boundAs }) => boundAs !== undefined)
  const former = renamed.map(
    ({ table, column }) => `${table.replace('requirements.', 'dossiers.')}.${column}`,
  )
  const values = former.map((column) => vault.encrypt(column, column, id(1)))
  expect(
    renamed.map((column, at) => vault.decrypt(boundName(column), values[at] ?? Buffer.alloc(0), id(1))),
  ).toEqual(former)
})
