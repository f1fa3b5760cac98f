import { puenteWeb, shellOnly } from '@puente/web/vite'
import react from '@vitejs/plugin-react'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vite'
import path from 'node:path'

/** The API that `vite` alone forwards to; the built app is served by the API itself. */
const api = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`

/** What stands without a connection: the frame, the fallback of screens, and the sign-in. */
const offlineParts = [
  'src/shell/failure.tsx',
  'src/shell/destinations.tsx',
  'src/shell/account-panel.tsx',
  'src/shell/late-parts.ts',
  'src/features/access/login-screen.tsx',
]

let folder = ''

const offlineShell = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'src/shell',
  filename: 'sw.ts',
  // Our own manifest.json stands in public/, and our own code registers the worker.
  manifest: false,
  injectRegister: false,
  injectManifest: {
    globPatterns: ['**/*.{html,js,css,woff2,json,ico,png}'],
    manifestTransforms: [shellOnly(() => folder, offlineParts)],
    maximumFileSizeToCacheInBytes: 1_000_000,
    // Names that hold their content's hash need no second one.
    dontCacheBustURLsMatching: /^assets\//,
  },
})

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    {
      name: 'puente:build-folder',
      configResolved: ({ root, build }) => {
        folder = path.resolve(root, build.outDir)
      },
    },
    // Home is drawn by a build of its own, which is no app to install.
    ...(isSsrBuild === true ? [] : [offlineShell]),
    puenteWeb({ home: 'src/prerender.tsx' }),
  ],
  build: {
    manifest: true,
    target: 'es2022',
    reportCompressedSize: false,
    // Every browser we support preloads modules by itself. Which parts each screen needs is not listed on the first page:
    // the list would weigh more than it saves, since a link that is pointed at fetches its screen already.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'js' ? [] : files),
    },
    // What the first page needs travels in one file: many small ones cost requests and compress worse.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
    },
  },
  server: { proxy: { '/api': api } },
}))
