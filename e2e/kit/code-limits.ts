import { urlOfDatabase, withConnection } from '@puente/postgres'
import { startEmbedded } from '@puente/postgres/embedded'

/**
 * Raises the limits of codes by mail and SMS: journeys in parallel share one network and request more codes in an hour
 * than a person does. The limits themselves are tested in `access`.
 */
export async function raiseCodeLimits(dataDir: string): Promise<void> {
  const { adminUrl } = await startEmbedded({ dataFolder: dataDir })
  await withConnection(urlOfDatabase(adminUrl, 'puente'), (client) =>
    client.query(`
      insert into platform.versioned (noun, key, version, in_force_from, data, written_by, approved_by)
      select noun, key, version + 1, now() - interval '1 hour',
        data || '{"subjectHour": 500}'
          || (select jsonb_object_agg(channel, (select jsonb_object_agg(name, 5000) from jsonb_object_keys(data->channel) as name))
              from unnest(array['mail', 'sms']) as channel),
        'seed', 'seed'
      from platform.versioned where noun = 'code-limits' order by version desc limit 1`),
  )
}
