import { readdirSync } from 'node:fs'
import path from 'node:path'
import { proveMigration } from '@puente/postgres'
import { expect, inject, test } from 'vitest'
import { settingKind } from '@puente/contract/staff'
import { proposedIn, settingAction, subjectOf } from './change-setting.ts'

const folder = path.resolve(import.meta.dirname, '../../../../../database/migrations')
const id = (n: number) => `00000000-0000-7000-8000-00000000000${n}`
const eap = { setting: settingKind.eap, key: 'default' }
const causes = { setting: settingKind.causes, key: 'default' }

test('proposals under the actions of seven kinds: migrated to proposals about settings, one of each', async () => {
  const name = readdirSync(folder).find((file) => file.endsWith('-proposals-of-settings.sql')) ?? ''
  await proveMigration(inject('adminUrl'), folder, {
    number: Number(name.slice(0, 4)),
    before: async (client) => {
      await client.query(
        `insert into approvals.approval (id, action, subject, proposal, note, proposed_by, proposed_at, decision,
           decided_by, decided_at)
         select n.id, n.action, n.subject, n.proposal, 'Nota', $1, now(), n.decision,
                case when n.decision is not null then $2::uuid end, case when n.decision is not null then now() end
         from jsonb_to_recordset($3) as n (id uuid, action text, subject uuid, proposal jsonb, decision text)`,
        [
          id(1),
          id(2),
          JSON.stringify([
            {
              id: id(3),
              action: 'eap-text',
              subject: id(9),
              proposal: { outcome: 'eap-text', text: '{"title":"A"}' },
            },
            {
              id: id(4),
              action: 'dossier-rules',
              subject: id(9),
              proposal: { data: '{}' },
              decision: 'confirmed',
            },
            { id: id(5), action: 'change-causes', subject: id(9), proposal: { data: '{"causes":[]}' } },
            {
              id: id(6),
              action: settingAction('causes'),
              subject: subjectOf(causes),
              proposal: { kind: 'causes', key: 'default', data: '{}' },
            },
            { id: id(7), action: 'refund', subject: id(9), proposal: { action: 'retry' } },
          ]),
        ],
      )
    },
    after: async (client) => {
      const { rows } = await client.query<{ id: string; proposal: Record<string, string> }>(
        'select id, action, subject, proposal, decision from approvals.approval order by id',
      )
      expect(rows).toMatchObject([
        { id: id(3), action: settingAction('eap'), subject: subjectOf(eap), decision: null },
        { id: id(4), action: 'dossier-rules', decision: 'confirmed' },
        { id: id(5), action: 'change-causes', decision: 'withdrawn' },
        { id: id(6), action: settingAction('causes'), decision: null },
        { id: id(7), action: 'refund', decision: null },
      ])
      const [first] = rows
      expect(first && proposedIn(first)).toEqual({ data: { title: 'A' }, from: undefined })
      expect(first?.proposal).toMatchObject({ kind: 'eap', key: 'default' })
    },
  })
})
