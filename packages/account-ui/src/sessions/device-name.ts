import { words } from '../words.ts'

interface Device {
  readonly browser?: string | undefined
  readonly system?: string | undefined
}

/** 'Chrome en Windows', or as much of it as is known. */
export function deviceName({ browser, system }: Device = {}): string {
  const named = browser ?? words('devices.someBrowser')
  return system === undefined ? named : words('devices.named', { browser: named, system })
}
