import { puenteWeb } from '@puente/web/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/',
  plugins: [react(), puenteWeb()],
  build: { outDir: 'dist', manifest: true, target: 'es2023' },
})
