import type { PublicConfig } from '@puente/contract/customer'
import { createContext, useContext } from 'react'
import { HttpError } from './client/http-error.ts'

const ConfigContext = createContext<PublicConfig | undefined>(undefined)

export const ConfigProvider = ConfigContext.Provider

/** The run-time configuration that a browser may see. */
export function useConfig(): PublicConfig {
  const config = useContext(ConfigContext)
  if (config === undefined) throw new Error('ConfigProvider is missing above this component')
  return config
}

interface ConfigSource {
  readonly getConfig: () => Promise<PublicConfig>
}

/** Asks for the configuration before the first render, twice more when no answer comes or the server fails. */
export async function loadConfig(client: ConfigSource, waitMs = 1000): Promise<PublicConfig> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await client.getConfig()
    } catch (error) {
      const mayPass = error instanceof HttpError && (error.status === undefined || error.status >= 500)
      if (!mayPass || attempt === 3) throw error
      await new Promise((resolve) => setTimeout(resolve, waitMs * attempt))
    }
  }
}
