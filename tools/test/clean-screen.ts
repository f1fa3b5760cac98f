import { afterAll, afterEach } from 'vitest'

/**
 * Removes what a test rendered; test files share their modules, so the library's own hook runs in the first one only. Files
 * may share their document too, so what a file wrote into it by itself is removed after the file.
 */
if ('document' in globalThis) {
  const { cleanup, configure } = await import('@testing-library/react')
  // Bounds a failure. It allows for a machine under load.
  configure({ asyncUtilTimeout: 30_000 })
  afterEach(cleanup)
  const { document } = globalThis as unknown as { document: { body: { replaceChildren: () => void } } }
  afterAll(() => document.body.replaceChildren())
}
