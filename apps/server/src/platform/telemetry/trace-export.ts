import { context, diag, DiagLogLevel, ROOT_CONTEXT } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
} from '@opentelemetry/sdk-trace'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TracingConfig } from '../config/tracing.ts'
import { withoutIdleRounds } from './idle-rounds.ts'
import type { Logger } from './logger.ts'
import { setTracer } from './tracing.ts'

/** How long the end of a process waits for spans that are being sent. */
const FLUSH_WITHIN_MS = 2000

function rootOf({ root, ratio }: TracingConfig): Sampler {
  if (root === 'always_on') return new AlwaysOnSampler()
  return root === 'always_off' ? new AlwaysOffSampler() : new TraceIdRatioBasedSampler(ratio)
}

/**
 * Decides about spans whose parent is not ours as about new traces, by a trace id that the client has not chosen:
 * neither its flag nor its id changes how many are sampled.
 */
function untrusting(root: Sampler): Sampler {
  const ids = new RandomIdGenerator()
  return {
    shouldSample: (_context, _traceId, ...rest) =>
      root.shouldSample(ROOT_CONTEXT, ids.generateTraceId(), ...rest),
    toString: () => `Untrusting{${root.toString()}}`,
  }
}

/** The sampler of the configuration. */
export function samplerOf(config: TracingConfig): Sampler {
  const root = rootOf(config)
  const remote = untrusting(root)
  const local = config.parentBased ? {} : { localParentSampled: root, localParentNotSampled: root }
  return new ParentBasedSampler({
    root,
    remoteParentSampled: remote,
    remoteParentNotSampled: remote,
    ...local,
  })
}

/** What the spans of a process say about it. */
export interface TracedProcess {
  readonly name: string
  readonly release: string
  readonly environment: string
}

/** Begins to export the spans of this process. Returns a function that sends the last ones, within 2 s, and ends it. */
export function startExport(config: TracingConfig, { name, release, environment }: TracedProcess) {
  const provider = new TracerProvider({
    sampler: samplerOf(config),
    resource: resourceFromAttributes({
      'service.name': `puente-${name}`,
      'service.version': release,
      'deployment.environment.name': environment,
    }),
    spanProcessors: [
      withoutIdleRounds(
        new BatchSpanProcessor({
          exporter: new OTLPTraceExporter({ url: config.url, headers: config.headers }),
        }),
      ),
    ],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  setTracer(provider.getTracer('puente', release))
  return async (): Promise<void> => {
    setTracer(undefined)
    const patience = new AbortController()
    await Promise.race([
      provider.shutdown().catch(() => undefined),
      sleep(FLUSH_WITHIN_MS, undefined, { signal: patience.signal }).catch(() => undefined),
    ])
    patience.abort()
    context.disable()
    diag.disable()
  }
}

/** Logs that spans could not be sent. What the library says beyond its first words may contain addresses. */
export function logExportFaults(logger: Logger): void {
  const warn = () => logger.warn('spans not sent')
  const none = () => undefined
  diag.setLogger({ error: warn, warn: none, info: none, debug: none, verbose: none }, DiagLogLevel.ERROR)
}
