import { isLinkLocal, isLoopback } from './addresses/addresses.ts'
import type { Env } from './env.ts'

const SAMPLERS = ['always_on', 'always_off', 'traceidratio'] as const

/** Where spans are sent, and how many. */
export interface TracingConfig {
  /** The full URL that takes traces by OTLP over HTTP. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** The sampler of traces that begin here. */
  readonly root: (typeof SAMPLERS)[number]
  /** Whether a span of a trace that has begun here is sampled like its parent. */
  readonly parentBased: boolean
  /** The share of traces that are sampled with `traceidratio`, from 0 to 1. */
  readonly ratio: number
}

/** Reads `key=value,…` with percent-encoded values, the format of the standard variable. */
function readHeaders(text: string, faults: string[]): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const pair of text.split(',').filter((one) => one.trim() !== '')) {
    const [, name, value] = /^\s*([\w-]+)\s*=\s*([\x21-\x7e]*)\s*$/.exec(pair) ?? []
    if (name === undefined || value === undefined || /%(?![0-9a-fA-F]{2})/.test(value))
      faults.push('OTEL_EXPORTER_OTLP_HEADERS is key=value, comma-separated, with percent-encoded values.')
    else headers[name] = decodeURIComponent(value)
  }
  return headers
}

function readUrl(env: Env): readonly [name: string, url: string] | undefined {
  const traces = env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']
  if (traces !== undefined) return ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', traces]
  const all = env['OTEL_EXPORTER_OTLP_ENDPOINT']
  return all === undefined
    ? undefined
    : ['OTEL_EXPORTER_OTLP_ENDPOINT', `${all.replace(/\/+$/, '')}/v1/traces`]
}

/** Reads where spans are sent, from the standard variables of OpenTelemetry; undefined traces nothing. */
export function readTracing(env: Env, production: boolean, faults: string[]): TracingConfig | undefined {
  const given = readUrl(env)
  if (given === undefined) return undefined
  const [name, url] = given
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    faults.push(`${name} is an http or https address.`)
  else if (production && isLinkLocal(url))
    faults.push(`${name} is a link-local or metadata address: production refuses it.`)
  else if (!production && !isLoopback(url))
    faults.push(`${name} is not on this machine: sandbox speaks to its own world only.`)
  const sampler = env['OTEL_TRACES_SAMPLER'] ?? 'parentbased_always_on'
  const parentBased = sampler.startsWith('parentbased_')
  const root = SAMPLERS.find((one) => one === sampler.replace(/^parentbased_/, ''))
  if (root === undefined)
    faults.push(`OTEL_TRACES_SAMPLER is one of ${SAMPLERS.join(', ')}, also with "parentbased_" before it.`)
  const ratio = Number(env['OTEL_TRACES_SAMPLER_ARG'] ?? '1')
  if (!(ratio >= 0 && ratio <= 1)) faults.push('OTEL_TRACES_SAMPLER_ARG is a number from 0 to 1.')
  const headers = readHeaders(env['OTEL_EXPORTER_OTLP_HEADERS'] ?? '', faults)
  return Object.freeze({ url, headers, root: root ?? 'always_off', parentBased, ratio })
}
