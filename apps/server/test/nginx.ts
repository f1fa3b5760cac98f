import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '@puente/postgres/embedded'
import { debianProgram } from './debian-program.ts'

const NGINX = { name: 'nginx', at: '/usr/sbin/nginx', version: '-v' }

/** A reverse proxy in front of a listener. */
export interface Nginx {
  readonly url: string
  close(): Promise<void>
}

/** Starts nginx in front of a listener, configured as an operator does. Undefined on a machine without nginx. */
export async function openNginx(upstream: string): Promise<Nginx | undefined> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'puente-nginx-'))
  const program = debianProgram(NGINX, folder)
  if (program === undefined) return undefined
  const port = await freePort()
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
worker_processes 1;
events { worker_connections 256; }
http {
  access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `  ${kind}_temp_path ${folder}/${kind};`).join('\n')}
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass ${upstream};
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
    }
  }
}
`,
  )
  const child = spawn(program, ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: 'ignore',
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const close = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  if (await answers(url)) return { url, close }
  await close()
  throw new Error('nginx does not answer')
}

/** Whether anything answers at the address within 10 s. */
async function answers(url: string): Promise<boolean> {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      await fetch(url)
      return true
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  return false
}
