/**
 * Functions of PostgreSQL 17 and 18 that 16 lacks, without those of the server's own use: the product accepts 16. It
 * gets `uuidv7` from its first migration.
 */
const NEWER = [
  ...['array_reverse', 'array_sort', 'casefold', 'crc32', 'crc32c', 'gamma', 'lgamma', 'to_bin', 'to_oct'],
  ...['hashbool', 'hashboolextended', 'hashbytea', 'hashbyteaextended', 'hashdate', 'hashdateextended'],
  ...['hashxid', 'hashxid8', 'hashxid8extended', 'hashxidextended'],
  ...[
    'timestamptz_hash',
    'timestamptz_hash_extended',
    'uuid_extract_timestamp',
    'uuid_extract_version',
    'uuidv4',
  ],
  ...['json_exists', 'json_query', 'json_scalar', 'json_serialize', 'json_table', 'json_value'],
  ...['jsonb_populate_record_valid', 'merge_action', 'pg_basetype', 'to_regtypemod', 'xmltext'],
]
const pattern = new RegExp(`\\b(${NEWER.join('|')}) ?\\(`, 'gi')

/** One sentence for each function in the text that PostgreSQL 16 lacks. */
export const newerFunctions = (text: string): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name]) => name?.toLowerCase() ?? ''))].map(
    (name) => `PostgreSQL 16 has no ${name}()`,
  )
