export {
  removeEmbedded,
  runningEmbedded,
  startEmbedded,
  stopEmbedded,
  type EmbeddedOptions,
  type EmbeddedServer,
} from './server.ts'
export { archiveNow, clusterFacts, inBackupMode, type BackupMode, type ClusterFacts } from './backup-mode.ts'
export { recoverEmbedded, stoppedCluster, type Recovered, type RecoverOptions } from './recover.ts'
export { releaseFileLock, takeFileLock, withFileLock } from './file-lock.ts'
export { makeFolder } from './folders.ts'
export { freePort, freePorts } from './ports.ts'
export { identityOf, isAlive } from './process-identity.ts'
export type { PlaceOptions } from './location.ts'
export type { StopMode } from './stop.ts'
