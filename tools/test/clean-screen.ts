import { afterEach } from 'vitest'

/** Removes what a test rendered; test files share their modules, so the library's own hook runs in the first one only. */
if ('document' in globalThis) {
  const { cleanup } = await import('@testing-library/react')
  afterEach(cleanup)
}
