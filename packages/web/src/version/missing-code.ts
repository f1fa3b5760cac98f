import { HttpError } from '../client/http-error.ts'

/** The messages of Chromium, Firefox, WebKit and Vite. */
const MISSING =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS)/

/** Whether an error is that of code of the page that could not be loaded. */
export function isMissingCode(error: unknown): boolean {
  const cause = error instanceof HttpError ? error.cause : error
  return cause instanceof Error && MISSING.test(cause.message)
}

const KEY = 'puente.reloaded'
/** Code that is missing on the server too would otherwise cause one reload after another. */
const AGAIN_AFTER_MS = 60_000

/**
 * Retries a screen that failed. A browser keeps the failure of a module for as long as the page is open, so code that could
 * not be loaded is loaded by a reload of the page, once the server responds and at most once in a minute.
 */
export async function retryFailed(error: unknown, retry: () => unknown): Promise<void> {
  if (isMissingCode(error) && (await mayReload())) window.location.reload()
  else await retry()
}

async function mayReload(): Promise<boolean> {
  const last = Number(window.sessionStorage.getItem(KEY) ?? 0)
  if (Date.now() - last < AGAIN_AFTER_MS) return false
  const isThere = await fetch('/login', { cache: 'no-store', headers: { accept: 'text/html' } }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (isThere) window.sessionStorage.setItem(KEY, String(Date.now()))
  return isThere
}
