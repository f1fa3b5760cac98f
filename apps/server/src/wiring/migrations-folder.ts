import path from 'node:path'

/** The migrations of this release. */
export const migrationsFolder = path.resolve(import.meta.dirname, '../../../../database/migrations')
