import type { SettingsFile } from '@puente/contract/staff'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import { pollWhileActive } from '../../../shell/attention.ts'
import { useAction } from '../../../shell/use-action.ts'

const FORMAT = 'puente-settings-1' satisfies SettingsFile['format']

export const importQuery = queryOptions({
  queryKey: ['settings-import'],
  queryFn: () => api.getSettingsImport({}),
  refetchInterval: pollWhileActive(30_000),
})

/**
 * Parses a settings file. A file that another version of the product exported is 'other-version', and any other text
 * undefined.
 */
export function settingsFileOf(text: string): SettingsFile | 'other-version' | undefined {
  try {
    const file = JSON.parse(text) as { readonly format?: unknown; readonly settings?: unknown } | null
    if (typeof file?.format !== 'string' || !/^puente-settings-[0-9]+$/.test(file.format)) return undefined
    if (file.format !== FORMAT) return 'other-version'
    if (!Array.isArray(file.settings)) return undefined
    const settings = file.settings as Partial<SettingsFile['settings'][number] | null>[]
    const isWhole = settings.every(
      (one) =>
        typeof one?.kind === 'string' &&
        typeof one.key === 'string' &&
        typeof one.data === 'object' &&
        one.data !== null,
    )
    return isWhole ? { format: FORMAT, settings: settings as SettingsFile['settings'] } : undefined
  } catch {
    return undefined
  }
}

/** The settings in force as a file, with which an import is compared. */
export const inForceQuery = queryOptions({
  queryKey: ['settings-file'],
  queryFn: async () => {
    const file = settingsFileOf(await (await api.exportSettings({})).text())
    return typeof file === 'object' ? file : undefined
  },
})

export const useProposeImport = () =>
  useAction((body: { file: SettingsFile; note: string }, idempotencyKey) =>
    api.proposeSettingsImport({ body, idempotencyKey }),
  )
