import type { Config } from '../platform/config/index.ts'
import { openKeyStore, type KeyStore, type KeyStoreOptions } from '../platform/data/encryption/key-store.ts'
import { boundName, lostText, ownerOf } from '../platform/data/encryption/personal-data.ts'
import { createVault, type DataKeyParts, type Vault } from '../platform/data/encryption/vault.ts'
import { encryptedColumns } from './housekeeping.ts'

/** What a value decrypts to once its key was destroyed, by the name that the values of its column are bound to. */
const replacements: DataKeyParts['replacements'] = new Map(
  encryptedColumns
    .filter((column) => ownerOf(column) !== undefined)
    .map((column) => [boundName(column), lostText(column)]),
)

/** A vault with its store of data keys, which the caller ends. */
export interface OpenVault {
  readonly vault: Vault
  readonly store: KeyStore
}

/** The vault of a process: its data keys are in the database of `DATA_KEYS_URL`, by default in the one of all data. */
export function openVault(
  { secrets, databaseUrl, dataKeysUrl }: Pick<Config, 'secrets' | 'databaseUrl' | 'dataKeysUrl'>,
  options: Omit<KeyStoreOptions, 'url'>,
  now?: () => number,
): OpenVault {
  const store = openKeyStore({ ...options, url: dataKeysUrl ?? databaseUrl })
  return {
    vault: createVault(secrets, { store, replacements, ...(now === undefined ? {} : { now }) }),
    store,
  }
}
