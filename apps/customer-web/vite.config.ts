import { languageOf, schemeScript } from '@puente/contract'
import { puenteWeb, shellOnly } from '@puente/web/vite'
import react from '@vitejs/plugin-react'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vite'
import path from 'node:path'
import { pageTexts as en } from './src/parts/pages/messages-page.en.ts'
import { pageTexts as es } from './src/parts/pages/messages-page.es.ts'
import { pageTexts as ht } from './src/parts/pages/messages-page.ht.ts'
import { pageTexts as pt } from './src/parts/pages/messages-page.pt.ts'

/** Chunks that work offline: the frame, the routes, the error fallback and sign-in. */
const offlineParts = [
  'src/all-routes.ts',
  'src/shell/failures/failure.tsx',
  'src/shell/destinations.tsx',
  'src/shell/account/account-panel.tsx',
  'src/shell/late-parts.ts',
  'src/features/access/login-screen.tsx',
]

/** The language of this build. `tools/start/web-build.ts` builds each one. */
const language = languageOf(process.env['WEB_LANGUAGE']) ?? 'es'

let folder = ''

const offlineShell = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'src/shell/offline',
  filename: 'sw.ts',
  // public/ has a manifest.json, and our own code registers the worker.
  manifest: false,
  injectRegister: false,
  injectManifest: {
    globPatterns: ['**/*.{html,js,css,woff2,json,ico,png}'],
    manifestTransforms: [shellOnly(() => folder, offlineParts)],
    maximumFileSizeToCacheInBytes: 1_000_000,
    // File names that contain a content hash need no cache buster.
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
    {
      name: 'puente:scheme',
      // Before the style sheet, for which an inline script after it would wait.
      transformIndexHtml: {
        order: 'pre',
        handler: () => [{ tag: 'script', children: schemeScript, injectTo: 'head' }],
      },
    },
    // Pages are prerendered by a separate build, which has no service worker.
    ...(isSsrBuild === true ? [] : [offlineShell]),
    puenteWeb({
      pages: 'src/prerender.tsx',
      inLanguage: { language, texts: { es, en, pt, ht }[language] },
    }),
  ],
  build: {
    outDir: language === 'es' ? 'dist' : `languages/${language}/dist`,
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
  },
}))
