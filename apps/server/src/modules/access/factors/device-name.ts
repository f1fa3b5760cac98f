/** Name of a browser and of its operating system. */
export interface DeviceName {
  readonly browser?: string
  readonly system?: string
}

/** The first match wins: most browsers also contain the names further down in their user agent. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?(iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const firstIn = (text: string, names: readonly (readonly [RegExp, string])[]) =>
  names.find(([pattern]) => pattern.test(text))?.[1]

/** Name of the browser and system in a user agent, without details that would identify one browser. */
export function deviceName(userAgent: string): DeviceName {
  const browser = firstIn(userAgent, browsers)
  const system = firstIn(userAgent, systems)
  return {
    ...(browser === undefined ? {} : { browser }),
    ...(system === undefined ? {} : { system }),
  }
}
