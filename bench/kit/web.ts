import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core'
import { announce } from '../../e2e/kit/addresses.ts'
import { browserFlags, findBrowser } from '../../e2e/kit/browser.ts'
import { startStack, type Stack } from '../../e2e/kit/stack.ts'

/** The slowdown of a slow phone's processor, and a slow mobile connection. */
const CPU_RATE = 4
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

/** The whole product as `npm start` runs it, and a browser that emulates a slow phone. */
export interface Web {
  readonly stack: Stack
  readonly browser: Browser
  end(): Promise<void>
}

/** Starts it on its own ports and data; the web is built when its sources changed. */
export async function openWeb(): Promise<Web> {
  const stack = await startStack()
  announce(stack)
  try {
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags })
    const end = async () => {
      await browser.close()
      await stack.stop()
    }
    return { stack, browser, end }
  } catch (error) {
    await stack.stop()
    throw error
  }
}

export interface SlowPage {
  readonly page: Page
  readonly devtools: CDPSession
}

/** A page with a four times slower processor, in its own browser context without a cache. */
export async function slowPage({ browser, stack }: Web, given: { line: boolean }): Promise<SlowPage> {
  const context = await browser.newContext({
    baseURL: stack.customer,
    viewport: { width: 390, height: 844 },
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
  if (given.line) {
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', LINE)
  }
  return { page, devtools }
}

/** The median; for an even number of values, the higher of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
