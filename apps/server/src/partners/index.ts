import type { Messaging } from '../platform/config/services/messaging.ts'
import type { Partners } from '../platform/config/services/partners.ts'
import type { Services } from '../platform/config/services/services.ts'
import type { PushConfig } from '../platform/config/services/push.ts'
import type { Clock } from '../platform/time/clock.ts'
import { bankOverHttp, type BankPort } from './bank.ts'
import type { DocumentsConfig } from '../platform/config/documents.ts'
import { filesInFolder } from './files-in-folder.ts'
import { filesOverS3 } from './files-over-s3.ts'
import type { FilesPort } from './files.ts'
import type { KmsConfig } from '../platform/config/secrets/kms.ts'
import { kmsInFile } from './kms-in-file.ts'
import { kmsOverAws } from './kms-over-aws.ts'
import type { KmsPort } from './kms.ts'
import { facesOverHttp, type FacesPort } from './faces.ts'
import { partnerHttp } from './http.ts'
import { mailOverSmtp } from './mail-smtp.ts'
import { mailOverInbox, type MailPort } from './mail.ts'
import { mapsOverHttp, type MapsPort } from './maps.ts'
import { namesOverHttp, batchedNames, type NamesPort } from './names.ts'
import { localitiesOverHttp, type LocalitiesPort } from './localities.ts'
import { pushOverHttp, type PushPort } from './push.ts'
import { railsOverHttp, batchedRails, type RailsPort } from './rails.ts'
import { ratesOverHttp, type RatesPort } from './rates.ts'
import { registryOverHttp, type RegistryPort } from './registry.ts'
import { scannerAt } from './scanner-clamd.ts'
import { notScanning, type ScannerPort } from './scanner.ts'
import { smsOverHttp, type SmsPort } from './sms.ts'

/** The time limit for files, longer than for other partners: a segment is large, and a busy store is retried. */
const FILE_PATIENCE_MS = 20_000
/** The time limit for scans: a scanner sends nothing while it reads a large file. */
const SCAN_PATIENCE_MS = 60_000

/** The ports to partners, for jobs and for handlers that prepare. Never passed to a use case. */
export interface Ports {
  readonly bank: BankPort
  readonly rails: RailsPort
  readonly rates: RatesPort
  readonly names: NamesPort
  readonly registry: RegistryPort
  readonly mail: MailPort
  readonly sms: SmsPort
  /** Undefined where nothing is sent to browsers. */
  readonly push: PushPort | undefined
  readonly files: FilesPort
  readonly scanner: ScannerPort
  /** Undefined where no service is configured. */
  readonly localities: LocalitiesPort | undefined
  readonly maps: MapsPort | undefined
  readonly faces: FacesPort | undefined
}

/** The configured store of files: a folder of this machine, or a bucket. */
export const filesPort = ({ files }: DocumentsConfig): FilesPort =>
  files.kind === 'folder' ? filesInFolder(files.folder) : filesOverS3(files, FILE_PATIENCE_MS)

/** The time limit of one call with its retries. A start waits for it once, because keys are unwrapped together. */
const KMS_PATIENCE_MS = 15_000

/** What wraps and unwraps the keys of the configuration. */
export const kmsPort = (config: KmsConfig): KmsPort =>
  config.kind === 'file' ? kmsInFile(config) : kmsOverAws(config, KMS_PATIENCE_MS)

/** A person is typing: a later suggestion is of no use. */
const SUGGESTION_TIMEOUT_MS = 2500

/** The configuration of the partners. */
interface PortsConfig {
  readonly partners: Partners
  readonly messaging: Messaging
  readonly documents: DocumentsConfig
  readonly services: Services
  readonly push: PushConfig | undefined
}

/** The configured partners: the sandbox's or real ones. */
export function createPorts(
  { partners, messaging, documents, services, push }: PortsConfig,
  clock: Clock,
  timeoutMs: number,
): Ports {
  const helping = { timeoutMs: Math.min(timeoutMs, SUGGESTION_TIMEOUT_MS), clock }
  const http = (partner: keyof Partners) => {
    const { url, key } = partners[partner]
    return partnerHttp({ partner, url, key, timeoutMs, clock })
  }
  return {
    bank: bankOverHttp(http('bank')),
    rails: batchedRails(railsOverHttp(http('rails'))),
    rates: ratesOverHttp(http('rates')),
    names: batchedNames(namesOverHttp(http('names'))),
    registry: registryOverHttp(http('registry')),
    mail: mailPort(messaging.mail, clock, timeoutMs),
    sms: smsOverHttp(partnerHttp({ partner: 'sms', ...messaging.sms, timeoutMs, clock })),
    push: push && pushOverHttp(push, clock, timeoutMs),
    files: filesPort(documents),
    scanner: documents.clamd === undefined ? notScanning : scannerAt(documents.clamd, SCAN_PATIENCE_MS),
    localities: services.localities && localitiesOverHttp({ ...services.localities, ...helping }),
    maps: services.maps && mapsOverHttp({ ...services.maps, ...helping }),
    faces:
      services.faces && facesOverHttp(partnerHttp({ partner: 'faces', ...services.faces, timeoutMs, clock })),
  }
}

function mailPort(mail: Messaging['mail'], clock: Clock, timeoutMs: number): MailPort {
  return mail.kind === 'smtp'
    ? mailOverSmtp({ ...mail, timeoutMs, clock })
    : mailOverInbox(partnerHttp({ partner: 'inbox', ...mail, timeoutMs, clock }))
}
