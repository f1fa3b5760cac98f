import { vi } from 'vitest'

/** Variables of AWS for one test: only those given, no shared files of the developer and no instance metadata. */
export function stubAwsEnv(given: Readonly<Record<string, string>>): void {
  for (const name of Object.keys(process.env)) if (name.startsWith('AWS_')) vi.stubEnv(name, undefined)
  const none = '/nonexistent/aws'
  const all = {
    AWS_CONFIG_FILE: none,
    AWS_SHARED_CREDENTIALS_FILE: none,
    AWS_EC2_METADATA_DISABLED: 'true',
    ...given,
  }
  for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value)
}
