import type { Env } from '../env.ts'

/** The addresses of both databases, for the product and for the users that own them. */
export interface MigrationAddresses {
  readonly url: string | undefined
  readonly ownerUrl: string | undefined
  /** The database of the keys of personal data; if absent, the one of all data has them. */
  readonly dataKeysUrl: string | undefined
  readonly dataKeysOwnerUrl: string | undefined
}

/** Reads the addresses of the databases only, because a migration runs where no other variable is set. */
export const readMigrationAddresses = (env: Env): MigrationAddresses => ({
  url: env['DATABASE_URL'],
  ownerUrl: env['DATABASE_OWNER_URL'],
  dataKeysUrl: env['DATA_KEYS_URL'],
  dataKeysOwnerUrl: env['DATA_KEYS_OWNER_URL'],
})
