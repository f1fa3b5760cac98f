import { variable, type Variable } from './variable.ts'

/** The variables that say how much a process does at once, and how long it waits for the database. */
export const loadVariables: readonly Variable[] = [
  variable(
    'DATABASE_POOL_MAX',
    'Most database connections of one process; the worker’s queue has as many more as `WORKER_DELIVERIES`.',
    '16',
  ),
  variable(
    'WORKER_ROUNDS',
    'How many rounds of each job that leases rows (conversions, payouts, refunds, messages of partners, mail and SMS) run at once in one worker, from 1 to 64. Several workers share the rows in any case.',
    '1',
  ),
  variable(
    'WORKER_DELIVERIES',
    'How many events, or batches of events, one worker handles at once, from 1 to 64; each takes a database connection.',
    '8',
  ),
  variable(
    'WORKER_EVENT_QUEUES',
    'Into how many queues the events of one subscriber are divided by owner when it handles them in batches, from 1 to 64; the same for all workers. With more queues, more workers share them, and batches are smaller. One queue is the fastest for a single worker.',
    '3',
  ),
  variable(
    'WORKER_RELAYS',
    'In how many partitions by subject events are handed to the queue, from 1 to 64; the same for all workers. Each partition has a lock of its own, so that several workers share them.',
    '1',
  ),
  variable(
    'DATABASE_ACQUIRE_TIMEOUT_MS',
    'How long a request or a job waits for a database connection, in ms.',
    '5000',
  ),
  variable(
    'DATABASE_STATEMENT_TIMEOUT_MS',
    'How long one statement of a request may take, in ms; the request is then answered 503.',
    '10000',
  ),
  variable('DATABASE_JOB_TIMEOUT_MS', 'How long one statement of a job may take, in ms.', '300000'),
  variable('DATABASE_LOCK_TIMEOUT_MS', 'How long a statement waits for one lock, in ms.', '5000'),
  variable(
    'DATABASE_IDLE_TIMEOUT_MS',
    'How long a transaction may be idle, in ms; the server then ends it and releases its locks.',
    '30000',
  ),
]
