import { existsSync } from 'node:fs'
import { installFromDebian } from './debian-package.ts'

/** Flags with which Chromium starts in a container and makes no requests of its own. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The flags for journeys. Without the optimising compilers of V8 the pages of a journey, which are open for seconds, take a
 * seventh less processor time. The bench measures speed without these flags.
 */
export const journeyFlags = [...browserFlags, '--js-flags=--no-maglev,--no-turbofan']

/** Chromium without a window. The same pages take half the processor time of the complete browser. */
const PACKAGE = 'chromium-headless-shell'
const HEADLESS = `/usr/bin/${PACKAGE}`
const COMPLETE = '/usr/bin/chromium'
const complete = [
  COMPLETE,
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The browser for journeys: Debian's headless shell, installed when we are root and it is missing; else the one from
 * npm; else a browser that is already installed. Throws one sentence when there is none.
 */
export async function findBrowser(): Promise<string> {
  if (existsSync(HEADLESS)) return HEADLESS
  if (installFromDebian(PACKAGE) && existsSync(HEADLESS)) return HEADLESS
  const found = (await fromNpm()) ?? complete.find((path) => existsSync(path))
  if (found !== undefined) return found
  throw new Error('No browser for the journeys: install Chromium or Chrome on this machine.')
}

/**
 * A browser with notifications, which the headless shell does not have: one that is installed, or Debian's, installed when
 * we are root. Undefined when there is none.
 */
export function findCompleteBrowser(): string | undefined {
  const found = complete.find((path) => existsSync(path))
  if (found !== undefined) return found
  return installFromDebian('chromium') && existsSync(COMPLETE) ? COMPLETE : undefined
}

async function fromNpm(): Promise<string | undefined> {
  if (process.platform !== 'linux') return undefined
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    return await chromium.executablePath()
  } catch {
    return undefined
  }
}
