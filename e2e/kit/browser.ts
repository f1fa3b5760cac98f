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

const DEBIAN = '/usr/bin/chromium'
const elsewhere = [
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The browser for journeys: Debian's, installed when we are root and it is missing; else the one from npm;
 * else one that is already installed. Throws one sentence when there is none.
 */
export async function findBrowser(): Promise<string> {
  if (existsSync(DEBIAN)) return DEBIAN
  if (installFromDebian('chromium') && existsSync(DEBIAN)) return DEBIAN
  const found = (await fromNpm()) ?? elsewhere.find((path) => existsSync(path))
  if (found !== undefined) return found
  throw new Error('No browser for the journeys: install Chromium or Chrome on this machine.')
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
