import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import prettier from 'prettier'
import {
  customerOpenapi,
  customerRoutes,
  homeRoutes,
  staffEntryRoutes,
  staffOpenapi,
  staffRoutes,
} from './contract.ts'
import { corridorData, corridorTable } from './corridors.ts'
import { architecture, configuration, transferStates } from './documents.ts'
import { breachedPasswords } from './passwords.ts'
import { printSchema } from './schema.ts'
import { settingsTable } from './settings.ts'

/** A generator of a file's text (undefined while its source does not exist). */
export type Generator = (root: string) => string | undefined | Promise<string | undefined>

export const generators: Readonly<Record<string, Generator>> = {
  'packages/contract/src/generated/customer-routes.ts': customerRoutes,
  'packages/contract/src/generated/home-routes.ts': homeRoutes,
  'packages/contract/src/generated/staff-routes.ts': staffRoutes,
  'packages/contract/src/generated/staff-entry-routes.ts': staffEntryRoutes,
  'docs/openapi-customer.json': customerOpenapi,
  'docs/openapi-staff.json': staffOpenapi,
  'docs/ARCHITECTURE.md': architecture,
  'docs/transfer-states.md': transferStates,
  'docs/configuration.md': configuration,
  'database/schema.sql': printSchema,
  'database/corridors.json': corridorData,
  'docs/corridors.md': corridorTable,
  'docs/settings.md': settingsTable,
  'apps/server/src/modules/access/passwords/breached-passwords.txt': breachedPasswords,
}

export interface Comparison {
  /** Files whose text differs from their generator's output. */
  readonly stale: readonly string[]
  /** Generators that failed, each with its reason. */
  readonly failed: readonly string[]
}

/** Compares every generated file with its generator's output; with `write`, updates the stale ones. */
export async function compare(
  root: string,
  options: { readonly write: boolean; readonly from?: Readonly<Record<string, Generator>> },
): Promise<Comparison> {
  const stale: string[] = []
  const failed: string[] = []
  for (const [path, generator] of Object.entries(options.from ?? generators)) {
    try {
      const text = await generator(root)
      if (text !== undefined && (await settle(root, path, text, options.write))) stale.push(path)
    } catch (error) {
      failed.push(`${path}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return { stale, failed }
}

/** Returns true when the file's text differed. */
async function settle(root: string, path: string, written: string, write: boolean): Promise<boolean> {
  const file = join(root, path)
  const text = await formatted(file, written)
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false
  if (write) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return true
}

async function formatted(file: string, text: string): Promise<string> {
  if (/\.(sql|txt)$/.test(file)) return text
  const options = (await prettier.resolveConfig(file)) ?? {}
  return prettier.format(text, { ...options, filepath: file })
}
