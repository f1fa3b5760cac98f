/** A browser in two words: what it calls itself, and what it runs on. */
export interface DeviceName {
  readonly browser?: string
  readonly system?: string
}

/** The first that fits counts: most browsers also call themselves by the names further down. */
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

/** What a user agent says of the browser, without what would tell one browser from the next. */
export function deviceName(userAgent: string): DeviceName {
  const browser = firstIn(userAgent, browsers)
  const system = firstIn(userAgent, systems)
  return {
    ...(browser === undefined ? {} : { browser }),
    ...(system === undefined ? {} : { system }),
  }
}
