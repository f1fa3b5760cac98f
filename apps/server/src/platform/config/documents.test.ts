import { expect, test } from 'vitest'
import { productionEnv } from '../../../test/production-env.ts'
import { loadConfig } from './index.ts'

test('a bucket without an access key: credentials of the machine', () => {
  const env = {
    ...productionEnv(),
    DOCUMENTS_FOLDER_ALLOWED: undefined,
    DOCUMENTS_S3_URL: 'https://s3.example',
    DOCUMENTS_S3_BUCKET: 'files',
  }
  expect(loadConfig(env).documents.files).toMatchObject({ kind: 's3', accessKey: undefined })
})
