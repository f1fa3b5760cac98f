import { at, isCode, isProof, type TreeFile, type TidyRule } from './tree.ts'

interface OneWay {
  readonly pattern: RegExp
  /** The file that may contain it: the one way itself. */
  readonly home: string
  readonly message: string
}

const ways: readonly OneWay[] = [
  {
    pattern: /\brandomUUID\(/g,
    home: 'packages/web/src/client/idempotency-key.ts',
    message: 'useKeyOf of @puente/web gives idempotency keys by content, newKey other random keys',
  },
  {
    pattern: /\blocation\.(?:assign\(|href\s*=[^=])/g,
    home: 'packages/web/src/location/leave-for.ts',
    message: 'leaveFor of @puente/web loads another document; within the app, the router navigates',
  },
  {
    pattern: /\b(?:86_?400_?000|24 \* 60 \* 60)\b/g,
    home: 'packages/web/src/calendar/calendar.ts',
    message: 'addDays, daysBetween and dayMs of @puente/web calculate with days',
  },
  {
    pattern: /role="alert"[^>]*>\s*<Notice\s+tone="bad"\s+title=\{[^}]*\}\s*>/g,
    home: 'packages/ui/src/states/refusal-notice.tsx',
    message: 'RefusalNotice of @puente/ui shows why an action was refused',
  },
  {
    pattern: /from 'react-hook-form'/g,
    home: 'packages/web/src/forms/use-endpoint-form.ts',
    message: 'useEndpointForm of @puente/web is the form of an endpoint',
  },
  {
    pattern: /\bisFetch(?:ingNextPage|NextPageError)\b/g,
    home: 'packages/web/src/loading/next-page.tsx',
    message: 'NextPage of @puente/web/loading loads the next page of a list',
  },
  {
    pattern: /aria-activedescendant/g,
    home: '',
    message: "a field with options is Material's Autocomplete, or useAutocomplete",
  },
]

const webs = /^(?:apps\/[a-z]+-web|packages\/(?:[a-z]+-ui|ui|web))\/src\//

const queryCalls =
  /\bconst (?:(?<name>\w+)|\[(?<names>[^\]]*)\]|\{(?<fields>[^}]*)\}) = use(?:Infinite)?Quer(?:y|ies)\(/g
const errorFields = String.raw`(?:error|isError|isLoadingError|isRefetchError|failureReason)\b`
const failureShown = /<(?:Failed\w*|\w*Failure|RefusalNotice)\b|tone="bad"|\b(?:describeFailure|refusalOf)\(/

/** The line of text below the search: it says why nothing was found. */
const withoutLoaded = new Set(['apps/backoffice-web/src/features/console/search/search-dialog.tsx'])

/** Where a component that shows failures reads the error of a query. A query that a component receives is named `query`. */
function errorsRead({ path, text }: TreeFile): number[] {
  if (!path.endsWith('.tsx') || path.startsWith('packages/web/src/loading/') || withoutLoaded.has(path))
    return []
  if (!failureShown.test(text)) return []
  const calls = [...text.matchAll(queryCalls)]
  const taken = calls.filter(({ groups }) =>
    new RegExp(String.raw`\b${errorFields}`).test(groups?.['fields'] ?? ''),
  )
  const names = calls.flatMap(
    ({ groups }) => (groups?.['name'] ?? groups?.['names'] ?? '').match(/\w+/g) ?? [],
  )
  const read = new RegExp(String.raw`\b(?:${['query', ...names].join('|')})\.${errorFields}`, 'g')
  return [...taken, ...text.matchAll(read)].map(({ index }) => index)
}

/** The webs do each of these things in one way. */
export const secondWays: TidyRule = (tree) =>
  tree.files
    .filter((file) => isCode(file) && !isProof(file) && webs.test(file.path))
    .flatMap((file) => [
      ...ways
        .filter(({ home }) => home !== file.path)
        .flatMap(({ pattern, message }) =>
          [...file.text.matchAll(pattern)].map((match) => `${at(file, match.index)}: ${message}`),
        ),
      ...errorsRead(file).map(
        (index) =>
          `${at(file, index)}: Loaded of @puente/web/loading shows the data of a query or its failure`,
      ),
    ])
