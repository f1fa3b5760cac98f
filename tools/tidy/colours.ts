import { at, isCode, isProof, type TidyRule } from './tree.ts'

const webs = /^(?:apps\/[a-z]+-web|packages\/(?:[a-z]+-ui|ui|web))\/src\//
/** The colours of both schemes. */
const home = 'packages/ui/src/theme/tokens.ts'
/** A sample of a photo that a customer uploads. */
const pictures = new Set(['apps/customer-web/src/features/gallery/uploads.tsx'])

const literals = [
  /(?<=['"`\s(,])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?=['"`\s),;])/gi,
  /\b(?:rgb|hsl)a?\(|\b(?:hwb|lab|lch|oklab|oklch)\(/g,
  /\b(?:background|bgcolor|border|boxShadow|color|fill|outline|stroke)\w*(?:=|: *)\{?['"`][^'"`\n]*\b(?:white|black)\b/gi,
]

/** Colours are tokens: a literal would be the same in the dark scheme, and no test of contrast would know it. */
export const colours: TidyRule = (tree) =>
  tree.files
    .filter(
      (file) =>
        isCode(file) &&
        !isProof(file) &&
        webs.test(file.path) &&
        file.path !== home &&
        !pictures.has(file.path),
    )
    .flatMap((file) =>
      literals.flatMap((pattern) =>
        [...file.text.matchAll(pattern)].map(
          (match) =>
            `${at(file, match.index)}: ${match[0]} is no token; take a colour of v, or add one to ${home}`,
        ),
      ),
    )
