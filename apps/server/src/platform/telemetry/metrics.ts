import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

/** The metrics of one process, in Prometheus' text format. */
export const registry = new Registry()
collectDefaultMetrics({ register: registry })

export const requestSeconds = new Histogram({
  name: 'puente_request_seconds',
  help: 'Time to answer a request, by endpoint and status.',
  labelNames: ['endpoint', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers: [registry],
})

export const refusalsTotal = new Counter({
  name: 'puente_refusals_total',
  help: 'Refusals answered, by endpoint and code.',
  labelNames: ['endpoint', 'code'],
  registers: [registry],
})

export const jobSeconds = new Histogram({
  name: 'puente_job_seconds',
  help: 'Time of one round of a job, by job and outcome.',
  labelNames: ['job', 'outcome'],
  buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 30],
  registers: [registry],
})

export const partnerSeconds = new Histogram({
  name: 'puente_partner_seconds',
  help: 'Time of one call to a partner, by partner, operation and outcome.',
  labelNames: ['partner', 'operation', 'outcome'],
  buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 30],
  registers: [registry],
})

export const inspectionSeconds = new Histogram({
  name: 'puente_inspection_seconds',
  help: 'Time to open one uploaded file in a child process, by kind and outcome.',
  labelNames: ['kind', 'outcome'],
  buckets: [0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
  registers: [registry],
})

export const eventsDead = new Gauge({
  name: 'puente_events_given_up',
  help: 'Events that a subscriber failed to handle as often as it is tried and has not handled since, by event and subscriber.',
  labelNames: ['event', 'subscriber'],
  registers: [registry],
})

export const settingsMisfitting = new Gauge({
  name: 'puente_settings_misfitting',
  help: 'Newest versions of settings that do not fit their fields, by setting and key; older ones are used in their place.',
  labelNames: ['setting', 'key'],
  registers: [registry],
})

export const messagesNotSent = new Gauge({
  name: 'puente_messages',
  help: 'Mails and short texts that wait, failed for good or bounced, by channel and state.',
  labelNames: ['channel', 'state'],
  registers: [registry],
})

export const outboxWaiting = new Gauge({
  name: 'puente_outbox_waiting',
  help: 'Events written and not handed over yet; counted up to 50000.',
  registers: [registry],
})

export const outboxOldest = new Gauge({
  name: 'puente_outbox_oldest_seconds',
  help: 'Age of the oldest event that is not handed over yet, in business time; 0 when none waits.',
  registers: [registry],
})

export const instanceSilent = new Gauge({
  name: 'puente_instance_silent_seconds',
  help: 'Time since the last heartbeat of an instance. Ended instances have none; dead ones stay for a day.',
  labelNames: ['process', 'instance'],
  registers: [registry],
})

/** When the next round of each job is due, in ms of performance.now(). */
const jobDueAt = new Map<string, number>()

/** Records that a round of a job ended without a failure, or that the job was started, and when its next one is due. */
export const jobFinished = (job: string, nextInMs = 0): void =>
  void jobDueAt.set(job, performance.now() + nextInMs)

export const jobSilent = new Gauge({
  name: 'puente_job_silent_seconds',
  help: 'Time since the next round of a job was due, while none has ended without a failure, by job; 0 before it is due.',
  labelNames: ['job'],
  registers: [registry],
  collect() {
    for (const [job, at] of jobDueAt) this.set({ job }, Math.max(0, performance.now() - at) / 1000)
  },
})

export const poolConnections = new Gauge({
  name: 'puente_database_pool_connections',
  help: 'Database connections of this process, total and idle, and callers that wait for one, by state.',
  labelNames: ['state'],
  registers: [registry],
})

export const suspenseOpen = new Gauge({
  name: 'puente_suspense_open',
  help: 'Payments that match no order and are not decided yet; counted up to 10000.',
  registers: [registry],
})

export const suspenseOldest = new Gauge({
  name: 'puente_suspense_oldest_seconds',
  help: 'How long the oldest of these payments has waited, in business time; 0 when none waits.',
  registers: [registry],
})

export const screeningAge = new Gauge({
  name: 'puente_screening_age_seconds',
  help: 'Time since the screening service last returned a verdict, in business time. It grows while nobody is screened.',
  registers: [registry],
})

/** Metrics from the database keep their last value when they cannot be read. */
export const metricsStale = new Gauge({
  name: 'puente_metrics_stale',
  help: '1 when the metrics of a group could not be read from the database for this scrape, by group.',
  labelNames: ['group'],
  registers: [registry],
})

export const moneyOverdue = new Gauge({
  name: 'puente_money_overdue',
  help: 'Sums that have waited longer than any money may, by who has them; nobody should ever have one.',
  labelNames: ['owner'],
  registers: [registry],
})

export const balancesLow = new Gauge({
  name: 'puente_balances_low',
  help: 'Bank accounts whose balance in the books is below its floor or below zero.',
  registers: [registry],
})

export const booksWrong = new Gauge({
  name: 'puente_books_wrong',
  help: 'Invariants of the books and their tamper evidence that the last replay found broken; none should ever be.',
  registers: [registry],
})

export const booksReplayed = new Gauge({
  name: 'puente_books_replayed_seconds',
  help: 'When the last replay of the books began, in seconds since 1970, in business time.',
  registers: [registry],
})

export const booksReplayAge = new Gauge({
  name: 'puente_books_replay_age_seconds',
  help: 'Time since the last replay of the books began, in business time.',
  registers: [registry],
})

export const booksWholeReplayAge = new Gauge({
  name: 'puente_books_whole_replay_age_seconds',
  help: 'Time since the last replay of the books that covered everything began, in business time.',
  registers: [registry],
})

/** Encrypted values that did not decrypt in their column and row: altered or moved. */
export const valuesRefused = new Counter({
  name: 'puente_encrypted_values_refused_total',
  help: 'Encrypted values that were altered, or moved to another column or row. Expected: 0.',
  labelNames: ['column'],
  registers: [registry],
})

export const openStreams = new Gauge({
  name: 'puente_open_streams',
  help: 'Streams of changes that are open to browsers in this process.',
  registers: [registry],
})

export const replicaLag = new Gauge({
  name: 'puente_replica_lag_seconds',
  help: 'How far the replica is behind the primary, as this process measured it; infinite when it does not respond. Absent without DATABASE_REPLICA_URL.',
  labelNames: ['replica'],
  registers: [registry],
})

export const replicaReads = new Counter({
  name: 'puente_replica_reads_total',
  help: 'Works that may read from the replica, by where they were read.',
  labelNames: ['target'],
  registers: [registry],
})

export const indexKeysActive = new Gauge({
  name: 'puente_index_keys_active',
  help: 'Keys that the database may have blind indexes of. More than 1 while the index key is rotated.',
  registers: [registry],
})

export const indexRotationRows = new Gauge({
  name: 'puente_index_rotation_rows',
  help: 'Rows of the present or last pass of a rotation of the index key, by table and state: read, renewed, missed (left for the next pass), without-text.',
  labelNames: ['table', 'state'],
  registers: [registry],
})

/** Values that were read after the key of their owner was destroyed. */
export const destroyedKeysUsed = new Counter({
  name: 'puente_values_of_destroyed_keys_total',
  help: 'Encrypted values that were read after the key of their owner was destroyed. Expected: 0, or a restored backup.',
  labelNames: ['column'],
  registers: [registry],
})

export const booksBlockHeight = new Gauge({
  name: 'puente_books_block_height',
  help: 'The height of the newest block.',
  registers: [registry],
})

export const booksBlockAge = new Gauge({
  name: 'puente_books_block_age_seconds',
  help: 'Age of the newest block, in business time. It grows while nothing is written that a block records.',
  registers: [registry],
})

export const sendingClosed = new Gauge({
  name: 'puente_sending_closed',
  help: '1 while sending is stopped, because a partner’s list contains an unexplained instruction.',
  registers: [registry],
})

export const sendingUnexplained = new Gauge({
  name: 'puente_sending_unexplained',
  help: 'Unexplained instructions in partners’ lists that the books have not sent.',
  registers: [registry],
})

export const backupAge = new Gauge({
  name: 'puente_backup_age_seconds',
  help: 'Time since the newest verified backup ended (base), and since a segment of the database’s log was last stored (log), by part; infinite before the first. Absent without BACKUP_DIR.',
  labelNames: ['part'],
  registers: [registry],
})

export const partitionsDefaultRows = new Gauge({
  name: 'puente_partitions_default_rows',
  help: 'Rows that no partition was ready for, by table; counted up to 1000.',
  labelNames: ['table'],
  registers: [registry],
})

export const partitionsAhead = new Gauge({
  name: 'puente_partitions_ahead',
  help: 'Partitions that begin later than now, by table. Without one, rows are soon stored in the default partition.',
  labelNames: ['table'],
  registers: [registry],
})

export const pendingItemsWrong = new Gauge({
  name: 'puente_pending_items_wrong',
  help: 'Open items that differ from the facts, as the reconciler last found them, by kind and by what is wrong.',
  labelNames: ['kind', 'wrong'],
  registers: [registry],
})
