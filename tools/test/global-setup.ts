import type { TestProject } from 'vitest/node'
import { joinTestCluster } from './cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The cluster in which test files clone their databases; see `cloneDatabase` of @puente/postgres. */
    adminUrl: string
  }
}

/** Gives every test file the test cluster's address, and leaves the cluster when the run ends. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await joinTestCluster()
  project.provide('adminUrl', cluster.adminUrl)
  return cluster.leave
}
