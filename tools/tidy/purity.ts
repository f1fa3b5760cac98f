import { isCode, isProof, placesOf, type TidyRule, type TreeFile } from './tree.ts'

const configFiles = [
  /^apps\/server\/src\/platform\/config\//,
  /^sandbox\/src\/config\.ts$/,
  /\.config\.ts$/,
  // PostgreSQL's programs need environment variables of Windows.
  /^packages\/postgres\/src\/embedded\/program\.ts$/,
]

/** Only the configuration reads the environment, and checks it as a whole. */
export const environment: TidyRule = (tree) =>
  tree.files
    .filter((file) => isCode(file) && !isProof(file) && !configFiles.some((config) => config.test(file.path)))
    .flatMap((file) => placesOf(file, /\bprocess\.env\b/))
    .map((place) => `${place}: process.env is read only by configuration; take the value as an argument`)

const pure = [/^apps\/server\/src\/modules\//, /^packages\/(money|ledger|contract)\//]
const impure =
  /\bDate\.now\(|\bnew Date\(\s*\)|\bMath\.random\(|\brandomUUID\(|\bperformance\.now\b|\buuidv7\(/

/** Business code takes time and ids from the unit of work, so that a test controls both. */
export const moments: TidyRule = (tree) =>
  tree.files
    .filter((file) => isCode(file) && isBusiness(file))
    .flatMap((file) => placesOf(file, impure))
    .map((place) => `${place}: time and randomness arrive as arguments (work.now, work.id())`)

const isBusiness = (file: TreeFile) => !isProof(file) && pure.some((folder) => folder.test(file.path))
