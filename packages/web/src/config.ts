import type { PublicConfig } from '@puente/contract/customer'
import { createContext, useContext } from 'react'
import { HttpError } from './client/http-error.ts'

const ConfigContext = createContext<PublicConfig | undefined>(undefined)

export const ConfigProvider = ConfigContext.Provider

/** The run-time configuration that browsers may read. */
export function useConfig(): PublicConfig {
  const config = useContext(ConfigContext)
  if (config === undefined) throw new Error('ConfigProvider is missing')
  return config
}

let apiUrl = ''

/** The API's origin from the configuration; the page's own before it is loaded, and if it has none. */
export function configuredApiUrl(): string {
  return apiUrl
}

interface ConfigSource {
  readonly getConfig: () => Promise<PublicConfig>
}

const keptAs = 'puente.config'

/**
 * Loads the configuration before the first render; retries twice without a response or after a server error.
 * Without a connection it uses the stored one, so that the shell can say so; it contains no personal data.
 */
export async function loadConfig(client: ConfigSource, waitMs = 1000): Promise<PublicConfig> {
  const config = await askedOrKept(client, waitMs)
  apiUrl = config.apiUrl ?? ''
  return config
}

async function askedOrKept(client: ConfigSource, waitMs: number): Promise<PublicConfig> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const config = await client.getConfig()
      keep(config)
      return config
    } catch (error) {
      const noAnswer = error instanceof HttpError && error.status === undefined
      const kept = noAnswer && globalThis.navigator?.onLine === false ? keptConfig() : undefined
      if (kept !== undefined) return kept
      const mayPass = noAnswer || (error instanceof HttpError && (error.status ?? 0) >= 500)
      if (!mayPass || attempt === 3) throw error
      await new Promise((resolve) => setTimeout(resolve, waitMs * attempt))
    }
  }
}

// Storage may be disabled: then no configuration is stored.
function keep(config: PublicConfig): void {
  try {
    globalThis.localStorage?.setItem(keptAs, JSON.stringify(config))
  } catch {
    return
  }
}

function keptConfig(): PublicConfig | undefined {
  try {
    return JSON.parse(globalThis.localStorage?.getItem(keptAs) ?? '') as PublicConfig
  } catch {
    return undefined
  }
}
