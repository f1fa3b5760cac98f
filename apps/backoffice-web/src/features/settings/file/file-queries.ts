import type { SettingsFile } from '@puente/contract/staff'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import { pollWhileActive } from '../../../shell/attention.ts'
import { useAction } from '../../../shell/use-action.ts'

export const importQuery = queryOptions({
  queryKey: ['settings-import'],
  queryFn: () => api.getSettingsImport({}),
  refetchInterval: pollWhileActive(30_000),
})

/** Parses a settings file; undefined when the text is not one. */
export function settingsFileOf(text: string): SettingsFile | undefined {
  try {
    const file = JSON.parse(text) as Partial<SettingsFile> | null
    if (file?.format !== 'puente-settings-1' || !Array.isArray(file.settings)) return undefined
    const isWhole = file.settings.every(
      (one) =>
        typeof one?.kind === 'string' &&
        typeof one.key === 'string' &&
        typeof one.data === 'object' &&
        one.data !== null,
    )
    return isWhole ? { format: file.format, settings: file.settings } : undefined
  } catch {
    return undefined
  }
}

/** The settings in force as a file, with which an import is compared. */
export const inForceQuery = queryOptions({
  queryKey: ['settings-file'],
  queryFn: async () => settingsFileOf(await (await api.exportSettings({})).text()),
})

export const useProposeImport = () =>
  useAction((body: { file: SettingsFile; note: string }, idempotencyKey) =>
    api.proposeSettingsImport({ body, idempotencyKey }),
  )
